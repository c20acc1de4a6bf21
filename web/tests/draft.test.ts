// What is asked of the server when a table is made.
import { expect, test } from "vitest"
import { clocksOf } from "../src/lib/clocks.ts"
import { firstDraft, HOUSE, presetsOf, seatDraft, toTable } from "../src/new/draft.ts"
import type { GameInfo } from "../src/lib/wire.ts"

function info(names: string[], options: string[]): GameInfo {
  return {
    game: "calculissimo",
    seats: [2, 3, 4],
    levels: [],
    rulesets: names.map((name) => ({ name })),
    options: options.map((name) => ({ name })),
  } as unknown as GameInfo
}

test("with friends the other seat is open, on one device it is ours too", () => {
  expect(toTable(firstDraft(info([], []), "level-2", false), null).seats).toEqual([{ kind: "me" }, { kind: "open" }])
  expect(toTable(firstDraft(info([], []), "level-2", true), null).seats).toEqual([{ kind: "me" }, { kind: "me" }])
})

test("a computer player has its level, a pair its two places", () => {
  const draft = firstDraft({ ...info([], []), game: "contig60" }, "level-2", false)
  draft.seats[0]!.pair = true
  draft.seats[1] = { ...seatDraft("computer", "level-5"), pair: true }
  expect(toTable(draft, null).seats).toEqual([{ kind: "me", places: 2 }, { kind: "computer", level: "level-5" }])
})

test("the clock of the rules is left alone, another one is said", () => {
  const draft = firstDraft(info([], []), "level-2", false)
  expect(toTable(draft, null)).not.toHaveProperty("clock")
  draft.clock = "turn-60"
  expect(toTable(draft, null).clock).toEqual({ turn: 60, main: null })
})

test("house rules are a preset with options on top", () => {
  const draft = firstDraft(info([], []), "level-2", false)
  draft.ruleset = HOUSE
  const made = toTable(draft, { ruleset: "short", options: { zero_counts: true } })
  expect(made).toMatchObject({ ruleset: "short", options: { zero_counts: true } })
})

test("short and junior come first, the others as the server has them", () => {
  expect(presetsOf(info(["classic", "sheet-pt", "short", "junior"], []))).toEqual(["short", "junior", "classic", "sheet-pt"])
})

test("a main time is offered only where the rules know one", () => {
  expect(clocksOf([{ name: "turn_seconds" }, { name: "main_seconds" }])).toContain("main-600")
  expect(clocksOf([{ name: "turn_seconds" }])).not.toContain("main-600")
})

test("a head start is an option of the rules, on top of those of the house, and help is one of the seat", () => {
  const draft = firstDraft(info([], []), "level-2", false)
  expect(toTable(draft, null)).not.toHaveProperty("options")
  draft.seats[1]!.headStart = 50
  draft.seats[1]!.help = true
  expect(toTable(draft, null)).toMatchObject({
    seats: [{ kind: "me" }, { kind: "open", help: true }],
    options: { head_start: [0, 50] },
  })
  draft.ruleset = HOUSE
  const made = toTable(draft, { ruleset: "short", options: { zero_counts: true } })
  expect(made).toMatchObject({ ruleset: "short", options: { zero_counts: true, head_start: [0, 50] } })
})

test("unseen tiles are shown against computer players, not to children, and between people only if they want it", () => {
  const draft = firstDraft(info([], []), "level-2", false)
  expect(toTable(draft, null).unseen).toBe(false)
  draft.seats[1] = seatDraft("computer", "level-2")
  expect(toTable(draft, null).unseen).toBe(true)
  draft.ruleset = "junior"
  expect(toTable(draft, null).unseen).toBe(false)
  draft.ruleset = HOUSE
  expect(toTable(draft, { ruleset: "junior", options: {} }).unseen).toBe(false)
  draft.unseen = true
  expect(toTable(draft, null).unseen).toBe(true)
})

// What is asked of the server when a table is made.
import { expect, test } from "vitest"
import { clocksOf, firstDraft, HOUSE, presetsOf, toTable } from "../src/new/draft.ts"
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
  draft.seats[1] = { kind: "computer", level: "level-5", pair: true, name: "" }
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
  const names = (game: GameInfo) => clocksOf(game).map(({ name }) => name)
  expect(names(info([], ["turn_seconds", "main_seconds"]))).toContain("main-600")
  expect(names(info([], ["turn_seconds"]))).not.toContain("main-600")
})

import { beforeEach, expect, test } from "vitest"
import type { ReviewClass, ReviewHead, ReviewTurn } from "../src/lib/wire.ts"
import { graphOf, nearest } from "../src/review/graph.ts"
import { keepReview, keptGames, MOST, noteGame, practiceOf } from "../src/review/kept.ts"
import { asGood, headlineOf, isAsGood, merged, mistakesOf, playersTurns, starsOf, withLevels, type Whole } from "../src/review/turns.ts"

function option(key: string, share: number, gap_error = 0): ReviewClass {
  return { key, move: key, moves: 1, points: 0, kept: "", share, error: 0, gap_error, exact: false, looked: true, margin: null, shares: [share, 1 - share] }
}

function turn(seq: number, seat: number | null, more: Partial<ReviewTurn> = {}): ReviewTurn {
  const none = [0, 0]
  return {
    ...{ seq, seat, owner: seat, move: "pass", kind: seat === null ? "chance" : "decision", stage: "early", points: 0 },
    ...{ before: [0.5, 0.5], after: [0.5, 0.5], luck: none, skill: none, rest: none, exact: false, decision: null },
    ...more,
  } as ReviewTurn
}

function mistake(seq: number, seat: number, loss: number): ReviewTurn {
  const size = loss > 0.07 ? "large" : loss > 0.03 ? "medium" : "small"
  const classes = [option("best", 0.6), option("played", 0.6 - loss)]
  return turn(seq, seat, { decision: { played: 1, loss, error: 0, established: true, counts: true, size, most: null, kinds: [], facts: [], classes } })
}

test("one's own larger mistakes come largest first", () => {
  const turns = [mistake(1, 1, 0.05), mistake(2, 2, 0.5), mistake(3, 1, 0.2), mistake(4, 1, 0.02)]
  expect(mistakesOf(turns, 1).map(({ seq }) => seq)).toEqual([3, 1])
})

test("everything within a hundredth or two standard errors is as good", () => {
  const best = option("a", 0.5)
  expect(isAsGood(option("b", 0.4901), best)).toBe(true)
  expect(isAsGood(option("c", 0.48), best)).toBe(false)
  expect(isAsGood(option("d", 0.48, 0.011), best)).toBe(true)
  expect(asGood(mistake(1, 1, 0.05).decision!).map(({ key }) => key)).toEqual(["best"])
})

test("a level that a closer look can not tell stays that of the quick one", () => {
  const levels = (...of: (number | null)[]) => ({ totals: of.map((level) => ({ level: level === null ? null : { level, low: level, high: level } })) }) as unknown as ReviewHead
  const told = (head: ReviewHead) => head.totals.map(({ level }) => level?.level ?? null)
  expect(told(withLevels(levels(null, 6), levels(3, 4)))).toEqual([3, 6])
  expect(told(withLevels(levels(null), null))).toEqual([null])
})

test("a closer look takes the place of the quick one turn by turn", () => {
  const quick = [turn(1, 1), turn(2, 2), turn(3, 1)]
  const deep = [turn(1, 1, { move: "deep" })]
  expect(merged(quick, deep).map(({ move }) => move)).toEqual(["deep", "pass", "pass"])
  expect(playersTurns([turn(1, null), turn(2, 1), turn(3, 2, { kind: "undone" })])).toEqual([1])
})

test("nobody who played to the end is without a star", () => {
  expect([null, 0, 80, 99].map((number) => starsOf({ headline: "accuracy" }, number))).toEqual([1, 1, 2, 3])
  expect([10, 30, 60].map((number) => starsOf({ headline: "top_share" }, number))).toEqual([1, 2, 3])
  expect(headlineOf({ headline: "top_share" }, { accuracy: null, top_share: 0.43 })).toBe(43)
  expect(headlineOf({ headline: "top_share" }, { accuracy: 90, top_share: null })).toBe(null)
})

test("the graph begins before the first turn, and luck grows from the middle", () => {
  const turns = [turn(1, null, { luck: [0.15, -0.15], after: [0.65, 0.35] }), turn(2, 1, { after: [1, 0] })]
  const shape = graphOf(turns, [1], 1, 200, 100)
  expect(shape.lines).toEqual([{ seat: 1, points: [[0, 50], [100, 35], [200, 0]] }])
  expect(shape.bars).toEqual([{ at: 0, x: 100, y: 25, height: 25, good: true }])
  expect(graphOf(turns, [2], 2, 200, 100).bars[0]).toMatchObject({ y: 50, good: false })
  expect(nearest(shape.xs, [0, 1], 160)).toBe(1)
  expect(nearest(shape.xs, [0, 1], -20)).toBe(0)
})

beforeEach(() => {
  const kept = new Map<string, string>()
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
})

test("the last games of this browser are kept, and what their reviews came to is added up", () => {
  for (let i = 0; i < MOST + 3; i += 1) noteGame(`m${i}`, "contig60", 1)
  noteGame("m22", "contig60", 2)
  expect(keptGames()).toHaveLength(MOST)
  expect(keptGames()[0]).toEqual({ match: "m22", game: "contig60", seat: 1, review: null })
  const lost = (loss: number) => ({ decisions: 2, mistakes: 1, loss })
  const totals = { accuracy: 80, top_share: null, kinds: { line: lost(0.1), pass: lost(0.3) }, stages: { early: lost(0) } }
  const head = { judge: "1", ruleset: "junior", headline: "accuracy", totals: [totals] }
  const whole = { head, turns: [mistake(4, 1, 0.2)] } as unknown as Whole
  keepReview("m22", whole)
  keepReview("m21", whole)
  keepReview("nobody's", whole)
  expect(keptGames()[0]!.review).toMatchObject({ ruleset: "junior", stars: 2, headline: 80 })
  const practice = practiceOf(keptGames())
  expect(practice.games).toBe(2)
  expect(practice.kinds.map(([name, { mistakes }]) => [name, mistakes])).toEqual([["pass", 2], ["line", 2]])
  expect(practice.stages).toEqual([])
  expect(practice.again.map(({ match, seq }) => [match, seq])).toEqual([["m22", 4], ["m21", 4]])
})

import { expect, test } from "vitest"
import type { LogEntry, Totals } from "../src/lib/wire.ts"
import { bestMoves, totalsByTurn } from "../src/table/totals.ts"

/** A log of entries by their seat and text, and the gains of some of them. */
function ended(moves: [seat: number | null, text: string][], start: number[], gains: Totals["gains"]): [Totals, LogEntry[]] {
  return [{ start, gains }, moves.map(([seat, text], i) => [i + 1, seat, text, [], [], 0])]
}

test("an entry may change several totals, and is one step", () => {
  const [totals, log] = ended(
    [[null, "first 1"], [1, "(2+3)*4=20"], [2, "6*(5-1)=19"], [1, "challenge"]],
    [60, 60],
    [[2, 1, 0, 60], [3, 2, 1, 59], [4, 1, 2, 58], [4, 2, -1, 60]],
  )
  expect(totalsByTurn(totals, log)).toEqual([
    { seq: 2, totals: [60, 60] },
    { seq: 3, totals: [60, 59] },
    { seq: 4, totals: [58, 60] },
  ])
  expect(bestMoves(totals, log, 3)).toEqual([])
})

test("what another's answer changes is taken from the move that it was about", () => {
  const [totals, log] = ended(
    [[null, "order 1:5 2:9"], [2, "8d 9+6/2=50"], [1, "challenge"], [1, "pass"], [null, "end 1:57+ 2:."]],
    [0, 0],
    [[2, 2, 50, 50], [3, 2, -2, 48], [4, 1, 0, 0]],
  )
  log[4]![4] = [-5, 48]
  expect(totalsByTurn(totals, log).map((step) => step.totals)).toEqual([
    [0, 50],
    [0, 48],
    [0, 48],
    [-5, 48],
  ])
  expect(bestMoves(totals, log, 3).map((best) => best.points)).toEqual([48])
})

test("a move may earn all its points by an answer", () => {
  const [totals, log] = ended([[1, "lay 5"], [2, "accept"]], [0, 0], [[1, 1, 0, 0], [2, 1, 5, 5]])
  expect(bestMoves(totals, log, 3)).toEqual([{ entry: log[0], points: 5 }])
})

test("the end is a step of its own only if it changes something", () => {
  const [totals, log] = ended([[1, "2+3+4=9"], [null, "end"]], [60, 60], [[1, 1, 0, 60]])
  log[1]![4] = [60, 60]
  expect(totalsByTurn(totals, log)).toHaveLength(1)
})

test("the best moves are those with the most points", () => {
  const [totals, log] = ended(
    [[1, "8d 9+6/2"], [2, "swap _3"], [1, "pass"], [2, "h6 4-(2)+3"], [1, "6f 3*(4)-1"]],
    [0, 0],
    [[1, 1, 48, 48], [2, 2, 0, 0], [3, 1, 0, 48], [4, 2, 12, 12], [5, 1, 48, 96]],
  )
  expect(bestMoves(totals, log, 2).map((best) => best.entry[0])).toEqual([1, 5])
  expect(bestMoves(totals, log, 9).map((best) => best.entry[0])).toEqual([1, 5, 4])
})

import { expect, test } from "vitest"
import type { LogEntry } from "../src/lib/protocol.ts"
import { bestMoves, startsOf, totalsByTurn } from "../src/table/totals.ts"

const contig: LogEntry[] = [
  [1, null, "first 1", [], [], 0],
  [2, null, "roll 2 3 4", [], [], 0],
  [3, 1, "(2+3)*4=20", [0], [60], 1],
  [4, null, "roll 1 5 6", [], [], 1],
  [5, 2, "6*(5-1)=19", [1], [59], 2],
  [6, 1, "challenge", [2], [58], 3],
]

test("a marker that goes back gives its points back", () => {
  expect(totalsByTurn(contig, [60, 60], "contig60").map((step) => step.totals)).toEqual([
    [60, 60],
    [60, 59],
    [58, 60],
  ])
  expect(bestMoves(contig, 3, "contig60")).toEqual([])
})

test("a contest in Calculissimo changes the total of whoever laid the tiles", () => {
  const log: LogEntry[] = [
    [1, null, "order 1:5 2:9", [], [], 0],
    [2, 2, "8d 9+6/2=50", [50], [50], 1],
    [3, 1, "challenge", [-2], [48], 2],
    [4, 1, "pass", [0], [0], 3],
    [5, null, "end 1:57+ 2:.", [-5, 0], [-5, 48], 4],
  ]
  expect(totalsByTurn(log, [0, 0], "calculissimo").map((step) => step.totals)).toEqual([
    [0, 50],
    [0, 48],
    [0, 48],
    [-5, 48],
  ])
  expect(bestMoves(log, 3, "calculissimo").map((best) => best.points)).toEqual([48])
})

test("the end is a step of its own only if it changes something", () => {
  const log: LogEntry[] = [
    [1, 1, "2+3+4=9", [0], [60], 0],
    [2, null, "end", [0, 0], [60, 60], 0],
  ]
  expect(totalsByTurn(log, [60, 60], "contig60")).toHaveLength(1)
})

test("the best moves are those with the most points that stood", () => {
  const log: LogEntry[] = [
    [1, 1, "8d 9+6/2", [48], [48], 0],
    [2, 2, "swap _3", [0], [0], 0],
    [3, 1, "pass", [0], [48], 0],
    [4, 2, "h6 4-(2)+3", [12], [12], 0],
    [5, 1, "6f 3*(4)-1", [48], [96], 0],
  ]
  expect(bestMoves(log, 2, "calculissimo").map((best) => best.entry[0])).toEqual([1, 5])
  expect(bestMoves(log, 9, "calculissimo").map((best) => best.entry[0])).toEqual([1, 5, 4])
})

test("what was taken back is in neither", () => {
  const log: LogEntry[] = [
    [1, 1, "2*3*4=24", [3], [57], 0],
    [2, null, "back 0", [], [], 0],
    [3, 1, "2+3+4=9", [1], [59], 0],
  ]
  expect(totalsByTurn(log, [60, 60], "contig60").map((step) => step.totals)).toEqual([[59, 60]])
  expect(bestMoves(log, 3, "contig60").map((best) => best.entry[0])).toEqual([3])
})

test("a head start counts from the beginning, up in Calculissimo and down in Contig 60", () => {
  expect(startsOf({ head_start: [50, 0, 9] }, 2, "calculissimo")).toEqual([50, 0])
  expect(startsOf({ head_start: [0, 20] }, 3, "calculissimo")).toEqual([0, 20, 0])
  expect(startsOf({ points: 60, head_start: [0, 10] }, 2, "contig60")).toEqual([60, 50])
  expect(startsOf({ points: 60 }, 2, "contig60")).toEqual([60, 60])
  const log: LogEntry[] = [
    [1, null, "order 1:5 2:9", [], [], 0],
    [2, 2, "8d 9+6/2", [48], [68], 1],
    [3, 1, "pass", [0], [0], 2],
  ]
  expect(totalsByTurn(log, [0, 20], "calculissimo").map((step) => step.totals)).toEqual([
    [0, 68],
    [0, 68],
  ])
})

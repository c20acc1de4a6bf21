import { expect, test } from "vitest"
import { lastCovered, lastThrow } from "../src/games/contig60/last.ts"
import { besides, lines, places, readPosition, readSentence } from "../src/games/contig60/notation.ts"
import type { LogEntry, Material } from "../src/lib/wire.ts"

const squares = [
  ["0", "1", "2"],
  ["7", "8", "3"],
  ["6", "5", "4"],
]
const material = { width: 3, height: 3, squares, line: 3 } as Material

test("a position in a turn", () => {
  const position = readPosition("x..|.o.|... 60,-4 24,25 2,3,14 1 begin:2;turns:7;idle:3")
  expect(position.board[0]).toEqual([1, null, null])
  expect(position.board[1]).toEqual([null, 2, null])
  expect(position).toMatchObject({ scores: [60, -4], markers: [24, 25], dice: [2, 3, 14], toMove: [1], begin: 2, turns: 7 })
  expect(position).toMatchObject({ passed: null, said: null, stolen: null, over: null, last: false })
})

test("chance is to move, and the game is over", () => {
  expect(readPosition("...|...|... 60,60 25,25 _ - -")).toMatchObject({ dice: null, toMove: [], begin: null })
  expect(readPosition("xxx|...|... 60,60 22,25 _ . begin:1;turns:3;over:line").over).toBe("line")
})

test("a steal, and sentences that may be contested", () => {
  expect(readPosition("...|...|... 60,60 25,25 2,3,4 2 begin:1;passed:1").passed).toBe(1)
  expect(readPosition("...|...|... 60,60 25,25 2,3,4 2 begin:1;said:(2+3)*4=20").said).toBe("(2+3)*4=20")
  expect(readPosition("...|...|... 60,60 25,25 2,3,4 1 begin:1;stolen:2*3+4=10").stolen).toBe("2*3+4=10")
})

test("sentences of moves", () => {
  expect(readSentence("steal (2+3)*4=20")).toEqual({ expression: "(2+3)*4", square: "20", steal: true })
  expect(readSentence("2+3*4=14")).toEqual({ expression: "2+3*4", square: "14", steal: false })
  expect(readSentence("pass")).toBeNull()
  expect(readSentence("roll 2 3 4")).toBeNull()
})

test("the last marker, unless it was taken away again", () => {
  const log: LogEntry[] = [
    [1, 1, "2+3*1=5", [0], [60], 0],
    [2, null, "roll 2 3 4", [], [], 0],
    [3, 2, "steal 2*4-3=5", [0], [60], 0],
    [4, 1, "pass", [], [], 0],
  ]
  const position = readPosition("...|...|.x. 60,60 24,25 2,3,4 1 begin:1")
  expect(lastCovered(log, position.board, places(material))).toBe("5")
  expect(lastCovered(log, readPosition("...|...|... 60,60 24,25 2,3,4 1 begin:1").board, places(material))).toBeNull()
  expect(lastThrow(log)).toEqual({ seq: 2, dice: [2, 3, 4] })
})

test("the covered squares beside a square", () => {
  const position = readPosition("x..|.o.|..x 60,60 23,24 2,3,4 1 begin:1")
  expect(besides(position, material, "1")).toEqual(["0", "8"])
  expect(besides(position, material, "99")).toEqual([])
})

test("a line in any direction", () => {
  const diagonal = readPosition("x.o|.x.|o.x 60,60 22,23 _ . begin:1;over:line")
  expect(lines(diagonal, material, 3)).toEqual(new Set(["0", "8", "4"]))
  const rising = readPosition("..o|.o.|o.. 60,60 22,22 _ . begin:1;over:line")
  expect(lines(rising, material, 3)).toEqual(new Set(["2", "8", "6"]))
  expect(lines(diagonal, material, 0).size).toBe(0)
})

import { expect, test } from "vitest"
import {
  lineOf,
  readPlacement,
  readPosition,
  readSquare,
  squareName,
  writePlacement,
} from "../src/games/calculissimo/notation.ts"

test("squares are called by column and row", () => {
  expect(squareName({ x: 7, y: 7 })).toBe("h8")
  expect(readSquare("u21")).toEqual({ x: 20, y: 20 })
})

test("a position tells what lies where, jokers too", () => {
  const { board } = readPosition("9+.|.gq|..m 57+,_7 _67 48,0 1 -")
  expect(board[0]).toEqual([{ face: "9", joker: false }, { face: "+", joker: false }, null])
  expect(board[1]).toEqual([null, { face: "6", joker: true }, { face: "/", joker: true }])
  expect(board[2]![2]).toEqual({ face: "-", joker: true })
})

test("racks that the reader may not know have a count alone", () => {
  const position = readPosition("... 57+?,_7,. _67 48,0,3 1 -")
  expect(position.racks).toEqual([
    { tiles: "57+?", count: 4 },
    { tiles: null, count: 7 },
    { tiles: "", count: 0 },
  ])
  expect(position.bag).toBe(67)
})

test("a bag that is known or empty is counted", () => {
  expect(readPosition("... _7,_7 0012+ 0,0 . over:out").bag).toBe(5)
  expect(readPosition("... _7,_7 . 0,0 1 -").bag).toBe(0)
})

test("flags tell of an extra turn, of a contest and of those who gave up", () => {
  const position = readPosition("... _7,_7 _9 0,0 2,3 extra;window:1:8d_9+6/2=48;accepted:2,3;resigned:4")
  expect(position).toMatchObject({ extra: true, accepted: [2, 3], resigned: [4] })
  expect(position.window).toEqual({ seat: 1, move: "8d 9+6/2=48" })
  expect(readPosition("... _7,_7 _9 0,0 1 -")).toMatchObject({ extra: false, window: null, accepted: [], resigned: [] })
})

test("a placement tells the square of every tile", () => {
  const placement = readPlacement("h6 4-(2)+?3=12")!
  expect(placement).toMatchObject({ across: false, total: 12 })
  expect(placement.tiles.map(squareName)).toEqual(["h6", "h7", "h8", "h9", "h10"])
  expect(placement.tiles.map((tile) => tile.fresh)).toEqual([true, true, false, true, true])
  expect(placement.tiles.at(-1)).toMatchObject({ face: "3", joker: true })
  expect(lineOf(placement)).toBe("4-2+3")
})

test("the row first means across", () => {
  const placement = readPlacement("10d 6+4")!
  expect(placement.across).toBe(true)
  expect(placement.tiles.map(squareName)).toEqual(["d10", "e10", "f10"])
})

test.each(["pass", "swap 57+", "swap _3", "challenge", "order 1:5 2:9", "draw 1:_4", "end 1:57+ 2:."])(
  "%s is no placement",
  (move) => expect(readPlacement(move)).toBeNull(),
)

test.each(["8d 9+6/2", "h6 4-(2)+3", "10d 6+4-(3)+5", "j6 (1)*7+(5)", "8d 9+?6/2=48", "a21 (?6+4)-?/(3)", "15o 7"])(
  "%s is written as it was read",
  (text) => expect(writePlacement(readPlacement(text)!)).toBe(text),
)

import { expect, test } from "vitest"
import * as laying from "../src/games/calculissimo/laying.ts"
import { readPosition, readSquare, squareName } from "../src/games/calculissimo/notation.ts"

const EMPTY = board(Array(15).fill(".".repeat(15)))
const FIRST = board(
  Array.from({ length: 15 }, (_, row) => (row === 7 ? "...9+6/2......." : ".".repeat(15))),
)

function board(rows: string[]) {
  return readPosition(`${rows.join("|")} _7,_7 _9 0,0 1 -`).board
}

/** Tiles of a rack laid in turn: `{ d8: "9", e8: "+" }`; a joker as `?6`. */
function laid(rack: string, squares: Record<string, string>): laying.Laying {
  let now = laying.newLaying(rack, 7)
  for (const [name, face] of Object.entries(squares)) {
    now = laying.lay(now, idOf(now, face[0]!), readSquare(name), face[1] ?? null)
  }
  return now
}

function idOf(now: laying.Laying, face: string): number {
  return now.slots.find((tile) => tile?.face === face)!.id
}

function rackOf(now: laying.Laying): string {
  return now.slots.map((tile) => tile?.face ?? "_").join("")
}

function squaresOf(now: laying.Laying): Record<string, string> {
  return Object.fromEntries(now.laid.map((tile) => [squareName(tile), tile.tile.face + (tile.stands ?? "")]))
}

test("a laid tile leaves its place on the rack free", () => {
  const now = laid("12345+-", { h8: "3" })
  expect(rackOf(now)).toBe("12_45+-")
  expect(squaresOf(now)).toEqual({ h8: "3" })
})

test("a tile laid on a laid tile changes places with it", () => {
  const now = laid("12345+-", { h8: "3" })
  const swapped = laying.lay(now, idOf(now, "5"), readSquare("h8"))
  expect(squaresOf(swapped)).toEqual({ h8: "5" })
  expect(rackOf(swapped)).toBe("12_43+-")
})

test("a laid tile moves, and changes places with another", () => {
  const now = laid("12345+-", { h8: "3", i8: "+" })
  expect(squaresOf(laying.move(now, readSquare("h8"), readSquare("c3")))).toEqual({ c3: "3", i8: "+" })
  expect(squaresOf(laying.move(now, readSquare("h8"), readSquare("i8")))).toEqual({ i8: "3", h8: "+" })
})

test("a tile taken back goes where it came from, or where it is put", () => {
  const now = laid("12345+-", { h8: "3", i8: "+" })
  expect(rackOf(laying.takeBack(now, readSquare("h8")))).toBe("12345_-")
  expect(rackOf(laying.takeBack(now, readSquare("h8"), 5))).toBe("12_453-")
  expect(laying.takeBack(now, readSquare("a1"))).toBe(now)
})

test("a tile taken back finds a place when its own is taken", () => {
  const now = laying.reorder(laid("12345+-", { h8: "3", i8: "+" }), 0, 2)
  expect(rackOf(now)).toBe("_2145_-")
  expect(rackOf(laying.takeBack(now, readSquare("h8")))).toBe("32145_-")
})

test("a laid tile put on a tile of the rack changes places with it", () => {
  const now = laying.exchangeWithRack(laid("12345+-", { h8: "3" }), readSquare("h8"), 0)
  expect(squaresOf(now)).toEqual({ h8: "1" })
  expect(rackOf(now)).toBe("32_45+-")
})

test("the last tile laid is the first taken back", () => {
  const now = laying.takeBackLast(laid("12345+-", { h8: "3", i8: "+" }))
  expect(squaresOf(now)).toEqual({ h8: "3" })
  expect(laying.takeBackLast(laying.newLaying("12", 7)).laid).toEqual([])
})

test("recall brings every tile back to its place", () => {
  expect(rackOf(laying.recall(laid("12345+-", { h8: "3", i8: "+", j8: "1" })))).toBe("12345+-")
})

test("a tile moved on the rack makes the others move up", () => {
  const now = laying.newLaying("12345+-", 7)
  expect(rackOf(laying.reorder(now, 0, 3))).toBe("23415+-")
  expect(rackOf(laying.reorder(now, 6, 0))).toBe("-12345+")
})

test("shuffling keeps the same tiles and the free places", () => {
  const now = laying.shuffle(laid("12345+-", { h8: "3" }), () => 0)
  expect(rackOf(now)).toBe("24_5+-1")
})

test("news that change nothing leave laid tiles where they are", () => {
  const now = laid("12345+-", { h8: "3", i8: "+" })
  expect(laying.renew(now, EMPTY, "12345+-", 7)).toEqual(now)
})

test("a laid tile whose square is taken by another comes back", () => {
  const now = laying.renew(laid("12345+-", { h8: "3", c3: "+" }), FIRST, "12345+-", 7)
  expect(squaresOf(now)).toEqual({ c3: "+" })
  expect(rackOf(now)).toBe("12345_-")
})

test("tiles that were played are gone and new ones take their places", () => {
  const before = laid("1269+/-", { d8: "9", e8: "+", f8: "6", g8: "/", h8: "2" })
  const now = laying.renew(before, FIRST, "11388-?", 7)
  expect(now.laid).toEqual([])
  expect(rackOf(now)).toBe("11388?-")
  expect(idOf(now, "-")).toBe(idOf(before, "-"))
})

test("a joker that another laid tile looks like is not taken for played", () => {
  const now = laying.renew(laid("?2", { d8: "?9" }), FIRST, "2?", 7)
  expect(rackOf(now)).toBe("?2_____")
})

test("a shorter rack at the end of the game loses places, not tiles", () => {
  const now = laying.renew(laid("1269+/-", { d8: "9", e8: "+", f8: "6", g8: "/", h8: "2" }), FIRST, "1-", 7)
  expect(rackOf(now)).toBe("1_____-")
})

test("tiles laid in a row are written across, in a column down", () => {
  expect(laying.written(laid("1269+/-", { f8: "6", e8: "+", d8: "9" }), EMPTY)).toEqual({ text: "8d 9+6", fault: null })
  expect(laying.written(laid("1269+/-", { h8: "9", h9: "+" }), EMPTY).text).toBe("h8 9+")
})

test("the whole line is written, with what was there in brackets", () => {
  expect(laying.written(laid("4-+3", { h6: "4", h7: "-", h9: "+", h10: "3" }), FIRST).text).toBe("h6 4-(2)+3")
  expect(laying.written(laid("-1", { i8: "-", j8: "1" }), FIRST).text).toBe("8d (9+6/2)-1")
})

test("a joker is written with what it stands for, an old one in brackets", () => {
  const old = board(Array.from({ length: 15 }, (_, row) => (row === 7 ? "...9+g/2......." : ".".repeat(15))))
  expect(laying.written(laid("?+", { f7: "?-", f9: "+" }), old).text).toBe("f7 ?-(?6)+")
})

test("a single tile belongs to the line across, else to the line down, else to none", () => {
  expect(laying.written(laid("5", { i8: "5" }), FIRST).text).toBe("8d (9+6/2)5")
  expect(laying.written(laid("5", { h9: "5" }), FIRST).text).toBe("h8 (2)5")
  expect(laying.written(laid("5", { a1: "5" }), FIRST).text).toBe("1a 5")
})

test("what can't be written says why and where", () => {
  expect(laying.written(laying.newLaying("12", 7), EMPTY)).toMatchObject({ fault: "nothing" })
  expect(laying.written(laid("?1", { h8: "?" }), EMPTY)).toEqual({ text: null, fault: "joker-open", squares: ["h8"] })
  expect(laying.written(laid("123", { h8: "1", i9: "2" }), EMPTY)).toMatchObject({ fault: "two-lines" })
  expect(laying.written(laid("123", { c8: "1", j8: "2" }), FIRST)).toEqual({ text: null, fault: "gap", squares: ["i8"] })
})

// What is read of the notation of a game that the page does not know.
import { expect, test } from "vitest"
import { lyingIn, printed, squareName } from "../src/games/plain/notation.ts"

const numbers = { squares: [["0", "1"], ["2", "3"]], kinds: {} }
const coloured = { squares: [["g", "."], [".", "p"]], kinds: { g: { of: "number" as const, factor: 2, start: false } } }

test("squares are called after what stands on them, or by column and row", () => {
  expect(squareName(numbers, 1, 1)).toBe("3")
  expect(squareName(coloured, 1, 0)).toBe("b1")
})

test("a kind is shown by its factor, a plain square is empty", () => {
  expect([printed(coloured, 0, 0), printed(coloured, 1, 0), printed(coloured, 1, 1)]).toEqual(["×2", "", "p"])
  expect(printed(numbers, 0, 1)).toBe("2")
})

test("a board that is written row by row is drawn, any other position is only text", () => {
  expect(lyingIn(".x|o. 60,60 1", numbers)).toEqual([["", "x"], ["o", ""]])
  expect(lyingIn("", numbers)).toBe(null)
  expect(lyingIn("57 3 1", numbers)).toBe(null)
})

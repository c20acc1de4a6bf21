// Lists in the ways of several languages.
import { expect, test } from "vitest"
import { oneByOne, together } from "../src/lib/lists.ts"

test("names that belong together end with an “and” where the language has one", () => {
  expect(together(["Ana", "Bram"], "fr")).toBe("Ana et Bram")
  expect(together(["Ana", "Bram", "Chie"], "ja")).toBe("Ana、Bram、Chie")
})

test("one thing after the other has commas, in Japanese too", () => {
  expect(oneByOne(["h8", "9", "x"], "en")).toBe("h8, 9, x")
  expect(oneByOne(["h8", "9", "x"], "ja")).toBe("h8、9、x")
})

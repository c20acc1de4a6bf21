// Lists in the ways of several languages.
import { expect, test } from "vitest"
import { oneByOne, together } from "../src/lib/lists.ts"

test("names that belong together end with an “and” where the language has one", () => {
  expect(together(["Ana", "Bram"], "fr")).toBe("Ana et Bram")
  expect(together(["Ana", "Bram", "Chie"], "ja")).toBe("Ana、Bram、Chie")
})

test("a pair is one thing in Japanese", () => {
  expect(together(["Ana", "Bram"], "ja")).toBe("AnaとBram")
  expect(together(["Ana", "Bram"], "ja-Hira")).toBe("Anaと Bram")
})

test.each(["en", "pt-PT", "pt-BR", "es", "fr", "nl", "de"])("one thing after the other has commas and no “and” in %s", (lang) => {
  expect(oneByOne(["h8", "9", "x"], lang)).toBe("h8, 9, x")
  expect(oneByOne(["h8", "9"], lang)).toBe("h8, 9")
})

test("one thing after the other has its own commas in Japanese", () => {
  expect(oneByOne(["h8", "9", "x"], "ja")).toBe("h8、9、x")
  expect(oneByOne(["h8", "9", "x"], "ja-Hira")).toBe("h8、9、x")
})

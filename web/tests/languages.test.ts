// Which catalogue a browser's language is given: the examples that Python reads too.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { catalogueFor } from "../src/lib/languages.ts"

const ROOT = join(import.meta.dirname, "../..")
const CODES = readdirSync(join(ROOT, "src/contissimo/i18n/catalogues"))
const EXAMPLES = readFileSync(join(ROOT, "tests/data/languages.txt"), "utf-8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/) as [string, string])

test.each(EXAMPLES)("%s is given %s", (tag, given) => {
  expect(catalogueFor(tag, CODES) ?? "-").toBe(given)
})

test.each(CODES)("%s is found by its own name", (code) => {
  expect(catalogueFor(code, CODES)).toBe(code)
})

test("the longest that fits is taken", () => {
  const codes = ["ja", "ja-Hira", "pt-BR", "pt-PT"]
  expect(catalogueFor("ja-Hira-JP", codes)).toBe("ja-Hira")
  expect(catalogueFor("ja-JP", codes)).toBe("ja")
  expect(catalogueFor("pt-Latn-BR", codes)).toBe("pt-BR")
  expect(catalogueFor("", codes)).toBe(undefined)
})

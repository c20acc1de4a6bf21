// Names of guests in the letters of the page's language.
import { beforeAll, expect, test, vi } from "vitest"
import { personName } from "../src/lib/people.ts"
import { words } from "../src/lib/words.svelte.ts"

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} })
})

test.each([
  ["en", "Euclid"],
  ["pt-PT", "Euclides"],
  ["pt-BR", "Euclides"],
  ["fr", "Euclide"],
  ["de", "Euklid"],
  ["ja", "ユークリッド"],
  ["ja-Hira", "ユークリッド"],
])("somebody who gave no name is called in %s as in its schools", async (lang, name) => {
  await words.load(lang)
  expect(personName("Euclid")).toBe(name)
  expect(personName("Ana")).toBe("Ana")
  expect(personName("")).toBe("")
})

// Names of guests in the letters of the page's language.
import { beforeAll, expect, test, vi } from "vitest"
import { personName } from "../src/lib/people.ts"
import { nameWithYou } from "../src/table/names.ts"
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

test("of a pair, the name of whoever looks is marked", async () => {
  await words.load("en")
  const person = (name: string) => ({ name, online: true, away: null, face: null })
  const seat = { seat: 1, people: [person("Abel"), person("Carl")], places: 2, level: null, handed: false, given: true, help: false, head_start: 0 }
  expect(nameWithYou(seat, "Abel")).toBe("Abel (you) and Carl")
  expect(nameWithYou(seat, "Carl")).toBe("Abel and Carl (you)")
})

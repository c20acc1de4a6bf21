// Numbers as each language writes them, on the page as at the command line (tests/i18n/test_numbers.py).
import { beforeAll, expect, test, vi } from "vitest"
import { t, words } from "../src/lib/words.svelte.ts"
import { percent } from "../src/review/numbers.ts"

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} })
})

test.each([
  ["en", "1,120", "11,200"],
  ["pt-PT", "1120", "11\u00a0200"],
  ["pt-BR", "1.120", "11.200"],
  ["es", "1120", "11.200"],
  ["fr", "1\u202f120", "11\u202f200"],
  ["nl", "1.120", "11.200"],
  ["de", "1.120", "11.200"],
  ["ja", "1,120", "11,200"],
  ["ja-Hira", "1,120", "11,200"],
])("thousands in %s", async (lang, four, five) => {
  await words.load(lang)
  expect(t("contest-total", { total: 1120 })).toContain(four)
  expect(t("contest-total", { total: 11_200 })).toContain(five)
})

test.each([
  ["en", "46.8%"],
  ["pt-PT", "46,8\u00a0%"],
  ["pt-BR", "46,8%"],
  ["es", "46,8\u00a0%"],
  ["fr", "46,8\u202f%"],
  ["nl", "46,8%"],
  ["de", "46,8\u00a0%"],
  ["ja", "46.8%"],
  ["ja-Hira", "46.8%"],
])("a share in %s", async (lang, shown) => {
  await words.load(lang)
  expect(percent(0.468, 1)).toBe(shown)
})

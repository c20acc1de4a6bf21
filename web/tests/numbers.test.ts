// Numbers as each language writes them, on the page as at the command line (tests/i18n/test_numbers.py).
import { beforeAll, expect, test, vi } from "vitest"
import { t, words } from "../src/lib/words.svelte.ts"

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

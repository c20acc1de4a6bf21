// Dates of records, right and wrong.
import { expect, test } from "vitest"
import { dayText } from "../src/lib/day.ts"

test("a date is said in the language", () => {
  expect(dayText("2026-11-18", "en")).toBe("November 18, 2026")
  expect(dayText("2026-11-18", "de")).toBe("18. November 2026")
  expect(dayText("2026-11-18", "ja")).toBe("2026年11月18日")
  expect(dayText("2026-11-18", "ja-Hira")).toBe("2026/11/18")
  expect(dayText("2026-11-18", "pt-PT")).toBe("18 de novembro de 2026")
  expect(dayText("2026-11-18", "pt-BR")).toBe("18 de novembro de 2026")
  expect(dayText("2026-01-01", "fr")).toBe("1er janvier 2026")
  expect(dayText("2026-01-21", "fr")).toBe("21 janvier 2026")
  expect(dayText("2026-01-01", "pt-BR")).toBe("1º de janeiro de 2026")
  expect(dayText("2026-01-01", "pt-PT")).toBe("1 de janeiro de 2026")
  expect(dayText("2024-02-29", "en")).toBe("February 29, 2024")
})

test("what is no date is shown as it is written", () => {
  for (const written of ["", "yesterday", "2026-13-40", "2026-02-31", "18.11.2026", "2026-11-18T25:00", "????-??-??"])
    expect(dayText(written, "en")).toBe(written)
})

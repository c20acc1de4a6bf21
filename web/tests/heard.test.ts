// Whole games, recorded by tests/page/hearing.py, told in every language to those who hear them.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test, vi } from "vitest"
import { tongue as calculissimo } from "../src/games/calculissimo/spoken.ts"
import { tongue as contig60 } from "../src/games/contig60/spoken.ts"
import type { LogEntry, State, Table } from "../src/lib/wire.ts"
import { spoken, spokenStep } from "../src/lib/spoken.ts"
import { words } from "../src/lib/words.svelte.ts"
import { heardIn, type Tongue } from "../src/table/speaker.svelte.ts"
import { dueWarning } from "../src/table/warning.ts"

interface Recorded {
  table: Table
  states: Omit<State, "log">[]
  log: LogEntry[]
}

const FOLDER = join(import.meta.dirname, "heard")
const GAMES = readdirSync(FOLDER)
const TONGUES: Record<string, Tongue> = { calculissimo, contig60 }
const LANGUAGES = words.languages
/** What is heard of these games in each language, for a speaker to read through. */
const SPOKEN = join(import.meta.dirname, "spoken")
const STEPS = ["(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48", "36 − (1×3) = 33", "7 ÷ 2 = 7/2", "1 − (3×2) = −5"]
const SUMS = ["(2+3)*4=20", "2*(6-(3-1))=8", "5-(2-(4-1))=6"]

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} })
})

/** Everything that is said from the first state to the last. */
function told(file: string): string[] {
  const { table, states, log } = JSON.parse(readFileSync(join(FOLDER, file), "utf-8")) as Recorded
  const whole = states.map((state) => ({ ...state, log: log.filter((entry) => entry[0] <= state.seq) }))
  return whole.flatMap((state, at) => heardIn(whole[at - 1] ?? null, state, table, TONGUES[table.game]!))
}

/** Names, and words that two languages share. */
const SAME = new Set(["ana", "joker", "plus", "minus", "total", "was", "point", "points"])
const wordsOf = (lines: string[]) =>
  new Set(lines.flatMap((line) => line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SAME.has(word)))

test("every game has contests, and is told to its end", () => {
  expect(GAMES).toEqual(["calculissimo-contests.json", "calculissimo.json", "contig60-contests.json", "contig60.json"])
})

/** `CONTISSIMO_RENEW=1` writes it again, after a change that was meant, and read by somebody who speaks the language. */
test.each(LANGUAGES)("what is heard in %s is what was read through", async (lang) => {
  await words.load(lang)
  const parts = [
    ["sums", ...STEPS.map(spokenStep), ...SUMS.map(spoken)],
    ...GAMES.map((file) => [file.replace(".json", ""), ...told(file)]),
  ]
  const text = parts.map(([title, ...lines]) => `# ${title}\n${lines.join("\n")}\n`).join("\n")
  const file = join(SPOKEN, `${lang}.txt`)
  if (process.env["CONTISSIMO_RENEW"] !== undefined) {
    mkdirSync(SPOKEN, { recursive: true })
    writeFileSync(file, text)
  }
  expect(text).toBe(readFileSync(file, "utf-8"))
})

test.each(LANGUAGES)("a whole game is told in %s, with no word missing and no sign left", async (lang) => {
  await words.load("en")
  const english = GAMES.map(told)
  await words.load(lang)
  for (const [at, file] of GAMES.entries()) {
    const lines = told(file)
    expect(lines.length).toBe(english[at]!.length)
    for (const line of lines) {
      expect(line).not.toMatch(/^[a-z]+(-[a-z]+)+$/) // a key that has no words
      expect(line).not.toMatch(/[×÷−=*/+(){}$]|-\d/)
    }
    if (lang === "en") continue
    const both = [...wordsOf(lines)].filter((word) => wordsOf(english[at]!).has(word))
    expect(both, file).toEqual([])
  }
})

test("a sum is said as one says it", async () => {
  await words.load("en")
  expect(spokenStep("(6×2) ÷ 2 = 6")).toBe("6 times 2, divided by 2, makes 6")
  expect(spokenStep("6 + (9×2) = 24")).toBe("6, plus 9 times 2, makes 24")
  expect(spokenStep("24 × 2 = 48")).toBe("24 times 2 makes 48")
  expect(spokenStep("7 ÷ 2 = 7/2")).toBe("7 divided by 2 makes 7 over 2")
  expect(spokenStep("1 − (3×2) = −5")).toBe("1, minus 3 times 2, makes minus 5")
  expect(spokenStep("−5 + 7 = 2")).toBe("minus 5 plus 7 makes 2")
  expect(spoken("(2+3)*4=20")).toBe("open bracket, 2 plus 3, close bracket, times 4, makes 20")
  expect(spoken("12/(5-2)=4")).toBe("12, divided by open bracket, 5 minus 2, close bracket, makes 4")
})

test("a sum that is not whole yet is said sign by sign", async () => {
  await words.load("en")
  expect(spoken("(2+")).toBe("open bracket, 2, plus")
  expect(spoken("2")).toBe("2")
  expect(spoken("2 3")).toBe("2, 3")
})

test.each([
  ["pt-PT", "6 vezes 2, a dividir por 2, é igual a 6"],
  ["pt-BR", "6 vezes 2, dividido por 2, é igual a 6"],
  ["nl", "6 maal 2, gedeeld door 2, is 6"],
  ["ja", "6 かける 2、わる 2 は、6"],
  ["ja-Hira", "6 かける 2、わる 2 は、6"],
  ["de", "6 mal 2, geteilt durch 2, ergibt 6"],
  ["fr", "6 fois 2, divisé par 2, égale 6"],
  ["es", "6 por 2, entre 2, es igual a 6"],
])("a sum in %s", async (lang, said) => {
  await words.load(lang)
  expect(spokenStep("(6×2) ÷ 2 = 6")).toBe(said)
})

test("little time is told at thirty and at ten seconds, once each", () => {
  const looks = Array.from({ length: 161 }, (_, at) => 40_000 - at * 250)
  const due = looks.map((millis, at) => (at === 0 ? null : dueWarning(looks[at - 1]!, millis))).filter((seconds) => seconds !== null)
  expect(due).toEqual([30, 10])
})

test("a clock that was far from its end and is not any more says only how much is left", () => {
  expect(dueWarning(40_000, 9_000)).toBe(10)
  expect(dueWarning(25_000, 24_000)).toBe(null)
  expect(dueWarning(null, 9_000)).toBe(null)
})

// Sums with the signs of the tiles, or with those that schools of a language write.
import house from "virtual:house"
import replays from "virtual:replays"
import { beforeAll, expect, test, vi } from "vitest"
import { Refusal } from "../src/lib/refusal.ts"
import { sentence } from "../src/lib/sentences.ts"
import { spoken, spokenStep } from "../src/lib/spoken.ts"
import { inSums, pretty, spaced } from "../src/lib/text.ts"
import { t, words } from "../src/lib/words.svelte.ts"

/** For each language: what its schools write, and whether sums show that unless somebody chooses. */
const SCHOOLS: [lang: string, sum: string, step: string, usual: "tiles" | "school"][] = [
  ["en", "(2 + 3) × 4 ÷ 5 = 4", "(6×2) ÷ 2 = 6", "tiles"],
  ["pt-PT", "(2 + 3) × 4 : 5 = 4", "(6×2) : 2 = 6", "tiles"],
  ["pt-BR", "(2 + 3) × 4 ÷ 5 = 4", "(6×2) ÷ 2 = 6", "tiles"],
  ["es", "(2 + 3) × 4 : 5 = 4", "(6×2) : 2 = 6", "school"],
  ["fr", "(2 + 3) × 4 ÷ 5 = 4", "(6×2) ÷ 2 = 6", "tiles"],
  ["nl", "(2 + 3) × 4 : 5 = 4", "(6×2) : 2 = 6", "tiles"],
  ["de", "(2 + 3) · 4 : 5 = 4", "(6·2) : 2 = 6", "tiles"],
  ["ja", "(2 + 3) × 4 ÷ 5 = 4", "(6×2) ÷ 2 = 6", "tiles"],
  ["ja-Hira", "(2 + 3) × 4 ÷ 5 = 4", "(6×2) ÷ 2 = 6", "tiles"],
]
const SUM = "(2+3)*4/5=4"
const STEP = "(6×2) ÷ 2 = 6"

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} })
})

test.each(SCHOOLS)("until somebody chooses, sums in %s are as its printed sheet or its schools have them", async (lang, sum, _, usual) => {
  await words.load(lang)
  expect(words.signs).toBe(usual)
  expect(spaced(SUM)).toBe(usual === "school" ? sum : "(2 + 3) × 4 ÷ 5 = 4")
})

test.each(SCHOOLS)("the schools of %s", async (lang, sum, step) => {
  await words.load(lang)
  words.chooseSigns("school")
  expect(spaced(SUM)).toBe(sum)
  expect(inSums(STEP)).toBe(step)
  words.chooseSigns("tiles")
  expect(spaced(SUM)).toBe("(2 + 3) × 4 ÷ 5 = 4")
  expect(inSums(STEP)).toBe(STEP)
})

test("what lies on a tile, a fraction and what is heard have no school's signs", async () => {
  await words.load("de")
  words.chooseSigns("school")
  expect(pretty("*/-")).toBe("×÷−")
  expect(inSums("7 ÷ 2 = 7/2")).toBe("7 : 2 = 7/2")
  expect(spokenStep(STEP)).toBe("6 mal 2, geteilt durch 2, ergibt 6")
  expect(spoken("6/2*3")).toBe("6 geteilt durch 2 mal 3")
})

test("sentences have the signs of the sums in them", async () => {
  await words.also(house)
  await words.load("de")
  words.chooseSigns("school")
  expect(sentence(new Refusal("times_twice", { line: "8*2*3" }))).toBe("In 8·2·3 stehen zwei ·. In einer Reihe darf nur eins stehen.")
  expect(sentence(new Refusal("joker_as_left_out", { face: "*" }))).toContain("×")
  expect(t("option-contig60-operations")).toContain("+\u00a0−\u00a0·\u00a0:")
  words.chooseSigns("tiles")
  expect(t("option-contig60-operations")).toContain("+\u00a0−\u00a0×\u00a0÷")
})

test("a refusal about a record says why the move in it was refused", async () => {
  await words.also(replays)
  await words.load("en")
  const inner = { because: "times_twice", about: { line: "8*2*3" }, line: 9, seq: 4, file: "my-game.record" }
  expect(sentence(new Refusal("record_illegal_move", inner))).toBe(
    "Line 9, entry 4: this move is against the rules. 8×2×3 has two ×. Only one is allowed in a line.",
  )
  expect(sentence(new Refusal("record_illegal_move", { because: "not_your_turn" }))).not.toContain("not_your_turn")
  expect(sentence(new Refusal("move_unreadable", { text: "8d-9/x" }))).toContain("8d-9/x")
})

test("a word that only chooses among sentences stays a word", async () => {
  await words.load("ja")
  expect(sentence(new Refusal("try_refused", { because: "judging" }))).toBe(t("why-try-refused", { because: "judging" }))
})

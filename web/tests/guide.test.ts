// The game in a minute by the rules of a table.
import { expect, test } from "vitest"
import type { RulesetInfo } from "../src/lib/wire.ts"
import { guideLink, guideOf, guideValues } from "../src/rules/guide.ts"

const ruleset = (options: RulesetInfo["options"]) => ({ options }) as RulesetInfo
const queryOf = (link: string) => link.split("?")[1] ?? ""
const USUAL = guideOf("")

test("usual rules need no word", () => {
  const usual = { line_length: 5, operations: "+-*/", rounds: "none", minutes: "none", points: 60, race_to_zero: false }
  expect(guideLink("contig60", ruleset(usual))).toBe("/rules/contig60")
  expect(guideLink("calculissimo", ruleset({ order: "sheet", operators: "+-*/", leftover: "face_value" }))).toBe("/rules/calculissimo")
})

test("a link says what the rules of the table change", () => {
  const school = guideLink("calculissimo", ruleset({ order: "school" }))
  expect(school).toBe("/rules/calculissimo?order=school")
  expect(guideOf(queryOf(school))).toEqual({ ...USUAL, order: "school" })
  const junior = { operations: "+-", line_length: 3, rounds: 7, own_square_counts: true }
  expect(guideOf(queryOf(guideLink("contig60", ruleset(junior))))).toEqual({
    ...USUAL,
    ...{ signs: "+-", line_length: 3, rounds: 7, own_square_counts: "yes" },
  })
  for (const line_length of [0, 3, 4, 21])
    expect(guideOf(queryOf(guideLink("contig60", ruleset({ line_length }))))).toEqual({ ...USUAL, line_length })
})

test.each([
  ...["", "?line_length=x", "?line_length=-1", "?line_length=1000", "?line_length=2.5", "?line_length="],
  ...["?order=any", "?signs=", "?signs=x", "?leftover=true", "?rounds=none"],
])("what %s says is the usual", (query) => {
  expect(guideOf(query)).toEqual(USUAL)
})

test.each([
  ["+-*/", "both", "+\u00a0−\u00a0sign-times\u00a0sign-divided"],
  ["+-*", "times", "+\u00a0−\u00a0sign-times"],
  ["-/", "divided", "−\u00a0sign-divided"],
  ["+-", "neither", "+\u00a0−"],
])("of the signs %s the words know that there are %s, and list them", (signs, has, operations) => {
  expect(guideValues(guideOf(`?${new URLSearchParams({ signs })}`))).toMatchObject({ has, operations })
})

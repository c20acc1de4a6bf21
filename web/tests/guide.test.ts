// The game in a minute by the rules of a table.
import { expect, test } from "vitest"
import type { RulesetInfo } from "../src/lib/wire.ts"
import { guideLink, guideOf } from "../src/rules/guide.ts"

const ruleset = (options: RulesetInfo["options"]) => ({ options }) as RulesetInfo
const queryOf = (link: string) => link.split("?")[1] ?? ""

test("usual rules need no word", () => {
  expect(guideLink("contig60", ruleset({ line_length: 5 }))).toBe("/rules/contig60")
  expect(guideLink("calculissimo", ruleset({ order: "sheet" }))).toBe("/rules/calculissimo")
})

test("a link says what the rules of the table change", () => {
  const school = guideLink("calculissimo", ruleset({ order: "school" }))
  expect(school).toBe("/rules/calculissimo?order=school")
  expect(guideOf(queryOf(school))).toEqual({ order: "school", length: 5 })
  for (const line_length of [0, 3, 4, 21])
    expect(guideOf(queryOf(guideLink("contig60", ruleset({ line_length }))))).toEqual({ order: "sheet", length: line_length })
})

test.each(["", "?length=x", "?length=-1", "?length=99", "?length=2.5", "?order=any"])("what %s says is the usual", (query) => {
  expect(guideOf(query)).toEqual({ order: "sheet", length: 5 })
})

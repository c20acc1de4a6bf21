// The options of house rules as values of a form.
import { expect, test } from "vitest"
import { changed, differences, equal, groupsOf, readNumbers, sheetsWith, toggled } from "../src/house/options.ts"
import type { GameInfo, RulesetInfo } from "../src/lib/wire.ts"

const game = {
  options: ["operators", "leftover", "brand_new"].map((name) => ({ name })),
  rulesets: [
    { name: "classic", options: { leftover: "face_value", faces: [1, 2] } },
    { name: "sheet-pt", options: { leftover: "face_value", faces: [1, 2] } },
    { name: "sheet-ja", options: { leftover: "tile_count", faces: [1, 2] } },
  ],
} as unknown as GameInfo

test("an option that nobody has put anywhere is asked for all the same", () => {
  expect(groupsOf(game)).toMatchObject([
    { name: "play", options: [{ name: "operators" }, { name: "brand_new" }] },
    { name: "points", options: [{ name: "leftover" }] },
  ])
})

test("a sheet is named where it says so, an ordinary preset never", () => {
  expect(sheetsWith(game, "leftover", "tile_count")).toEqual(["sheet-ja"])
  expect(sheetsWith(game, "leftover", "face_value")).toEqual(["sheet-pt"])
})

test("the sheets are compared with the usual rules, and only where somebody differs", () => {
  const options = [
    { name: "leftover", default: "face_value" },
    { name: "faces", default: [1, 2] },
  ]
  expect(differences({ ...game, options } as unknown as GameInfo)).toMatchObject([
    {
      option: { name: "leftover" },
      values: [
        { value: "face_value", usual: true, sheets: ["sheet-pt"] },
        { value: "tile_count", usual: false, sheets: ["sheet-ja"] },
      ],
    },
  ])
})

test("lists are the same when their numbers are", () => {
  expect(equal([1, 2], [1, 2])).toBe(true)
  expect(equal([1, 2], [1, 3])).toBe(false)
  expect(equal([1, 2], [1, 2, 3])).toBe(false)
})

test("only what differs is sent", () => {
  const base = game.rulesets[0] as RulesetInfo
  expect(changed(base, { leftover: "face_value", faces: [1, 3] })).toEqual({ faces: [1, 3] })
})

test("numbers are read however they are separated", () => {
  expect(readNumbers("1, 2 3;4")).toEqual([1, 2, 3, 4])
  expect(readNumbers("none")).toEqual([])
})

test("signs keep the server's order", () => {
  expect(toggled("+/", "-", ["+", "-", "*", "/"])).toBe("+-/")
  expect(toggled("+-/", "+", ["+", "-", "*", "/"])).toBe("-/")
})

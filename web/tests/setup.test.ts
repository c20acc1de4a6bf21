import { expect, test } from "vitest"
import { addressOf, readAddress, rulesOf } from "../src/analyse/address.ts"
import * as calculissimo from "../src/games/calculissimo/setup.ts"
import * as contig from "../src/games/contig60/setup.ts"
import type { RulesetInfo } from "../src/lib/wire.ts"
import { onwardFrom, type Step } from "../src/replay/steps.ts"

const material = { width: 3, height: 2, squares: [[".", "*", "."], [".", ".", "."]], kinds: {}, signs: "", tiles: { "1": 2, "2": 2, "+": 1, "?": 1 }, rack: 7, joker: "12+", dice: 0, faces: [], markers: 0, line: 0, dead: [] }
const rules = { name: "x", options: { head_start: [5] }, material } as unknown as RulesetInfo

test("an empty board has all tiles in the bag, and head starts", () => {
  expect(calculissimo.empty(rules, 3)).toBe("...|... .,.,. 1122+? 5,0,0 1 -")
})

test("a position is read and written the same, its bag counted again", () => {
  const text = "1a.|... 2,+ 12 3,-4 2 -"
  expect(calculissimo.writeSetup(calculissimo.readSetup(text), material.tiles)).toBe(text)
  expect(calculissimo.readSetup("1..|... .,. 2 0,0 - draw:2:3").toMove).toBe(2)
  const out = "...|... .,1,. 122+? 0,0,0 2 resigned:1"
  expect(calculissimo.writeSetup(calculissimo.readSetup(out), material.tiles)).toBe(out)
})

test("tiles are put, as jokers too, and taken away; what the set has not is short", () => {
  let setup = calculissimo.readSetup(calculissimo.empty(rules, 2))
  setup = calculissimo.put(setup, 0, 0, "1", false)
  setup = calculissimo.put(setup, 1, 0, "2", true)
  expect(setup.rows[0]!.join("")).toBe("1c.")
  expect(calculissimo.rest(setup, material.tiles)).toEqual({ bag: "122+", short: "" })
  setup = calculissimo.put(setup, 0, 0, "1", false)
  expect(setup.rows[0]!.join("")).toBe(".c.")
  expect(calculissimo.rest({ ...setup, racks: ["++", ""] }, material.tiles).short).toBe("+")
})

test("racks take what people type, and are filled from the bag", () => {
  expect(calculissimo.typedRack("2１＋j7", material.tiles)).toBe("21+?")
  const setup = calculissimo.filled(calculissimo.readSetup(calculissimo.empty(rules, 2)), material.tiles, () => 0)
  expect(setup.racks).toEqual(["1122+?", ""])
})

test("seats come and go", () => {
  const setup = calculissimo.seated(calculissimo.readSetup("...|... 1,2,+ . 1,2,3 3 resigned:2"), 2)
  expect([setup.racks, setup.scores, setup.toMove, setup.resigned]).toEqual([["1", "2"], [1, 2], 1, [2]])
})

const board = { ...material, squares: [["1", "2"], ["3", "4"]], dice: 3, faces: [1, 2], markers: 3 }
const sides = { name: "x", options: { points: 60, head_start: [0, 7] }, material: board } as unknown as RulesetInfo

test("markers are counted, and the turn follows from who began", () => {
  const text = contig.empty(sides)
  expect(text).toBe("..|.. 60,53 3,3 _ - begin:1")
  let setup = contig.put(contig.put(contig.readSetup(text), 0, 0, 1), 1, 1, 2)
  setup = { ...setup, dice: [1, 2, 2], toMove: 2 }
  const written = contig.writeSetup(setup, sides)
  expect(written).toBe("x.|.o 60,53 2,2 1,2,2 2 begin:1;turns:1")
  expect(contig.writeSetup(contig.readSetup(written), sides)).toBe(written)
  expect(contig.readSetup("x.|.. 1,2 2,3 _ - begin:2;turns:3").toMove).toBe(1)
  expect(contig.put(setup, 0, 0, 1).rows[0]!.join("")).toBe("..")
})

test("a position goes into an address and comes back", () => {
  const position = "1+|.? 1,2 . 0,0 1 -"
  const [path, fragment] = addressOf("calculissimo", { text: 'a = "b"\n' }, position).split("#")
  expect(path).toBe("/analyse/calculissimo")
  expect(readAddress(fragment!)).toEqual({ rules: { text: 'a = "b"\n' }, position })
  expect(readAddress("r=short")).toEqual({ rules: { ruleset: "short" }, position: null })
  expect(readAddress("")).toEqual({ rules: null, position: null })
  expect(rulesOf({ name: "short" }, "text", ["short"])).toEqual({ ruleset: "short" })
  expect(rulesOf({ name: "custom" }, "text", ["short"])).toEqual({ text: "text" })
})

test("one goes on from a step, or from before it where nobody can", () => {
  const step = (position: string, before: string, wait: string) => ({ entry: { wait }, position, before }) as Step
  const last = step("over", "over", "")
  expect(onwardFrom({ entry: null, position: "a" } as Step, last)).toBe("a")
  expect(onwardFrom(step("b", "a", ""), last)).toBe("b")
  expect(onwardFrom(step("b", "a", "window"), last)).toBe("a")
  expect(onwardFrom(step("over", "c", ""), last)).toBe("c")
  expect(onwardFrom(last, last)).toBe(null)
})

import { expect, test } from "vitest"
import { piecesOf } from "../src/games/contig60/notation.ts"
import { beatOf } from "../src/table/pace.ts"

test("gentle players are shown step by step unless the reader is short of time", () => {
  const beats = [1, 2, 3, 4, 8].map((level) => beatOf(`level-${level}`, "auto", null, 4))
  expect(beats).toEqual([700, 700, 700, null, null])
  expect(beatOf("level-2", "auto", 30_000, 4)).toBeNull()
  expect(beatOf("level-2", "auto", 120_000, 4)).toBe(700)
  expect(beatOf("greedy", "auto", null, 4)).toBeNull()
  expect(beatOf(null, "calm", null, 4)).toBeNull()
})

test("what somebody chose counts for every level, with a clock too", () => {
  expect(beatOf("level-1", "off", null, 4)).toBeNull()
  expect(beatOf("champion", "quick", 1_000, 4)).toBe(250)
  expect(beatOf("greedy", "calm", 1_000, 4)).toBe(700)
})

test("a long move takes no longer than a few seconds", () => {
  expect(beatOf("level-1", "calm", null, 20)! * 20).toBe(5_000)
  expect(beatOf("level-1", "quick", null, 20)! * 20).toBe(2_000)
  expect(beatOf("level-1", "calm", null, 0)).toBeNull()
})

test("a sentence is shown sign by sign, then its result, then its marker", () => {
  expect(piecesOf("(2+3)*12=60")).toEqual(["(", "2", "+", "3", ")", "*", "12", "=60", "on 60"])
  expect(piecesOf("steal 6-5-1=0")).toEqual(["6", "-", "5", "-", "1", "=0", "on 0"])
  expect(["pass", "decline", "challenge", "resign"].flatMap(piecesOf)).toEqual([])
})

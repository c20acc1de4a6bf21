// The order of the computer players.
import { expect, test } from "vitest"
import { gentle, ordered } from "../src/lib/levels.ts"

test("those with a number come first, by number", () => {
  expect(ordered(["random", "level-10", "level-2", "greedy"])).toEqual(["level-2", "level-10", "random", "greedy"])
})

test("the last level is shown once, not under its other name too", () => {
  expect(ordered(["random", "level-1", "level-8", "champion"])).toEqual(["level-1", "level-8", "random"])
  expect(ordered(["random", "champion"])).toEqual(["random", "champion"])
})

test("a newcomer meets the second", () => {
  expect(gentle(["random", "greedy", "level-1", "level-2", "level-3"])).toBe("level-2")
})

test("where there is only one, a newcomer meets that one", () => {
  expect(gentle(["level-1"])).toBe("level-1")
})

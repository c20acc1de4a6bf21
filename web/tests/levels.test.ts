// The order of the computer players.
import { expect, test } from "vitest"
import { gentle, ordered } from "../src/lib/levels.ts"

test("those with a number come first, by number", () => {
  expect(ordered(["random", "level-10", "level-2", "champion"])).toEqual(["level-2", "level-10", "random", "champion"])
})

test("a newcomer meets the second", () => {
  expect(gentle(["random", "greedy", "level-1", "level-2", "level-3"])).toBe("level-2")
})

test("where there is only one, a newcomer meets that one", () => {
  expect(gentle(["level-1"])).toBe("level-1")
})

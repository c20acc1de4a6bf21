import { expect, test, vi } from "vitest"
import { contested as calculissimo, said } from "../src/games/calculissimo/spoken.ts"
import { contested as contig60 } from "../src/games/contig60/spoken.ts"
import type { LogEntry } from "../src/lib/wire.ts"
import { words } from "../src/lib/words.svelte.ts"
import { rowsOf } from "../src/table/contests.ts"

const entry = (seq: number, seat: number | null, move: string, points: number): LogEntry => [seq, seat, move, [points], [points], 0]

test("a contest stands with the move that it is about", () => {
  const laid = entry(1, 1, "8g 3+5=20", 20)
  const log = [laid, entry(2, 3, "accept", 0), entry(3, 2, "challenge", -4), entry(4, 2, "pass", 0)]
  expect(rowsOf(log).map((row) => [row.entry[0], row.contest?.[0] ?? null])).toEqual([
    [1, 3],
    [2, null],
    [4, null],
  ])
})

test("a contest without a move is told by itself", () => {
  expect(rowsOf([entry(1, 2, "challenge", 0)])).toHaveLength(1)
})

test.each([
  [20, 0, "right", 20],
  [20, -4, "corrected", 16],
  [20, -20, "taken_back", 0],
  [0, 16, "corrected", 16],
  [0, 0, null, 0],
] as const)("a total of %i that a contest changes by %i", (announced, change, cameTo, points) => {
  expect(calculissimo(entry(1, 1, `8g 3+5=${announced}`, announced), entry(2, 2, "challenge", change))).toEqual({ cameTo, points })
})

test("a wrong sentence pays the accuser and earns nothing", () => {
  const made = entry(1, 1, "2+3+4=10", 3)
  expect(contig60(made, entry(2, 2, "challenge", 2))).toEqual({ cameTo: "taken_back", points: 0 })
  expect(contig60(made, entry(2, 2, "challenge", -1))).toEqual({ cameTo: "right", points: 3 })
})

test("an announced total makes no equation", async () => {
  vi.stubGlobal("document", { documentElement: {} })
  await words.load("en")
  expect(said("8g 3+5=20")).toBe("3 + 5, 20 points")
  expect(said("h6 4-(2)+3=12")).toBe("4 − 2 + 3, 12 points")
  expect(said("8g 3+5")).toBe("3 + 5")
})

import { expect, test } from "vitest"
import type { LogEntry } from "../src/lib/wire.ts"
import { chronicle, deeds, hasDecided, isAbandoned, standing } from "../src/table/log.ts"

function entry(seq: number, seat: number | null, move: string): LogEntry {
  return [seq, seat, move, [], [], 0]
}

test("what was taken back no longer counts", () => {
  const log = [
    entry(1, null, "first 1"),
    entry(2, 1, "pass"),
    entry(3, 2, "decline"),
    entry(4, null, "back 1"),
    entry(5, 1, "(2+3)*4=20"),
  ]
  expect(standing(log).map((e) => e[0])).toEqual([1, 5])
})

test("a take-back can follow a take-back", () => {
  const log = [
    entry(1, null, "first 1"),
    entry(2, 1, "pass"),
    entry(3, null, "back 1"),
    entry(4, 1, "2+3+4=9"),
    entry(5, null, "back 3"),
    entry(6, 1, "2*3*4=24"),
  ]
  expect(standing(log).map((e) => e[0])).toEqual([1, 6])
})

test("chance is no deed", () => {
  expect(deeds([entry(1, null, "roll 1 2 3"), entry(2, 1, "pass")]).map((e) => e[0])).toEqual([2])
})

test("the chronicle has deeds and what happened to the table, but no chance and no clock", () => {
  const log = [
    entry(1, null, "roll 1 2 3"),
    entry(2, 1, "pass"),
    entry(3, null, "hand 2 greedy"),
    entry(4, null, "away 12000"),
    entry(5, null, "end"),
  ]
  expect(chronicle(log).map((e) => e[0])).toEqual([2, 3])
})

test("only what a seat decided, and has not taken back, can be taken back", () => {
  const begun = [entry(1, null, "draw 1:3479+-*"), entry(2, 2, "pass")]
  const decided = [...begun, entry(3, 1, "pass")]
  expect(hasDecided(begun, 1)).toBe(false)
  expect(hasDecided(decided, 1)).toBe(true)
  expect(hasDecided(decided, null)).toBe(false)
  expect(hasDecided([...decided, entry(4, null, "back 2")], 1)).toBe(false)
})

test("a game is abandoned if it ended with the resignation of those who stayed away", () => {
  const left = [entry(1, 1, "pass"), entry(2, null, "gone 3"), entry(3, 3, "resign")]
  const both = [...left, entry(4, null, "gone 2"), entry(5, 2, "resign"), entry(6, null, "end")]
  expect(isAbandoned(both)).toBe(true)
  expect(chronicle(both).map((e) => e[0])).toEqual([1, 2, 3, 4, 5])
  expect(isAbandoned(left)).toBe(false)
  expect(isAbandoned([...left, entry(4, 1, "pass"), entry(5, 2, "resign"), entry(6, null, "end")])).toBe(false)
})

// Going through a record.
import { expect, test } from "vitest"
import type { Replay, ReplayEntry } from "../src/lib/protocol.ts"
import { covered, earned, isDecision, rackIn, stepsOf, withMarker, withPlacement } from "../src/replay/steps.ts"

function entry(seq: number, seat: number | null, move: string): ReplayEntry {
  return { seq, seat, move, points: [], total: [], clock: 0, position: `after-${seq}`, scores: [seq, 0], stands: true, lines: [] }
}

function replay(...entries: ReplayEntry[]): Replay {
  return { game: "contig60", start: "at-first", entries } as unknown as Replay
}

test("what chance does is no step of its own, and the dice stay with the move", () => {
  const steps = stepsOf(replay(entry(1, null, "first 1"), entry(2, null, "roll 2 3 4"), entry(3, 1, "(2+3)*4=20"), entry(4, null, "roll 1 1 1")))
  expect(steps.map((step) => step.position)).toEqual(["after-2", "after-3"])
  expect(steps[1]).toMatchObject({ before: "after-2", dice: [2, 3, 4], marked: ["20"] })
})

test("the end is a step", () => {
  const steps = stepsOf(replay(entry(1, 1, "pass"), entry(2, null, "end")))
  expect(steps.map((step) => step.entry?.move)).toEqual([undefined, "pass", "end"])
})

test("a record without a move shows its start", () => {
  expect(stepsOf(replay())).toMatchObject([{ entry: null, position: "at-first" }])
})

test("only the tiles that were laid are marked", () => {
  expect(covered("calculissimo", "h6 4-(2)+3")).toEqual(["h6", "h7", "h9", "h10"])
  expect(covered("calculissimo", "pass")).toEqual([])
})

test("nobody is asked what would have been best instead of an answer", () => {
  const [, passed, accepted] = stepsOf(replay(entry(1, 1, "pass"), entry(2, 2, "accept")))
  expect([passed!, accepted!].map(isDecision)).toEqual([true, false])
})

test("a move that was never made can be laid on the board", () => {
  expect(withPlacement("....|.... _7,_7 _9 0,0 1 -", "1b 9+?6")).toBe(".9+g|.... _7,_7 _9 0,0 1 -")
  expect(withPlacement(".9..|.... x", "1b (9)?/2")).toBe(".9q2|.... x")
  expect(withMarker("..|x. 60,60", [["0", "1"], ["2", "3"]], "steal 1*1*3=3", 2)).toBe("..|xo 60,60")
})

test("a rack is shown only when it is known", () => {
  expect(rackIn("... 57+?,_7 _9", 1)).toBe("57+?")
  expect(rackIn("... 57+?,_7 _9", 2)).toBe("")
  expect(rackIn("... 60,60 25,25", 3)).toBe("")
})

test("a pass earns nothing by its nature, a sentence may happen to", () => {
  expect(earned({ ...entry(1, 1, "pass"), points: [0] })).toBe(null)
  expect(earned({ ...entry(1, 1, "2*3*4=24"), points: [0] })).toBe(0)
  expect(earned({ ...entry(1, 1, "challenge"), points: [2] })).toBe(2)
})

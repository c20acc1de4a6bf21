// Going through a record.
import { expect, test } from "vitest"
import type { Replayed, ReplayedEntry } from "../src/lib/wire.ts"
import * as calculissimo from "../src/games/calculissimo/notation.ts"
import * as contig60 from "../src/games/contig60/notation.ts"
import { earned, isDecision, stepsOf } from "../src/replay/steps.ts"

function entry(seq: number, seat: number | null, move: string): ReplayedEntry {
  return { seq, seat, move, points: [], total: [], clock: 0, position: `after-${seq}`, scores: [seq, 0], wait: "turn", stands: true, lines: [] }
}

function replay(...entries: ReplayedEntry[]): Replayed {
  return { game: "contig60", start: "at-first", entries } as unknown as Replayed
}

test("what chance does is no step of its own, and the dice stay with the move", () => {
  const steps = stepsOf(replay(entry(1, null, "first 1"), entry(2, null, "roll 2 3 4"), entry(3, 1, "(2+3)*4=20"), entry(4, null, "roll 1 1 1")), contig60)
  expect(steps.map((step) => step.position)).toEqual(["after-2", "after-3"])
  expect(steps[1]).toMatchObject({ before: "after-2", chance: "roll 2 3 4", marked: ["20"] })
})

test("the end is a step", () => {
  const steps = stepsOf(replay(entry(1, 1, "pass"), entry(2, null, "end")), contig60)
  expect(steps.map((step) => step.entry?.move)).toEqual([undefined, "pass", "end"])
})

test("a record without a move shows its start", () => {
  expect(stepsOf(replay(), contig60)).toMatchObject([{ entry: null, position: "at-first" }])
})

test("only the tiles that were laid are marked", () => {
  expect(calculissimo.covered("h6 4-(2)+3")).toEqual(["h6", "h7", "h9", "h10"])
  expect(calculissimo.covered("pass")).toEqual([])
})

test("nobody is asked what would have been best instead of an answer", () => {
  const [, passed, accepted] = stepsOf(replay(entry(1, 1, "pass"), entry(2, 2, "accept")), contig60)
  expect([passed!, accepted!].map(isDecision)).toEqual([true, false])
})

test("a move that was never made can be laid on the board", () => {
  expect(calculissimo.withMove("....|.... _7,_7 _9 0,0 1 -", "1b 9+?6")).toBe(".9+g|.... _7,_7 _9 0,0 1 -")
  expect(calculissimo.withMove(".9..|.... x", "1b (9)?/2")).toBe(".9q2|.... x")
  expect(contig60.withMove("..|x. 60,60", "steal 1*1*3=3", 2, { squares: [["0", "1"], ["2", "3"]] })).toBe("..|xo 60,60")
})

test("a rack is shown only when it is known", () => {
  expect(calculissimo.rackIn("... 57+?,_7 _9", 1)).toBe("57+?")
  expect(calculissimo.rackIn("... 57+?,_7 _9", 2)).toBe("")
  expect(calculissimo.rackIn("... 60,60 25,25", 3)).toBe("")
})

test("a pass earns nothing by its nature, a sentence may happen to", () => {
  expect(earned({ ...entry(1, 1, "pass"), points: [0] })).toBe(null)
  expect(earned({ ...entry(1, 1, "2*3*4=24"), points: [0] })).toBe(0)
  expect(earned({ ...entry(1, 1, "challenge"), points: [2] })).toBe(2)
})

import { expect, test } from "vitest"
import { IDLE, quiet, stateOf } from "../src/classroom/desk/states.ts"
import type { DeskPupil } from "../src/lib/wire.ts"

const FOX: DeskPupil = {
  number: 1,
  animal: "fox",
  colour: "red",
  status: "in",
  online: true,
  idle: 20_000,
  answered: false,
  right: null,
  help: false,
  shut_out: false,
  sum: 0,
  mean: 0,
  played: 0,
  causes: [],
  slips: 0,
  match: null,
}

test("a pupil grows quiet while nobody sends anything", () => {
  expect(stateOf(FOX, true, 0)).toBe("working")
  expect(stateOf(FOX, true, IDLE - FOX.idle!)).toBe("working")
  expect(stateOf(FOX, true, IDLE)).toBe("idle")
  expect(quiet(FOX, IDLE)).toBe(80_000)
})

test("only somebody who still has to answer is quiet", () => {
  expect(stateOf(FOX, false, IDLE)).toBe("here")
  expect(stateOf({ ...FOX, answered: true }, true, IDLE)).toBe("answered")
  expect(stateOf({ ...FOX, online: false }, true, IDLE)).toBe("away")
  expect(stateOf({ ...FOX, idle: null }, true, IDLE)).toBe("working")
})

test("what a teacher has to do comes first", () => {
  expect(stateOf({ ...FOX, help: true, online: false }, true, IDLE)).toBe("help")
  expect(stateOf({ ...FOX, help: true, status: "waiting" }, true, 0)).toBe("waiting")
  expect(stateOf({ ...FOX, help: true, shut_out: true, status: "waiting" }, true, 0)).toBe("shut")
  expect(stateOf({ ...FOX, shut_out: true, status: "out" }, true, 0)).toBe("out")
})

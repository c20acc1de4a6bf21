// How a pupil is doing, as the desk says it.
import type { DeskPupil } from "../../lib/wire.ts"

/** So long without a sign of life that somebody should look. */
export const IDLE = 60_000

export type PupilState = "out" | "shut" | "waiting" | "help" | "away" | "answered" | "idle" | "working" | "here"

/** How long a pupil has been quiet: nobody sends anything while a whole class thinks, so what was told `age` ago has grown. */
export function quiet({ idle }: DeskPupil, age: number): number {
  return (idle ?? 0) + age
}

/** `playing`: a round is open, so it counts who has answered. */
export function stateOf(pupil: DeskPupil, playing: boolean, age: number): PupilState {
  if (pupil.status === "out") return "out"
  if (pupil.shut_out) return "shut"
  if (pupil.status === "waiting") return "waiting"
  if (pupil.help) return "help"
  if (!pupil.online) return "away"
  if (!playing) return "here"
  if (pupil.answered) return "answered"
  return pupil.idle !== null && quiet(pupil, age) > IDLE ? "idle" : "working"
}

// A record as steps to go through: the start, everything that people did, and the end. What chance did belongs to the step before it.
import type { Game } from "../games/game.ts"
import type { Replayed, ReplayedEntry } from "../lib/wire.ts"

export interface Step {
  /** The entry that it shows; null before the first. */
  entry: ReplayedEntry | null
  position: string
  /** How things were just before, with the rack or the dice that the move was made of. */
  before: string
  /** What chance did last before it: a draw, a throw. */
  chance: string
  scores: number[]
  marked: string[]
  /** The start, where the game began with a position that was set up. */
  isPosition?: boolean
}

/** Entries without a seat that are not chance: what happened to the table, and the end. */
export const NOTE = /^(away|back|end|gone|hand|last|start)\b/

export function stepsOf(replay: Replayed, game: Pick<Game, "covered">): Step[] {
  // The first entry is chance, which changes no total; a head start makes them differ.
  const scores = replay.entries[0]?.scores ?? []
  const isPosition = replay.entries[0]?.move === "start"
  const steps: Step[] = []
  let before = replay.start
  let chance = ""
  for (const entry of replay.entries) {
    if (entry.seat === null && !NOTE.test(entry.move)) chance = entry.move
    const isStep = entry.seat !== null || /^end\b/.test(entry.move)
    // Until somebody does something, all that happened is the set-up.
    if (isStep) {
      if (steps.length === 0) steps.push({ entry: null, position: before, before, chance, scores, marked: [], isPosition })
      const marked = entry.seat === null ? [] : game.covered(entry.move)
      steps.push({ entry, position: entry.position, before, chance, scores: entry.scores, marked })
    }
    before = entry.position
  }
  if (steps.length === 0) steps.push({ entry: null, position: before, before, chance, scores, marked: [], isPosition })
  return steps
}

/** What a move earned; null for what earns nothing by its nature, such as a pass. */
export function earned(entry: ReplayedEntry): number | null {
  const points = entry.points[0] ?? null
  return points === 0 && /^[a-z]+$/.test(entry.move) ? null : points
}

/** The position from which a game can go on at a step: where a move may still be contested, or the game is over, the one before it. */
export function onwardFrom(step: Step, last: Step): string | null {
  if (step.entry === null) return step.position
  if (step.entry.wait !== "window" && step.position !== last.position) return step.position
  return step.before === last.position ? null : step.before
}

/** Whether the total that was announced is what stands beside the move. */
export function isAnnounced({ move, points }: ReplayedEntry): boolean {
  return /=(\d+)$/.exec(move)?.[1] === String(points[0])
}

/** Whether the best move of that step can be asked for: somebody laid something, exchanged or passed. */
export function isDecision(step: Step): boolean {
  return step.entry?.seat != null && !/^(accept|challenge|resign)$/.test(step.entry.move)
}

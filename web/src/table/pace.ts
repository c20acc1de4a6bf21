// How fast a computer player's move is shown, piece by piece.
import type { Pace } from "../lib/preferences.svelte.ts"

/** Milliseconds from one piece to the next. */
const BEAT = { calm: 700, quick: 250 }
/** However many pieces a move has, it is there by then. */
const MOST = { calm: 5_000, quick: 2_000 }
/** The last level whose players are shown step by step where nobody chose anything. */
const EASY = 3

/** So little time that it is needed for looking. */
const HURRY = 40_000

/** Milliseconds between the pieces of such a player's move; null: it is shown at once. `left`: of the reader's own time. */
export function beatOf(level: string | null, wanted: Pace, left: number | null, pieces: number): number | null {
  if (level === null || pieces === 0) return null
  const easy = Number(/^level-(\d+)$/.exec(level)?.[1] ?? Infinity) <= EASY
  // Whoever is short of time is not kept from looking, unless they want it so.
  const pace = wanted === "auto" ? (easy && (left === null || left > HURRY) ? "calm" : "off") : wanted
  return pace === "off" ? null : Math.min(BEAT[pace], MOST[pace] / pieces)
}

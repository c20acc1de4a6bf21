// The totals turn by turn, and the best moves, as the server tells them with the end of a game.
import type { LogEntry, Totals } from "../lib/wire.ts"
import { deeds } from "./log.ts"

export interface Step {
  seq: number
  totals: number[]
}

/** The totals after every deed, and after the end where leftovers change them. */
export function totalsByTurn({ start, gains }: Totals, log: LogEntry[]): Step[] {
  const totals = [...start]
  const steps: Step[] = []
  for (const [seq, seat, , total] of gains) {
    totals[seat - 1] = total
    if (steps.at(-1)?.seq === seq) steps.pop()
    steps.push({ seq, totals: [...totals] })
  }
  const end = log.at(-1)
  if (end !== undefined && end[1] === null && end[4].length === totals.length && end[4].some((total, i) => total !== totals[i]))
    steps.push({ seq: end[0], totals: [...end[4]] })
  return steps
}

export interface Best {
  entry: LogEntry
  points: number
}

/** The moves that earned the most in the end, best first; the earlier one first where they are equal. */
export function bestMoves({ gains }: Totals, log: LogEntry[], count: number): Best[] {
  const entries = new Map(deeds(log).map((entry) => [entry[0], entry]))
  const made: Best[] = []
  const last = new Map<number, Best>()
  for (const [seq, seat, points] of gains) {
    const entry = entries.get(seq)!
    const before = last.get(seat)
    // What somebody else's entry changes of a seat's points, it changes of what that seat did last.
    if (entry[1] !== seat && before !== undefined) before.points += points
    else {
      const best = { entry, points }
      last.set(seat, best)
      made.push(best)
    }
  }
  return made
    .filter(({ entry, points }) => points > 0 && !/^[a-z]+$/.test(entry[2])) // an answer is no move to remember
    .sort((a, b) => b.points - a.points || a.entry[0] - b.entry[0])
    .slice(0, count)
}

/** The move that earned the most in a game that is over, in notation; none before, or where nobody earned anything. */
export function bestOf({ totals, log }: { totals: Totals | null; log: LogEntry[] }): string[] {
  return totals === null ? [] : bestMoves(totals, log, 1).map(({ entry }) => entry[2])
}

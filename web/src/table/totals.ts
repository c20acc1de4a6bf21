// The totals turn by turn, and the best moves, as the log tells them (docs/notation.md, Records).
import type { GameKey, LogEntry, OptionValue } from "../lib/protocol.ts"
import { standing } from "./log.ts"

export interface Step {
  seq: number
  /** Who did something then; null at the end, when leftover tiles are counted. */
  seat: number | null
  totals: number[]
}

/** Whether an entry puts something on the board: a placement, a sentence, a steal. */
const lays = (move: string) => /[ =]/.test(move) && !/^(swap|resign|draw|roll|order|end|hand|away)/.test(move)

/** With how many points each seat begins: a head start is added in Calculissimo, and subtracted in Contig 60, where points count down. */
export function startsOf(options: Record<string, OptionValue>, seats: number, game: GameKey): number[] {
  const given = options["head_start"]
  const ahead = Array.isArray(given) ? given : []
  const points = Number(options["points"] ?? 0)
  return Array.from({ length: seats }, (_, i) => points + (game === "calculissimo" ? 1 : -1) * (ahead[i] ?? 0))
}

/** The totals after every deed. What a contest changes belongs to whoever laid the tiles in Calculissimo, and to the accuser in Contig 60. */
export function totalsByTurn(log: LogEntry[], starts: number[], game: GameKey): Step[] {
  const seats = starts.length
  const totals = [...starts]
  const steps: Step[] = []
  let laid: { seat: number; points: number } | null = null
  for (const [seq, seat, move, points, total] of standing(log)) {
    if (seat === null) {
      if (!move.startsWith("end") || total.length !== seats) continue
      const before = steps.at(-1)?.totals ?? []
      if (total.some((one, i) => one !== before[i])) steps.push({ seq, seat: null, totals: [...total] })
      continue
    }
    if (move === "challenge" && laid !== null) {
      if (game === "calculissimo") totals[laid.seat - 1] = total[0]!
      else {
        totals[seat - 1] = total[0]!
        // Earned points are subtracted in Contig 60, so that a marker that goes back gives them back.
        if (points[0]! > 0) totals[laid.seat - 1]! += laid.points
      }
    } else if (total.length > 0) totals[seat - 1] = total[0]!
    if (lays(move)) laid = { seat, points: points[0] ?? 0 }
    steps.push({ seq, seat, totals: [...totals] })
  }
  return steps
}

export interface Best {
  entry: LogEntry
  points: number
}

/** The moves that earned the most in the end, best first; the earlier one first where they are equal. */
export function bestMoves(log: LogEntry[], count: number, game: GameKey): Best[] {
  const entries = standing(log).filter((entry) => entry[1] !== null)
  return entries
    .map((entry, i) => ({ entry, points: lays(entry[2]) ? (entry[3][0] ?? 0) + changed(entry, entries.slice(i + 1), game) : 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.entry[0] - b.entry[0])
    .slice(0, count)
}

/** What a contest made of a move's points. */
function changed(entry: LogEntry, after: LogEntry[], game: GameKey): number {
  const answer = after.find((one) => one[2] !== "accept")
  if (answer === undefined || answer[2] !== "challenge") return 0
  const change = answer[3][0] ?? 0
  if (game === "calculissimo") return change
  return change > 0 ? -(entry[3][0] ?? 0) : 0
}

// The shape of the graph of a review: lines of win shares, bars of luck, and where a finger points. No drawing.
import type { ReviewTurn } from "../lib/wire.ts"

export interface GraphShape {
  /** For each seat that is drawn, the points of its line. */
  lines: { seat: number; points: [number, number][] }[]
  bars: { at: number; x: number; y: number; height: number; good: boolean }[]
  /** Where each turn stands. */
  xs: number[]
}

/** The luck that fills half of the height. */
const FULL = 0.3

/** The shares of some seats after every turn, and the luck of one, in a box of this size. */
export function graphOf(turns: ReviewTurn[], seats: number[], own: number, width: number, height: number): GraphShape {
  const count = Math.max(turns.length, 1)
  const x = (at: number) => (at / count) * width
  const y = (share: number) => height - share * height
  const middle = height / 2
  const lines = seats.map((seat) => {
    const start = turns[0]?.before[seat - 1] ?? 0.5
    const rest = turns.map((turn, at): [number, number] => [x(at + 1), y(turn.after[seat - 1]!)])
    return { seat, points: [[0, y(start)] as [number, number], ...rest] }
  })
  const bars = turns.flatMap(({ luck }, at) => {
    const share = luck[own - 1]!
    if (Math.abs(share) < 0.002) return []
    const size = Math.min(1, Math.abs(share) / FULL) * middle
    return [{ at, x: x(at + 1), y: share > 0 ? middle - size : middle, height: size, good: share > 0 }]
  })
  return { lines, bars, xs: turns.map((_, at) => x(at + 1)) }
}

/** Of some turns, the one that is nearest to a place. */
export function nearest(xs: number[], turns: number[], x: number): number {
  const far = (at: number) => Math.abs(xs[at]! - x)
  return turns.reduce((best, at) => (far(at) < far(best) ? at : best), turns[0] ?? 0)
}

// A record as steps to go through: the start, everything that people did, and the end. What chance did belongs to the step before it.
import { readPlacement, squareName } from "../games/calculissimo/notation.ts"
import { readSentence } from "../games/contig60/notation.ts"
import type { GameKey, Replay, ReplayEntry } from "../lib/protocol.ts"

export interface Step {
  /** The entry that it shows; null before the first. */
  entry: ReplayEntry | null
  position: string
  /** How things were just before, with the rack or the dice that the move was made of. */
  before: string
  /** The dice of the turn, in Contig. */
  dice: number[]
  scores: number[]
  marked: string[]
}

/** The squares that a move covers. */
export function covered(game: GameKey, move: string): string[] {
  if (game === "calculissimo") return (readPlacement(move)?.tiles ?? []).filter(({ fresh }) => fresh).map(squareName)
  const said = readSentence(move)
  return said === null ? [] : [said.square]
}

export function stepsOf(replay: Replay): Step[] {
  // The first entry is chance, which changes no total; a head start makes them differ.
  const scores = replay.entries[0]?.scores ?? []
  const steps: Step[] = []
  let before = replay.start
  let dice: number[] = []
  for (const entry of replay.entries) {
    if (entry.move.startsWith("roll ")) dice = entry.move.split(" ").slice(1).map(Number)
    const isStep = entry.seat !== null || /^end\b/.test(entry.move)
    // Until somebody does something, all that happened is the set-up.
    if (isStep) {
      if (steps.length === 0) steps.push({ entry: null, position: before, before, dice, scores, marked: [] })
      const marked = entry.seat === null ? [] : covered(replay.game, entry.move)
      steps.push({ entry, position: entry.position, before, dice, scores: entry.scores, marked })
    }
    before = entry.position
  }
  if (steps.length === 0) steps.push({ entry: null, position: before, before, dice, scores, marked: [] })
  return steps
}

/** What a move earned; null for what earns nothing by its nature, such as a pass. */
export function earned(entry: ReplayEntry): number | null {
  const points = entry.points[0] ?? null
  return points === 0 && /^[a-z]+$/.test(entry.move) ? null : points
}

/** Whether the best move of that step can be asked for: somebody laid something, exchanged or passed. */
export function isDecision(step: Step): boolean {
  return step.entry?.seat != null && !/^(accept|challenge|resign)$/.test(step.entry.move)
}

const JOKER_LETTERS: Record<string, string> = { "+": "p", "-": "m", "/": "q" }

/** A position in which a placement lies that was never made; nothing else of it changes. */
export function withPlacement(position: string, move: string): string {
  const placement = readPlacement(move)
  if (placement === null) return position
  const [board = "", ...rest] = position.split(" ")
  const rows = board.split("|").map((row) => [...row])
  for (const { x, y, face, joker, fresh } of placement.tiles) {
    const row = rows[y]
    if (fresh && row !== undefined) row[x] = joker ? (JOKER_LETTERS[face] ?? "abcdefghij"[Number(face)]!) : face
  }
  return [rows.map((row) => row.join("")).join("|"), ...rest].join(" ")
}

/** The same in Contig 60: a marker of that side on the square of a sentence. */
export function withMarker(position: string, squares: string[][], move: string, seat: number): string {
  const square = readSentence(move)?.square
  const [board = "", ...rest] = position.split(" ")
  const rows = board.split("|").map((row, y) =>
    [...row].map((letter, x) => (squares[y]?.[x] === square ? "xo"[seat - 1]! : letter)).join(""),
  )
  return [rows.join("|"), ...rest].join(" ")
}

/** The tiles that a seat had on its rack; nothing where that is not known or there are no racks. */
export function rackIn(position: string, seat: number): string {
  const rack = position.split(" ")[1]?.split(",")[seat - 1] ?? ""
  return /^[0-9+\-*/?]+$/.test(rack) ? rack : ""
}

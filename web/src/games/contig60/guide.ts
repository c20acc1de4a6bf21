// The pictures of the game in a minute, of its own dice and squares.
import { piece, type GuidePiece, type GuideStep } from "../game.ts"
import Die from "./Die.svelte"
import type { Told } from "../../rules/guide.ts"
import { MARKERS } from "./notation.ts"
import Square from "./Square.svelte"

const dice = (...faces: number[]): GuidePiece[] => faces.map((face) => piece(Die, { face }))
const row = (numbers: string, markers: string): GuidePiece[] =>
  numbers.split(" ").map((number, i) => piece(Square, { number, side: MARKERS[markers[i]!] ?? null }))

/** A line that wins, among enough squares to look like one. */
const line = (length: number) => row("1 2 3 4 5", "ooooo".slice(0, length)).slice(0, Math.max(length, 3))

/** Sums of 2, 3 and 4, each with the signs that it takes. */
const SUMS: [signs: string, sum: string, square: string][] = [
  ["+*", "(2+3)×4", "20"],
  ["+", "2+3+4", "9"],
  ["*", "2×3×4", "24"],
]
const sumOf = (signs: string) => SUMS.find(([needed]) => [...needed].every((sign) => signs.includes(sign)))

function covered(signs: string): GuidePiece[] {
  const [, sum, square] = sumOf(signs) ?? []
  return sum === undefined ? row("20", "x") : [{ sign: sum }, { sign: "=" }, ...row(square!, "x")]
}

export const guide = ({ signs, line_length }: Told): GuideStep[] => [
  { pieces: dice(2, 3, 4) },
  { pieces: covered(signs) },
  { pieces: row("1 2 3", "x.o") },
  { pieces: dice(1, 1, 5) },
  { pieces: line(line_length) },
  { pieces: row("5 6 7", "oxo") },
]

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
const line = (length: number) => row("22 23 24 25 26", "ooooo".slice(0, length)).slice(0, Math.max(length, 3))

export const guide = ({ length }: Told): GuideStep[] => [
  { pieces: dice(2, 3, 4) },
  { pieces: [{ sign: "(2+3)×4" }, { sign: "=" }, ...row("20", "x")] },
  { pieces: row("27 28 29", "x.o") },
  { pieces: dice(1, 1, 5) },
  { pieces: line(length) },
  { pieces: row("54 55 60", "oxo") },
]

// The pictures of the game in a minute, of its own tiles and squares.
import { piece, type GuidePiece, type GuideStep } from "../game.ts"
import Ground from "./Ground.svelte"
import type { Told } from "../../rules/guide.ts"
import { JOKER } from "./notation.ts"
import Tile from "./Tile.svelte"

const tiles = (faces: string): GuidePiece[] => [...faces].map((face) => piece(Tile, { face, joker: false }))
const jokers = (faces: string): GuidePiece[] => [...faces].map((face) => piece(Tile, { face, joker: true }))
const bonus = (of: "number" | "operation", factor: number) => piece(Ground, { kind: { of, factor, start: false } })

/** Lines to show, the first of them whose signs the table has: one that is right, and one that is not. */
const RIGHT = ["9+6/2", "9+6-2", "2*6", "6/2"]
const WRONG = ["7/2+1", "2-5", "7/2", "0*6"]
const playable = (lines: string[], signs: string) => lines.find((line) => [...line].every((face) => /\d/.test(face) || signs.includes(face))) ?? ""

export const guide = ({ signs }: Told): GuideStep[] => [
  { pieces: tiles(playable(RIGHT, signs)) },
  { pieces: [...tiles("9+3"), { sign: "=" }, { sign: "12" }] },
  { pieces: [bonus("number", 2), bonus("number", 3), bonus("operation", 2), bonus("operation", 3)] },
  { pieces: tiles(playable(WRONG, signs)), crossed: true },
  { pieces: jokers(`6+${JOKER}`) },
  { pieces: tiles("05-") },
]

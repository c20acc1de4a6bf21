// The pictures of the game in a minute, of its own tiles and squares.
import { piece, type GuidePiece, type GuideStep } from "../game.ts"
import Ground from "./Ground.svelte"
import { JOKER } from "./notation.ts"
import Tile from "./Tile.svelte"

const tiles = (faces: string): GuidePiece[] => [...faces].map((face) => piece(Tile, { face, joker: false }))
const jokers = (faces: string): GuidePiece[] => [...faces].map((face) => piece(Tile, { face, joker: true }))
const bonus = (of: "number" | "operation", factor: number) => piece(Ground, { kind: { of, factor, start: false } })

export const guide = (): GuideStep[] => [
  { pieces: tiles("9+6/2") },
  { pieces: [...tiles("9+3"), { sign: "=" }, { sign: "12" }] },
  { pieces: [bonus("number", 2), bonus("number", 3), bonus("operation", 2), bonus("operation", 3)] },
  { pieces: tiles("7/2+1"), crossed: true },
  { pieces: jokers(`6+${JOKER}`) },
  { pieces: tiles("05-") },
]

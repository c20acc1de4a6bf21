// Tiles, squares and moves in words, for those who hear them and for the log.
import type { Kind } from "../../lib/protocol.ts"
import { spaced } from "../../lib/text.ts"
import { oneByOne } from "../../lib/lists.ts"
import { t } from "../../lib/words.svelte.ts"
import { lineOf, readPlacement, squareName, type Square } from "./notation.ts"

const NAMED: Record<string, string> = { "+": "plus", "-": "minus", "*": "times", "/": "divided", "?": "joker" }

export function faceName(face: string): string {
  return face in NAMED ? t(`calc-face-${NAMED[face]}`) : face
}

export function kindName(kind: Kind | undefined): string {
  if (kind === undefined) return ""
  if (kind.start) return t("calc-start")
  return t(`calc-bonus-${kind.of}`, { factor: kind.factor })
}

interface Lying {
  face: string
  joker: boolean
  /** Laid in this turn and not yet played. */
  fresh: boolean
}

/** "h8, start square, empty" or "d8, 9, on a number times 2". */
export function squareInWords(square: Square, kind: Kind | undefined, tile: Lying | null): string {
  const ground = kindName(kind)
  const name = squareName(square)
  if (tile === null) return listed([name, ground, t("calc-empty")])
  const face = tile.joker ? t("calc-joker-as", { face: faceName(tile.face) }) : faceName(tile.face)
  return listed([name, face, tile.fresh ? t("calc-laid") : "", ground === "" ? "" : t("calc-on", { ground })])
}

function listed(parts: string[]): string {
  return oneByOne(parts.filter((part) => part !== ""))
}

/** The line of a placement as people write it: 9 + 6 ÷ 2. */
export function lineInSigns(move: string): string {
  const placement = readPlacement(move)
  return placement === null ? move : spaced(lineOf(placement))
}

/** What somebody did, in a sentence: "Bruno plays 9 + 6 ÷ 2 for 48 points". */
export function moveInWords(name: string, move: string, points: number | undefined): string {
  if (readPlacement(move) !== null) return t("calc-told-placed", { name, line: lineInSigns(move), points: points ?? 0 })
  const swap = /^swap (?:_(\d+)|(.+))$/.exec(move)
  if (swap !== null) return t("calc-told-swap", { name, count: swap[1] === undefined ? swap[2]!.length : Number(swap[1]) })
  return /^(pass|accept|challenge|resign)$/.test(move) ? t(`calc-told-${move}`, { name }) : ""
}

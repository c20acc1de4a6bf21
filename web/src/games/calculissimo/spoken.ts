// Tiles, squares and moves in words, for those who hear them and for the log.
import type { SquareKind, State } from "../../lib/wire.ts"
import { spoken } from "../../lib/spoken.ts"
import { spaced, type Sum } from "../../lib/text.ts"
import { oneByOne, together } from "../../lib/lists.ts"
import { t } from "../../lib/words.svelte.ts"
import { deeds } from "../../table/log.ts"
import { seatName } from "../../table/names.ts"
import { oneWord } from "../../table/said.ts"
import type { Tongue } from "../../table/speaker.svelte.ts"
import { lineOf, readPlacement, readPosition, squareName, type Square } from "./notation.ts"

const NAMED: Record<string, string> = { "+": "plus", "-": "minus", "*": "times", "/": "divided", "?": "joker" }

export function faceName(face: string): string {
  return face in NAMED ? t(`calc-face-${NAMED[face]}`) : face
}

export function kindName(kind: SquareKind | undefined): string {
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
export function squareInWords(square: Square, kind: SquareKind | undefined, tile: Lying | null): string {
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

/** A move as people read it in a list: a placement by its line, everything else by a word. */
export function said(move: string, sum: Sum = spaced): string {
  const placement = readPlacement(move)
  if (placement !== null) return sum(`${lineOf(placement)}${placement.total === null ? "" : `=${placement.total}`}`)
  const swapped = swapCount(move)
  return swapped === null ? (oneWord(move) ?? move) : t("log-swap", { count: swapped })
}

/** How many tiles were exchanged, whether their faces are known or not; null where it is another move. */
function swapCount(move: string): number | null {
  const swap = /^swap (?:_(\d+)|(.+))$/.exec(move)
  return swap === null ? null : swap[1] === undefined ? swap[2]!.length : Number(swap[1])
}

/** What somebody did, in sentences: "Bruno plays 9 plus 6 divided by 2 for 48 points, from d8 to the right." */
export function moveInWords(name: string, move: string, points: number | undefined): string[] {
  const placement = readPlacement(move)
  if (placement !== null) {
    const values = { square: squareName(placement.tiles[0]!), way: placement.across ? "across" : "down", points: points ?? 0 }
    const jokers = placement.tiles.filter((tile) => tile.joker && tile.fresh)
    return [
      t("calc-told-placed", { name, line: spoken([...lineOf(placement)].join(" ")), ...values }),
      ...jokers.map((tile) => t("calc-joker-as", { face: faceName(tile.face) })),
    ]
  }
  const swapped = swapCount(move)
  if (swapped !== null) return [t("calc-told-swap", { name, count: swapped })]
  return /^(pass|accept|resign)$/.test(move) ? [t(`calc-told-${move}`, { name })] : []
}

/** What a contest came to: read off the board and the totals as they are after it. */
function verdictInWords(name: string, seq: number, game: State): string {
  const entry = deeds(game.log)
    .reverse()
    .find((one) => one[0] < seq && readPlacement(one[2]) !== null)
  const fresh = readPlacement(entry?.[2] ?? "")?.tiles.filter((tile) => tile.fresh) ?? []
  const { board } = readPosition(game.view)
  if (fresh.some(({ x, y }) => !board[y]?.[x])) return t("calc-told-caught", { name })
  return t(entry?.[4][0] === game.scores[(entry?.[1] ?? 1) - 1] ? "calc-told-right" : "calc-told-corrected", { name })
}

/** What is heard at a table of Calculissimo. */
export const tongue: Tongue = {
  told: ([seq, seat, move, points], game, table) => {
    if (seat === null) {
      const drawn = new RegExp(`^draw ${game.you}:([^_].*)$`).exec(move)?.[1]
      if (drawn === undefined) return []
      return [t("calc-told-drawn", { tiles: together([...drawn].map(faceName)) })]
    }
    const name = seatName(table, table.seats[seat - 1]!)
    return move === "challenge" ? [verdictInWords(name, seq, game)] : moveInWords(name, move, points[0])
  },
  turn: (game) => {
    return t(readPosition(game.view).extra ? "calc-extra" : "your-turn")
  },
}

// Tiles, squares and moves in words, for those who hear them and for the log.
import type { LogEntry, SquareKind, Verdict } from "../../lib/wire.ts"
import { spoken } from "../../lib/spoken.ts"
import { inSums, pretty, spaced, type Sum } from "../../lib/text.ts"
import { oneByOne, together } from "../../lib/lists.ts"
import type { Refusal } from "../../lib/refusal.ts"
import { sentence } from "../../lib/sentences.ts"
import { t, words } from "../../lib/words.svelte.ts"
import { contestInWords } from "../../table/contests.ts"
import { seatName } from "../../table/names.ts"
import { oneWord } from "../../table/said.ts"
import type { Tongue } from "../../table/speaker.svelte.ts"
import type { Contested } from "../game.ts"
import { drawnBy } from "./last.ts"
import { lineOf, readPlacement, readPosition, squareName, type Square } from "./notation.ts"
import type { Play } from "./play.svelte.ts"

const NAMED: Record<string, string> = { "+": "plus", "-": "minus", "*": "times", "/": "divided", "?": "joker" }

export function faceName(face: string): string {
  return face in NAMED ? t(`calc-face-${NAMED[face]}`) : face
}

export function kindName(kind: SquareKind | undefined): string {
  if (kind === undefined) return ""
  if (kind.start) return t("calc-start")
  return t(`calc-bonus-${kind.of}`, { factor: kind.factor })
}

/** The tiles in hand, those that are laid and not yet played, and what is in the bag. */
export function handInWords({ hand, position }: Pick<Play, "hand" | "position">): string[] {
  const held = hand.slots.filter((tile) => tile !== null).map(({ face }) => faceName(face))
  const laid = hand.laid.map(({ tile, stands, x, y }) => {
    const face = stands === null ? faceName(tile.face) : t("calc-joker-as", { face: faceName(stands) })
    return t("aloud-at", { what: face, square: squareName({ x, y }) })
  })
  return [
    held.length === 0 ? t("aloud-no-tiles") : t("aloud-tiles", { tiles: oneByOne(held) }),
    ...(laid.length === 0 ? [] : [t("aloud-laid", { tiles: oneByOne(laid) })]),
    t("aloud-bag", { count: position.bag }),
  ]
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
  const total = readPlacement(move)?.total ?? null
  return total === null ? bare(move, sum) : t("log-announced", { sum: bare(move, sum), total })
}

/** The same without the total that was announced: a line is no equation with it. */
export function bare(move: string, sum: Sum = spaced): string {
  const placement = readPlacement(move)
  if (placement !== null) return sum(lineOf(placement))
  const swapped = swapCount(move)
  return swapped === null ? (oneWord(move) ?? move) : t("log-swap", { count: swapped })
}

/** How many tiles were exchanged, whether their faces are known or not; null where it is another move. */
function swapCount(move: string): number | null {
  const swap = /^swap (?:_(\d+)|(.+))$/.exec(move)
  return swap === null ? null : swap[1] === undefined ? swap[2]!.length : Number(swap[1])
}

/** Why what is laid is no move: gently, while it may still become one. */
export function refusalInWords(refusal: Refusal): string {
  const key = `calc-unfinished-${refusal.why.replaceAll("_", "-")}`
  if (!refusal.unfinished || !words.has(key)) return sentence(refusal)
  return t(key, { line: inSums(pretty(String(refusal.details["line"] ?? ""))) })
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

/** The entry of a contest has as points what it changed of the announced total. */
export function contested(made: LogEntry, contest: LogEntry): Contested {
  const [announced, change] = [made[3][0] ?? 0, contest[3][0] ?? 0]
  const points = announced + change
  // A total of 0 is taken back, or was right, without a change.
  if (announced === 0 && change === 0) return { cameTo: null, points }
  return { cameTo: change === 0 ? "right" : points === 0 ? "taken_back" : "corrected", points }
}

const VERDICTS = { right: "calc-told-right", corrected: "calc-told-corrected", taken_back: "calc-told-caught" }

/** Who contested, and what it came to. */
export function headline(cameTo: Verdict["came_to"], name: string): string {
  return t(VERDICTS[cameTo], { name })
}

/** What is heard at a table of Calculissimo. */
export const tongue: Tongue = {
  told: ([seq, seat, move, points], game, table) => {
    if (seat === null) {
      const drawn = drawnBy(move, game.you)
      if (drawn === null) return []
      return [t("calc-told-drawn", { tiles: together([...drawn].map(faceName)) })]
    }
    const name = seatName(table, table.seats[seat - 1]!)
    if (move === "challenge") return contestInWords(seq, name, game, contested, headline)
    return moveInWords(name, move, points[0])
  },
  turn: (game) => {
    return t(readPosition(game.view).extra ? "calc-extra" : "your-turn")
  },
}

// The position of Contig 60 as the server writes it (docs/notation.md), read for drawing. No rules.
import type { Material } from "../../lib/wire.ts"

export type Side = 1 | 2

export interface Position {
  /** Row by row; null is a free square. */
  board: (Side | null)[][]
  scores: number[]
  /** Markers that each side still has. */
  markers: number[]
  /** Null while they have not been thrown. */
  dice: number[] | null
  toMove: number[]
  begin: number | null
  turns: number
  /** The minutes are over, and this round is the last. */
  last: boolean
  /** The side that passed, while its dice can be stolen. */
  passed: Side | null
  /** The sentence that may be contested, said in a turn or in a steal. */
  said: string | null
  stolen: string | null
  over: string | null
}

export const MARKERS: Record<string, Side> = { x: 1, o: 2 }
const numbers = (text: string): number[] => text.split(",").map(Number)

export function readPosition(text: string): Position {
  const [board, scores, markers, dice, toMove, flagText] = text.split(" ") as [string, string, string, string, string, string]
  const flags = new Map(flagText.split(";").map((flag) => [flag.split(":")[0]!, flag.slice(flag.indexOf(":") + 1)]))
  const seat = (key: string) => (flags.has(key) ? Number(flags.get(key)) : null)
  return {
    board: board.split("|").map((row) => [...row].map((letter) => MARKERS[letter] ?? null)),
    scores: numbers(scores),
    markers: numbers(markers),
    dice: dice === "_" ? null : numbers(dice),
    toMove: /^[\d,]+$/.test(toMove) ? numbers(toMove) : [],
    begin: seat("begin"),
    turns: seat("turns") ?? 0,
    last: flags.has("last"),
    passed: seat("passed") as Side | null,
    said: flags.get("said") ?? null,
    stolen: flags.get("stolen") ?? null,
    over: flags.get("over") ?? null,
  }
}

export interface Place {
  x: number
  y: number
}

/** Where each number is on the board. */
export function places(material: Material): Map<string, Place> {
  return new Map(material.squares.flatMap((row, y) => row.map((number, x) => [number, { x, y }] as const)))
}

/** What a move says, whether said in a turn or in a steal: the sentence and its square. */
export function readSentence(move: string): { expression: string; square: string; steal: boolean } | null {
  const match = /^(steal )?([^=a-z]+)=(\d+)$/.exec(move)
  return match === null ? null : { expression: match[2]!, square: match[3]!, steal: match[1] !== undefined }
}

/** The occupied squares next to a square, in the order of the board. */
export function besides(position: Position, material: Material, square: string): string[] {
  const at = places(material).get(square)
  if (at === undefined) return []
  const found: string[] = []
  for (let y = at.y - 1; y <= at.y + 1; y += 1)
    for (let x = at.x - 1; x <= at.x + 1; x += 1)
      if ((x !== at.x || y !== at.y) && position.board[y]?.[x]) found.push(material.squares[y]![x]!)
  return found
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** Every straight line of `length` markers of one side, place by place. */
export function runs(position: Position, length: number): Place[][] {
  if (length < 1) return []
  const starts = position.board.flatMap((row, y) => row.map((side, x) => ({ side, x, y }))).filter(({ side }) => side !== null)
  return starts.flatMap(({ side, x, y }) =>
    DIRECTIONS.map(([dx, dy]) => Array.from({ length }, (_, i) => ({ x: x + dx * i, y: y + dy * i }))).filter((run) =>
      run.every((place) => position.board[place.y]?.[place.x] === side),
    ),
  )
}

/** The squares of every straight line of at least `length` markers of one side: what a win by a line looks like. */
export function lines(position: Position, material: Material, length: number): Set<string> {
  return new Set(runs(position, length).flatMap((run) => run.map((place) => material.squares[place.y]![place.x]!)))
}

/** The square that a move covers. */
export function covered(move: string): string[] {
  const said = readSentence(move)
  return said === null ? [] : [said.square]
}

/** The last piece of a move: its marker on the square. */
export const markerOn = (square: string) => `on ${square}`

/** A sentence sign by sign, its result, and its marker; nothing where a move is none. */
export function piecesOf(move: string): string[] {
  const said = readSentence(move)
  if (said === null) return []
  return [...(said.expression.match(/\d+|[-+*/()]/g) ?? []), `=${said.square}`, markerOn(said.square)]
}

/** A position with a marker of that side on the square of a sentence that was never said; nothing else of it changes. */
export function withMove(position: string, move: string, seat: number, material: Pick<Material, "squares">): string {
  const square = readSentence(move)?.square
  const marker = Object.keys(MARKERS)[seat - 1]!
  const [board = "", ...rest] = position.split(" ")
  const rows = board
    .split("|")
    .map((row, y) => [...row].map((letter, x) => (material.squares[y]?.[x] === square ? marker : letter)).join(""))
  return [rows.join("|"), ...rest].join(" ")
}

// The position of Contig 60 as the server writes it (docs/notation.md), read for drawing. No rules.
import type { LogEntry, Material } from "../../lib/protocol.ts"

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

const MARKERS: Record<string, Side> = { x: 1, o: 2 }
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

/** The square that was covered last and is still covered. */
export function lastCovered(log: LogEntry[], board: Position["board"], where: Map<string, Place>): string | null {
  for (const entry of [...log].reverse()) {
    const square = entry[1] === null ? undefined : readSentence(entry[2])?.square
    const place = square === undefined ? undefined : where.get(square)
    if (place !== undefined) return board[place.y]?.[place.x] ? square! : null
  }
  return null
}

/** The dice of the last throw, also when the next one has not come yet. */
export function lastThrow(log: LogEntry[]): { seq: number; dice: number[] } | null {
  const entry = [...log].reverse().find((one) => one[1] === null && one[2].startsWith("roll "))
  return entry === undefined ? null : { seq: entry[0], dice: entry[2].split(" ").slice(1).map(Number) }
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

/** The squares of every straight line of at least `length` markers of one side: what a win by a line looks like. */
export function lines(position: Position, material: Material, length: number): Set<string> {
  const found = new Set<string>()
  if (length < 1) return found
  position.board.forEach((row, y) =>
    row.forEach((side, x) => {
      if (side === null) return
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]] as const) {
        const run = Array.from({ length }, (_, i) => ({ x: x + dx * i, y: y + dy * i }))
        if (run.every((place) => position.board[place.y]?.[place.x] === side))
          for (const place of run) found.add(material.squares[place.y]![place.x]!)
      }
    }),
  )
  return found
}

// A position of Contig 60 that is being set up: markers, dice, totals, whose turn it is.
import type { RulesetInfo } from "../../lib/wire.ts"
import type { Side } from "./notation.ts"

export interface Setup {
  /** Row by row: `x`, `o` or nothing. */
  rows: string[][]
  scores: number[]
  /** Null: still to be thrown. */
  dice: number[] | null
  toMove: Side
  begin: Side
  turns: number
}

const LETTERS = ["x", "o"]
const FREE = "."
const onTurn = (begin: Side, turns: number): Side => (turns % 2 === 0 ? begin : begin === 1 ? 2 : 1)

export function readSetup(position: string): Setup {
  const [board = "", scores = "", , dice = "_", , flags = ""] = position.split(" ")
  const told = new Map(flags.split(";").map((flag) => flag.split(":") as [string, string]))
  const begin: Side = told.get("begin") === "2" ? 2 : 1
  const turns = Number(told.get("turns") ?? 0)
  return {
    rows: board.split("|").map((row) => [...row]),
    scores: scores.split(",").map(Number),
    dice: dice === "_" ? null : dice.split(",").map(Number),
    toMove: onTurn(begin, turns),
    begin,
    turns,
  }
}

export function writeSetup({ rows, scores, dice, toMove, begin, turns }: Setup, { material }: RulesetInfo): string {
  const left = LETTERS.map((letter) => material.markers - rows.flat().filter((one) => one === letter).length)
  const played = turns + (onTurn(begin, turns) === toMove ? 0 : 1)
  const flags = played === 0 ? `begin:${begin}` : `begin:${begin};turns:${played}`
  const board = rows.map((row) => row.join("")).join("|")
  return [board, scores.join(","), left.join(","), dice === null ? "_" : dice.join(","), dice === null ? "-" : toMove, flags].join(" ")
}

export function empty(ruleset: RulesetInfo): string {
  const { material, options } = ruleset
  const points = Number(options["points"] ?? 0)
  const heads = Array.isArray(options["head_start"]) ? options["head_start"] : []
  const setup: Setup = {
    rows: material.squares.map((row) => row.map(() => FREE)),
    scores: LETTERS.map((_, i) => points - (heads[i] ?? 0)),
    dice: null,
    toMove: 1,
    begin: 1,
    turns: 0,
  }
  return writeSetup(setup, ruleset)
}

/** A square with the marker of a side; the same marker once more takes it away. */
export function put(setup: Setup, x: number, y: number, side: Side | null): Setup {
  const letter = side === null ? FREE : LETTERS[side - 1]!
  const rows = setup.rows.map((row) => [...row])
  rows[y]![x] = rows[y]![x] === letter ? FREE : letter
  return { ...setup, rows }
}

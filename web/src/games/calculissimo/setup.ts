// A position of Calculissimo that is being set up: what lies where, who holds what. The bag is what is left of the set.
import type { Material, RulesetInfo } from "../../lib/wire.ts"
import { plain, signOf } from "../../lib/typed.ts"
import { jokerLetter, tileOf } from "./notation.ts"

export interface Setup {
  /** Row by row, the letters of a board text. */
  rows: string[][]
  racks: string[]
  scores: number[]
  toMove: number
  resigned: number[]
}

type Tiles = Material["tiles"]

export const ORDER = "0123456789+-*/?"
export const RACK = 7
const EMPTY = "."

const inOrder = (tiles: string) => [...tiles].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("")
const written = (tiles: string) => (tiles === "" ? EMPTY : tiles)
const unwritten = (tiles: string) => (tiles === EMPTY ? "" : tiles)

export function readSetup(position: string): Setup {
  const [board = "", racks = "", , scores = "", toMove = "", flags = ""] = position.split(" ")
  const told = new Map(flags.split(";").map((flag) => [flag.split(":")[0]!, flag.split(":").slice(1).join(":")]))
  // Where tiles are still to be drawn, or the order is, it is the turn of those who draw.
  const first = /\d/.exec(/\d/.test(toMove) ? toMove : (told.get("draw") ?? told.get("deal") ?? ""))
  return {
    rows: board.split("|").map((row) => [...row]),
    racks: racks.split(",").map(unwritten),
    scores: scores.split(",").map(Number),
    toMove: Number(first?.[0] ?? 1),
    resigned: (told.get("resigned") ?? "").split(",").filter(Boolean).map(Number),
  }
}

/** The tiles that are neither on the board nor on a rack, in order; `short` are those of which there are more than the set has. */
export function rest({ rows, racks }: Setup, tiles: Tiles): { bag: string; short: string } {
  const left = new Map(Object.entries(tiles))
  for (const tile of [...rows.flat().filter((letter) => letter !== EMPTY).map(tileOf), ...racks.join("")]) left.set(tile, (left.get(tile) ?? 0) - 1)
  const faces = [...ORDER]
  return {
    bag: faces.map((face) => face.repeat(Math.max(0, left.get(face) ?? 0))).join(""),
    short: faces.filter((face) => (left.get(face) ?? 0) < 0).join(""),
  }
}

export function writeSetup(setup: Setup, tiles: Tiles): string {
  const { rows, racks, scores, toMove, resigned } = setup
  const flags = resigned.length > 0 ? `resigned:${resigned.join(",")}` : "-"
  const board = rows.map((row) => row.join("")).join("|")
  return [board, racks.map((rack) => written(inOrder(rack))).join(","), written(rest(setup, tiles).bag), scores.join(","), toMove, flags].join(" ")
}

export function empty({ material, options }: RulesetInfo, seats: number): string {
  const heads = Array.isArray(options["head_start"]) ? options["head_start"] : []
  const setup: Setup = {
    rows: material.squares.map((row) => row.map(() => EMPTY)),
    racks: Array<string>(seats).fill(""),
    scores: Array.from({ length: seats }, (_, i) => heads[i] ?? 0),
    toMove: 1,
    resigned: [],
  }
  return writeSetup(setup, material.tiles)
}

/** A square with that tile; the same tile once more takes it away. */
export function put(setup: Setup, x: number, y: number, face: string | null, joker: boolean): Setup {
  const letter = face === null ? EMPTY : joker ? jokerLetter(face) : face
  const rows = setup.rows.map((row) => [...row])
  rows[y]![x] = rows[y]![x] === letter ? EMPTY : letter
  return { ...setup, rows }
}

/** As many seats as wanted: a new one has nothing yet. */
export function seated(setup: Setup, count: number): Setup {
  const seats = Array.from({ length: count }, (_, i) => i)
  return {
    ...setup,
    racks: seats.map((i) => setup.racks[i] ?? ""),
    scores: seats.map((i) => setup.scores[i] ?? 0),
    toMove: setup.toMove > count ? 1 : setup.toMove,
    resigned: setup.resigned.filter((seat) => seat <= count),
  }
}

/** The tiles among what somebody typed, as many as a rack holds. */
export function typedRack(text: string, tiles: Tiles): string {
  return [...plain(text)]
    .map((sign) => (/^[jJ]$/.test(sign) ? "?" : signOf(sign)))
    .filter((sign) => sign in tiles)
    .slice(0, RACK)
    .join("")
}

/** Every rack filled up from the bag, as far as it goes. `draw` gives a whole number below its bound. */
export function filled(setup: Setup, tiles: Tiles, draw: (below: number) => number): Setup {
  let { bag } = rest(setup, tiles)
  const racks = setup.racks.map((rack, i) => {
    if (setup.resigned.includes(i + 1)) return rack
    let held = rack
    while (held.length < RACK && bag !== "") {
      const at = draw(bag.length)
      held += bag[at]!
      bag = bag.slice(0, at) + bag.slice(at + 1)
    }
    return inOrder(held)
  })
  return { ...setup, racks }
}

// The notation of Calculissimo as far as the page needs it: what lies where, who holds how many tiles, and how a
// placement is written. Whether a placement is legal is the server's to say.

export interface Square {
  x: number
  y: number
}

/** A tile as it lies on a square: its face, or what a joker stands for. */
export interface BoardTile {
  face: string
  joker: boolean
}

export type BoardTiles = (BoardTile | null)[][]

/** Tiles that the reader may not know have a count alone. */
export interface Rack {
  tiles: string | null
  count: number
}

export interface Position {
  board: BoardTiles
  racks: Rack[]
  bag: number
  /** The turn is an extra one, after a placement of a whole rack. */
  extra: boolean
  /** What was laid and may be contested. */
  window: { seat: number; move: string } | null
  accepted: number[]
  resigned: number[]
}

export interface PlacedTile extends BoardTile, Square {
  /** Laid by this placement, not there before. */
  fresh: boolean
}

export interface Placement {
  across: boolean
  tiles: PlacedTile[]
  total: number | null
}

const COLUMNS = "abcdefghijklmnopqrstu"
const JOKER_LETTERS = "abcdefghijpmq"
const JOKER_FACES = "0123456789+-/"
export const JOKER = "?"

export function squareName({ x, y }: Square): string {
  return `${COLUMNS[x]}${y + 1}`
}

export function readSquare(name: string): Square {
  return { x: COLUMNS.indexOf(name[0]!), y: Number(name.slice(1)) - 1 }
}

export function same(a: Square, b: Square): boolean {
  return a.x === b.x && a.y === b.y
}

function readLetter(letter: string): BoardTile | null {
  if (letter === ".") return null
  const joker = JOKER_LETTERS.indexOf(letter)
  return joker < 0 ? { face: letter, joker: false } : { face: JOKER_FACES[joker]!, joker: true }
}

/** What a joker that stands for a face is on a board. */
export function jokerLetter(face: string): string {
  return JOKER_LETTERS[JOKER_FACES.indexOf(face)]!
}

/** The tile that a letter on the board is made of. */
export function tileOf(letter: string): string {
  return JOKER_LETTERS.includes(letter) ? JOKER : letter
}

function readRack(text: string): Rack {
  if (text === ".") return { tiles: "", count: 0 }
  return text.startsWith("_") ? { tiles: null, count: Number(text.slice(1)) } : { tiles: text, count: text.length }
}

/** `board racks bag scores to-move flags`; the totals and who is to move come with the state anyway. */
export function readPosition(text: string): Position {
  const [board = "", racks = "", bag = "", , , flags = "-"] = text.split(" ")
  const told = new Map(flags.split(";").map((flag) => [flag.split(":")[0]!, flag.split(":").slice(1).join(":")]))
  const window = told.get("window")
  const seats = (name: string) => (told.get(name) ?? "").split(",").filter(Boolean).map(Number)
  return {
    board: board.split("|").map((row) => [...row].map(readLetter)),
    racks: racks.split(",").map(readRack),
    bag: readRack(bag).count,
    extra: told.has("extra"),
    window: window === undefined ? null : { seat: Number(window[0]), move: window.slice(2).replace("_", " ") },
    accepted: seats("accepted"),
    resigned: seats("resigned"),
  }
}

const PLACEMENT = /^(?:(\d+)([a-u])|([a-u])(\d+)) ([^ =]+)(?:=(\d+))?$/

/** A placement with the square of every tile; null when the text is another move. */
export function readPlacement(text: string): Placement | null {
  const match = PLACEMENT.exec(text)
  if (match === null) return null
  const across = match[1] !== undefined
  let { x, y } = readSquare(across ? match[2]! + match[1]! : match[3]! + match[4]!)
  const tiles: PlacedTile[] = []
  let fresh = true
  for (const sign of match[5]!.match(/\?.|./g) ?? []) {
    if (sign === "(" || sign === ")") {
      fresh = sign === ")"
      continue
    }
    tiles.push({ x, y, face: sign.at(-1)!, joker: sign.length > 1, fresh })
    if (across) x += 1
    else y += 1
  }
  return { across, tiles, total: match[6] === undefined ? null : Number(match[6]) }
}

/** The text of a placement whose tiles are given in reading order. */
export function writePlacement({ across, tiles, total }: Placement): string {
  const { x, y } = tiles[0]!
  const start = across ? `${y + 1}${COLUMNS[x]}` : `${COLUMNS[x]}${y + 1}`
  const line = tiles.map((tile, at) => {
    const opens = !tile.fresh && (tiles[at - 1]?.fresh ?? true) ? "(" : ""
    const closes = !tile.fresh && (tiles[at + 1]?.fresh ?? true) ? ")" : ""
    return `${opens}${tile.joker ? JOKER : ""}${tile.face}${closes}`
  })
  return `${start} ${line.join("")}${total === null ? "" : `=${total}`}`
}

/** The faces of a placement's line, without brackets: `9+6/2`. */
export function lineOf(placement: Placement): string {
  return placement.tiles.map((tile) => tile.face).join("")
}

/** The squares on which a move lays a tile. */
export function covered(move: string): string[] {
  return (readPlacement(move)?.tiles ?? []).filter(({ fresh }) => fresh).map(squareName)
}

/** A position in which a placement lies that was never made; nothing else of it changes. */
export function withMove(position: string, move: string): string {
  const placement = readPlacement(move)
  if (placement === null) return position
  const [board = "", ...rest] = position.split(" ")
  const rows = board.split("|").map((row) => [...row])
  for (const { x, y, face, joker, fresh } of placement.tiles) {
    const row = rows[y]
    if (fresh && row !== undefined) row[x] = joker ? jokerLetter(face) : face
  }
  return [rows.map((row) => row.join("")).join("|"), ...rest].join(" ")
}

/** The tiles that a seat had on its rack; nothing where that is not known. */
export function rackIn(position: string, seat: number): string {
  const rack = position.split(" ")[1]?.split(",")[seat - 1] ?? ""
  return /^[0-9+\-*/?]+$/.test(rack) ? rack : ""
}

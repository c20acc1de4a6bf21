// What a player has laid but not played: tiles from the rack on squares of the board. Every function gives a new
// value. It knows where tiles are and nothing of what is allowed.
import { JOKER, same, squareName, writePlacement, type BoardTiles, type PlacedTile, type Square } from "./notation.ts"

/** A tile keeps its id wherever it goes, so that it can be seen to glide there. */
export interface RackTile {
  id: number
  face: string
}

export interface LaidTile extends Square {
  tile: RackTile
  /** What a joker stands for; null as long as nobody has said so, and for every other tile. */
  stands: string | null
  /** The place on the rack that it came from. */
  slot: number
}

export interface Laying {
  /** The places of the rack, null where the tile is laid. */
  slots: (RackTile | null)[]
  /** In the order of laying. */
  laid: LaidTile[]
}

let lastId = 0

function made(face: string): RackTile {
  return { id: (lastId += 1), face }
}

export function newLaying(rack: string, places: number): Laying {
  const slots: (RackTile | null)[] = [...rack].map(made)
  while (slots.length < places) slots.push(null)
  return { slots, laid: [] }
}

export function laidAt({ laid }: Laying, square: Square): LaidTile | null {
  return laid.find((tile) => same(tile, square)) ?? null
}

export function slotOf({ slots }: Laying, id: number): number {
  return slots.findIndex((tile) => tile?.id === id)
}

/** Lay a tile from the rack. A tile that is laid there already changes places with it. */
export function lay(laying: Laying, id: number, square: Square, stands: string | null = null): Laying {
  const slot = slotOf(laying, id)
  const tile = laying.slots[slot]
  if (tile === undefined || tile === null) return laying
  const other = laidAt(laying, square)
  return {
    slots: laying.slots.map((held, at) => (at === slot ? (other?.tile ?? null) : held)),
    laid: [...laying.laid.filter((t) => t !== other), { tile, stands, slot, x: square.x, y: square.y }],
  }
}

/** Move a laid tile to another square. A tile that is laid there already changes places with it. */
export function move({ slots, laid }: Laying, from: Square, to: Square): Laying {
  const moved = laid.map((tile) => {
    if (same(tile, from)) return { ...tile, x: to.x, y: to.y }
    return same(tile, to) ? { ...tile, x: from.x, y: from.y } : tile
  })
  return { slots, laid: moved }
}

/** Say what the joker on a square stands for. */
export function standFor({ slots, laid }: Laying, square: Square, stands: string): Laying {
  return { slots, laid: laid.map((tile) => (same(tile, square) ? { ...tile, stands } : tile)) }
}

/** Take a laid tile back: to a place of the rack, else to where it came from, else to the first that is free. */
export function takeBack(laying: Laying, square: Square, wanted?: number): Laying {
  const back = laidAt(laying, square)
  if (back === null) return laying
  const free = (slot: number | undefined) => slot !== undefined && laying.slots[slot] === null
  const slot = free(wanted) ? wanted! : free(back.slot) ? back.slot : laying.slots.indexOf(null)
  const laid = laying.laid.filter((tile) => tile !== back)
  if (slot < 0) return { slots: [...laying.slots, back.tile], laid }
  return { slots: laying.slots.map((held, at) => (at === slot ? back.tile : held)), laid }
}

/** Put a laid tile where another lies on the rack: that one is laid in its place. */
export function exchangeWithRack(laying: Laying, square: Square, slot: number): Laying {
  const other = laying.slots[slot]
  return other === null || other === undefined ? takeBack(laying, square, slot) : lay(laying, other.id, square)
}

export function takeBackLast(laying: Laying): Laying {
  const last = laying.laid.at(-1)
  return last === undefined ? laying : takeBack(laying, last)
}

export function recall(laying: Laying): Laying {
  return laying.laid.reduceRight((now, tile) => takeBack(now, tile), laying)
}

/** Move a tile on the rack. Those between make room; an empty place is simply taken. */
export function reorder({ slots, laid }: Laying, from: number, to: number): Laying {
  const tile = slots[from] ?? null
  if (from === to || tile === null) return { slots, laid }
  const next = [...slots]
  if (next[to] === null) {
    next[to] = tile
    next[from] = null
  } else {
    next.splice(from, 1)
    next.splice(to, 0, tile)
  }
  return { slots: next, laid }
}

/** The tiles on the rack in another order. Places of laid tiles stay free. */
export function shuffle({ slots, laid }: Laying, random: () => number = Math.random): Laying {
  const tiles = slots.filter((tile) => tile !== null)
  for (let at = tiles.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[tiles[at], tiles[other]] = [tiles[other]!, tiles[at]!]
  }
  const next = tiles.values()
  return { slots: slots.map((tile) => (tile === null ? null : next.next().value!)), laid }
}

/** The same hand after news: what lies on the board now, and what is on the rack now (laid tiles included). */
export function renew(laying: Laying, board: BoardTiles, rack: string, places: number): Laying {
  let now = laying
  for (const tile of laying.laid) {
    const there = board[tile.y]?.[tile.x]
    if (there === null || there === undefined) continue
    const played = there.face === (tile.stands ?? tile.tile.face) && there.joker === (tile.tile.face === JOKER)
    now = played ? { slots: now.slots, laid: now.laid.filter((t) => t !== tile) } : takeBack(now, tile)
  }
  const left = [...rack]
  const keep = (face: string) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const laid = now.laid.filter((tile) => keep(tile.tile.face))
  const slots = now.slots.map((tile) => (tile !== null && keep(tile.face) ? tile : null))
  return filled(slots, laid, left, places)
}

/** New tiles go to free places, though not to those that laid tiles come back to. */
function filled(slots: (RackTile | null)[], laid: LaidTile[], fresh: string[], places: number): Laying {
  const next = [...slots]
  const kept = new Set(laid.map((tile) => tile.slot))
  for (const face of fresh) {
    const free = next.findIndex((tile, at) => tile === null && !kept.has(at))
    const any = free >= 0 ? free : next.indexOf(null)
    if (any < 0) next.push(made(face))
    else next[any] = made(face)
  }
  const needed = Math.max(places, laid.length + next.filter((tile) => tile !== null).length)
  while (next.length > needed && next.includes(null)) next.splice(next.lastIndexOf(null), 1)
  while (next.length < needed) next.push(null)
  return { slots: next, laid }
}

/** What is laid, written as a placement; or why no placement can be written, and the squares that it is about. */
export type Written =
  | { text: string; fault: null }
  | { text: null; fault: "nothing" | "joker-open" | "two-lines" | "gap"; squares: string[] }

export function written({ laid }: Laying, board: BoardTiles): Written {
  const first = laid[0]
  if (first === undefined) return { text: null, fault: "nothing", squares: [] }
  const open = laid.filter((tile) => tile.tile.face === JOKER && tile.stands === null)
  if (open.length > 0) return { text: null, fault: "joker-open", squares: open.map(squareName) }
  const oneRow = laid.every((tile) => tile.y === first.y)
  const oneColumn = laid.every((tile) => tile.x === first.x)
  if (!oneRow && !oneColumn) return { text: null, fault: "two-lines", squares: laid.map(squareName) }
  const across = laid.length > 1 ? oneRow : alongRow(board, first)
  const tiles = run(laid, board, across)
  const reached = tiles.filter((tile) => tile.fresh).length
  if (reached === laid.length) return { text: writePlacement({ across, tiles, total: null }), fault: null }
  return { text: null, fault: "gap", squares: gaps(laid, board, across) }
}

/** A single tile belongs to the line across, if there is one, else to the line down. */
function alongRow(board: BoardTiles, { x, y }: Square): boolean {
  const near = (dx: number, dy: number) => board[y + dy]?.[x + dx] !== null && board[y + dy]?.[x + dx] !== undefined
  return near(-1, 0) || near(1, 0) || !(near(0, -1) || near(0, 1))
}

/** The run of tiles through the first laid one, old and new, in reading order. */
function run(laid: LaidTile[], board: BoardTiles, across: boolean): PlacedTile[] {
  const [dx, dy] = across ? [1, 0] : [0, 1]
  const at = (x: number, y: number): PlacedTile | null => {
    const mine = laid.find((tile) => tile.x === x && tile.y === y)
    if (mine !== undefined) {
      return { x, y, face: mine.stands ?? mine.tile.face, joker: mine.tile.face === JOKER, fresh: true }
    }
    const old = board[y]?.[x]
    return old === null || old === undefined ? null : { x, y, ...old, fresh: false }
  }
  let { x, y } = laid[0]!
  while (at(x - dx, y - dy) !== null) [x, y] = [x - dx, y - dy]
  const tiles: PlacedTile[] = []
  for (let tile = at(x, y); tile !== null; [x, y] = [x + dx, y + dy], tile = at(x, y)) tiles.push(tile)
  return tiles
}

/** The empty squares between the outermost laid tiles. */
function gaps(laid: LaidTile[], board: BoardTiles, across: boolean): string[] {
  const along = laid.map((tile) => (across ? tile.x : tile.y))
  const found: string[] = []
  for (let at = Math.min(...along); at < Math.max(...along); at += 1) {
    const square = across ? { x: at, y: laid[0]!.y } : { x: laid[0]!.x, y: at }
    const empty = board[square.y]?.[square.x] === null && !laid.some((tile) => same(tile, square))
    if (empty) found.push(squareName(square))
  }
  return found
}

// What the log tells about tiles: which squares the last placement covered, and what was drawn.
import type { LogEntry } from "../../lib/wire.ts"
import { deeds, standing } from "../../table/log.ts"
import { readPlacement, squareName, type BoardTiles } from "./notation.ts"

/** The squares of the newest placement that still lies there. */
export function lastPlaced(log: LogEntry[], board: BoardTiles): ReadonlySet<string> {
  const placement = deeds(log)
    .reverse()
    .map((entry) => readPlacement(entry[2]))
    .find((found) => found !== null)
  const fresh = placement?.tiles.filter((tile) => tile.fresh) ?? []
  const lies = fresh.every((tile) => board[tile.y]?.[tile.x])
  return new Set(lies ? fresh.map(squareName) : [])
}

/** The tiles that a seat drew with an entry of chance; null where it is another entry, or they are hidden. */
export function drawnBy(move: string, seat: number | null): string | null {
  return new RegExp(`^draw ${seat}:([^_].*)$`).exec(move)?.[1] ?? null
}

/** What a seat drew last; null: nothing yet. */
export function lastDrawn(log: LogEntry[], seat: number): string | null {
  const drawn = standing(log).map((entry) => (entry[1] === null ? drawnBy(entry[2], seat) : null))
  return drawn.reverse().find((tiles) => tiles !== null) ?? null
}

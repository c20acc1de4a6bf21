// What the log tells about the board: which squares the last placement covered.
import type { LogEntry } from "../../lib/wire.ts"
import { deeds } from "../../table/log.ts"
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

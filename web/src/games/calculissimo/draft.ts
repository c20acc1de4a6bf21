// What is half laid, as a short text that the server keeps for a pupil: `h8:9 i8:+ j8:?6 =24`.
import type { LaidTile } from "./laying.ts"
import { JOKER, readSquare, squareName, type PlacedTile } from "./notation.ts"

/** A joker that stands for nothing yet is not laid in earnest. */
export function writeDraft(laid: readonly LaidTile[], total: string): string {
  const tiles = laid
    .filter(({ tile, stands }) => tile.face !== JOKER || stands !== null)
    .map((at) => `${squareName(at)}:${at.tile.face === JOKER ? JOKER + at.stands! : at.tile.face}`)
  return [...tiles, ...(total === "" ? [] : [`=${total}`])].join(" ")
}

export function readDraft(text: string): { tiles: PlacedTile[]; total: string } {
  const tiles: PlacedTile[] = []
  let total = ""
  for (const part of text.split(" ")) {
    const found = /^([a-u]\d+):(\??)([0-9+*/-])$/.exec(part)
    if (found !== null) tiles.push({ ...readSquare(found[1]!), face: found[3]!, joker: found[2] !== "", fresh: true })
    else if (part.startsWith("=")) total = part.slice(1)
  }
  return { tiles, total }
}

// The position that the little board on the first screen shows: the five printed examples.

const LAYOUT = [
  "p......p......p",
  ".g..g..y..g..g.",
  "..y..g...g..y..",
  "...g.b.g.b.g...",
  ".g..y.....y..g.",
  "..gb.b.g.b.bg..",
  "...............",
  "py.g.g.*.g.g.yp",
  "...............",
  "..gb.g.g.b.bg..",
  ".g..y.....y..g.",
  "...g.b.g.b.g...",
  "..y..g...g..y..",
  ".g..g..y..g..g.",
  "p......p......p",
]

/** What is written on a coloured square, and the class of its colour. */
const KINDS: Record<string, [string, string]> = {
  g: ["2#", "number-2"],
  b: ["3#", "number-3"],
  y: ["2=", "operation-2"],
  p: ["3=", "operation-3"],
  "*": ["2=", "operation-2"],
}

const ROWS: Record<number, string> = {
  5: ".....3×4−1.....",
  6: ".......−.×.....",
  7: "...9+6÷2.7.....",
  8: ".......+.+.....",
  9: "...6+4−3+5.....",
}
/** The tiles of the fifth example, as if they were just being laid. */
const LAID = new Set(["9,6", "9,7", "9,8"])

export interface Piece {
  x: number
  y: number
  text: string
  kind: string
  laid: boolean
}

/** The squares of the part around the middle that the picture can show. */
export function crossword(): { squares: Piece[]; tiles: Piece[] } {
  const squares: Piece[] = []
  const tiles: Piece[] = []
  for (let y = 2; y < 13; y += 1) {
    for (let x = 0; x < 15; x += 1) {
      const face = ROWS[y]?.[x] ?? "."
      const [text, kind] = KINDS[LAYOUT[y]![x]!] ?? ["", ""]
      squares.push({ x, y, text: face === "." ? text : "", kind, laid: false })
      if (face !== ".") tiles.push({ x, y, text: face, kind: "", laid: LAID.has(`${x},${y}`) })
    }
  }
  return { squares, tiles }
}

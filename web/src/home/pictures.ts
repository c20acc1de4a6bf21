// The positions that the little boards on the first screen show: the printed examples, and a game of Contig under way.

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

const NUMBERS = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [27, 28, 29, 30, 31, 32, 33, 8],
  [26, 54, 55, 60, 64, 66, 34, 9],
  [25, 50, 120, 125, 144, 72, 35, 10],
  [24, 48, 108, 180, 150, 75, 36, 11],
  [23, 45, 100, 96, 90, 80, 37, 12],
]
const MARKERS = ["xox...o.", "x.xo....", "...x....", "o....x..", "......xo", ".o......"]

/** The first rows of the Contig board; the marker on 28 is just being laid. */
export function spiral(): Piece[] {
  return NUMBERS.flatMap((row, y) =>
    row.map((number, x) => ({ x, y, text: String(number), kind: MARKERS[y]![x]!, laid: number === 28 })),
  )
}

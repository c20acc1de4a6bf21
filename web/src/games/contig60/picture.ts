// The position that the little board on the first screen shows: a game under way.

const NUMBERS = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [27, 28, 29, 30, 31, 32, 33, 8],
  [26, 54, 55, 60, 64, 66, 34, 9],
  [25, 50, 120, 125, 144, 72, 35, 10],
  [24, 48, 108, 180, 150, 75, 36, 11],
  [23, 45, 100, 96, 90, 80, 37, 12],
]
const MARKERS = ["xox...o.", "x.xo....", "...x....", "o....x..", "......xo", ".o......"]

export interface Piece {
  x: number
  y: number
  text: string
  kind: string
  laid: boolean
}

/** The first rows of the board; the marker on 28 is just being laid. */
export function spiral(): Piece[] {
  return NUMBERS.flatMap((row, y) =>
    row.map((number, x) => ({ x, y, text: String(number), kind: MARKERS[y]![x]!, laid: number === 28 })),
  )
}

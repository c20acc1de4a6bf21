// What can be read of any game's notation (docs/notation.md): the names of squares, and a board that is written row by row.
import type { Material } from "../../lib/wire.ts"

type Squares = Pick<Material, "squares" | "kinds">

const COLUMNS = "abcdefghijklmnopqrstuvwxyz"

/** What stands on a square when nothing lies there. */
export function printed({ squares, kinds }: Squares, x: number, y: number): string {
  const letter = squares[y]?.[x] ?? ""
  const kind = kinds[letter]
  if (kind !== undefined) return `×${kind.factor}`
  return letter === "." ? "" : letter
}

/** A square is called after what stands on it where that is different everywhere, else by its column and row: `h8`. */
export function squareName({ squares }: Squares, x: number, y: number): string {
  const all = squares.flat()
  return new Set(all).size === all.length ? squares[y]![x]! : `${COLUMNS[x] ?? `${x + 1}.`}${y + 1}`
}

/** What lies where, if the first word of a position draws the board: rows with `|` between them, `.` for nothing. */
export function lyingIn(position: string, { squares }: Squares): string[][] | null {
  const rows = (position.split(" ")[0] ?? "").split("|").map((row) => [...row])
  const fits = rows.length === squares.length && rows.every((row, y) => row.length === squares[y]!.length)
  return fits ? rows.map((row) => row.map((letter) => (letter === "." ? "" : letter))) : null
}

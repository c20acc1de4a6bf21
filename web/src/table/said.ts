// What is the same in the log of every game: moves of one word, and notes.
import type { Table } from "../lib/wire.ts"
import { t, words } from "../lib/words.svelte.ts"
import { levelName, seatName } from "./names.ts"

/** A move of one word, such as a pass, as people read it; null where there is no word for it. */
export function oneWord(move: string): string | null {
  const key = `log-${move}`
  return /^[a-z]+$/.test(move) && words.has(key) ? t(key) : null
}

/** A note of the log, e.g. that a computer player goes on for somebody. */
export function noted(note: string, table: Table): string {
  const [what, first, level] = note.split(" ") as [string, string?, string?]
  if (what !== "hand") return t(what === "gone" ? "log-gone" : "log-last")
  const seat = table.seats[Number(first) - 1]!
  if (level === "person") return t("log-hand-person", { name: seatName(table, seat) })
  return t("log-hand", { level: levelName(table.game, level!) })
}

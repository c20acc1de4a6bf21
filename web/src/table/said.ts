// A move as people read it in a list: a placement by its line, a sentence with its signs, everything else by a word.
import { spaced } from "../lib/text.ts"
import type { Table } from "../lib/protocol.ts"
import { t } from "../lib/words.svelte.ts"
import { levelName, seatName } from "./names.ts"

/** `sum` writes its sums, or says them. */
export function said(move: string, sum: (notation: string) => string = spaced): string {
  const placed = /^(?:\d+[a-u]|[a-u]\d+) (.*)$/.exec(move)
  if (placed !== null) return sum(placed[1]!.replace(/[()?]/g, ""))
  const swap = /^swap (?:_(\d+)|(.+))$/.exec(move)
  if (swap !== null) return t("log-swap", { count: swap[1] === undefined ? swap[2]!.length : Number(swap[1]) })
  const steal = /^steal (.*)$/.exec(move)
  if (steal !== null) return t("log-steal", { sentence: sum(steal[1]!) })
  if (/^[a-z]+$/.test(move)) return t(`log-${move}`)
  return sum(move)
}

/** A note of the log, e.g. that a computer player goes on for somebody. */
export function noted(note: string, table: Table): string {
  const [what, first, level] = note.split(" ") as [string, string?, string?]
  if (what !== "hand") return t("log-last")
  const seat = table.seats[Number(first) - 1]!
  if (level === "person") return t("log-hand-person", { name: seatName(table, seat) })
  return t("log-hand", { level: levelName(table.game, level!) })
}

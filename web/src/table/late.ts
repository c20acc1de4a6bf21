// Moves that nobody made, because time had run out, in words.
import type { LogEntry, Table } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"
import { deeds } from "./log.ts"
import { seatName } from "./names.ts"

export function isLate(entry: LogEntry): boolean {
  return entry[7] === true
}

/** The newest deeds, as far as nobody did them. */
export function lastLate(log: LogEntry[]): LogEntry[] {
  const done = deeds(log)
  return done.slice(done.map(isLate).lastIndexOf(false) + 1)
}

/** Whose time ran out, for everybody at the table; where nobody was to do anything, silence is no news. */
export function lateInWords(entries: LogEntry[], you: number | null, table: Table): string[] {
  const seats = entries.filter((entry) => isLate(entry) && entry[2] !== "accept").map(([, seat]) => seat!)
  const text = (seat: number) =>
    seat === you && table.yours.length === 1 ? t("late-you") : t("late-other", { name: seatName(table, table.seats[seat - 1]!) })
  return [...new Set(seats)].map(text)
}

// How a game ended, in words.
import { together } from "../lib/lists.ts"
import type { LogEntry, OutcomeInfo, Table } from "../lib/wire.ts"
import { spokenNumber } from "../lib/spoken.ts"
import { t, words } from "../lib/words.svelte.ts"
import { isAbandoned } from "./log.ts"
import { seatName } from "./names.ts"

/** The names of some seats as a list. */
export function namesOf(table: Table, seats: number[]): string {
  return together(seats.map((seat) => seatName(table, table.seats[seat - 1]!)))
}

export function winnersInWords(table: Table, { winners }: OutcomeInfo): string {
  if (winners.length > 1) return t("end-shared", { names: namesOf(table, winners) })
  if (table.yours.length === 1 && winners[0] === table.yours[0]) return t("end-you-won")
  return t("end-won", { name: namesOf(table, winners) })
}

/** Nothing where the end speaks for itself. */
export function reasonInWords(table: Table, { reason }: OutcomeInfo, log: LogEntry[]): string {
  if (isAbandoned(log)) return t("end-reason-abandoned")
  const key = `end-reason-${table.game}-${reason.replaceAll("_", "-")}`
  return words.has(key) ? t(key, { count: table.ruleset.material.line }) : ""
}

/** The seats from the first to the last. */
export function ranking(table: Table, { ranks }: OutcomeInfo): number[] {
  return table.seats.map((seat) => seat.seat).sort((a, b) => ranks[a - 1]! - ranks[b - 1]!)
}

/** All of it in sentences, for those who hear the end. */
export function endInWords(table: Table, outcome: OutcomeInfo, log: LogEntry[]): string[] {
  const totals = ranking(table, outcome).map((seat) => t("end-told", { name: namesOf(table, [seat]), total: spokenNumber(outcome.scores[seat - 1]!) }))
  return [t("end-title"), reasonInWords(table, outcome, log), winnersInWords(table, outcome), ...totals].filter((text) => text !== "")
}

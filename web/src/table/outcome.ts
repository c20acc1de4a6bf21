// How a game ended, in words.
import { together } from "../lib/lists.ts"
import type { LogEntry, OutcomeInfo, Table } from "../lib/wire.ts"
import { spokenNumber } from "../lib/spoken.ts"
import { t, words } from "../lib/words.svelte.ts"
import { isAbandoned, resigned } from "./log.ts"
import { seatName } from "./names.ts"

/** The names of some seats as a list. */
export function namesOf(table: Table, seats: number[]): string {
  return together(seats.map((seat) => seatName(table, table.seats[seat - 1]!)))
}

/** Who gave up, where that has decided the game. */
export function gaveUp({ reason }: OutcomeInfo, log: LogEntry[]): number[] {
  return reason.startsWith("resign") && !isAbandoned(log) ? resigned(log) : []
}

export function winnersInWords(table: Table, outcome: OutcomeInfo, log: LogEntry[]): string {
  const { winners } = outcome
  const out = gaveUp(outcome, log)
  if (winners.length === 1 && out.length > 0) {
    const others = { others: namesOf(table, out), count: out.length }
    if (isYou(table, winners)) return t("end-you-won-resigned", others)
    return t("end-won-resigned", { name: namesOf(table, winners), ...others })
  }
  if (winners.length > 1) return t("end-shared", { names: namesOf(table, winners) })
  if (isYou(table, winners)) return t("end-you-won")
  return t("end-won", { name: namesOf(table, winners) })
}

const isYou = (table: Table, winners: number[]) => table.yours.length === 1 && winners[0] === table.yours[0]

/** Nothing where the end speaks for itself. Where somebody gave up, the totals have decided nothing. */
export function reasonInWords(table: Table, outcome: OutcomeInfo, log: LogEntry[]): string {
  const { reason } = outcome
  if (isAbandoned(log)) return t("end-reason-abandoned")
  if (outcome.winners.length === 1 && gaveUp(outcome, log).length > 0) return t("end-resigned-totals")
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
  const [winners, reason] = [winnersInWords(table, outcome, log), reasonInWords(table, outcome, log)]
  const first = gaveUp(outcome, log).length > 0 ? [winners, reason] : [reason, winners]
  return [t("end-title"), ...first, ...totals].filter((text) => text !== "")
}

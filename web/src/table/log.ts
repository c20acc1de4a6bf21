// The log as people read it: the entries that still count, without what only chance did.
import type { LogEntry } from "../lib/wire.ts"

/** The entries that were not taken back: from the end, `back N` goes on with entry N. */
export function standing(log: LogEntry[]): LogEntry[] {
  const found: LogEntry[] = []
  for (let at = log.length; at > 0; ) {
    const entry = log[at - 1]!
    const back = entry[1] === null ? /^back (\d+)$/.exec(entry[2]) : null
    if (back === null) found.push(entry)
    at = back === null ? at - 1 : Number(back[1])
  }
  return found.reverse()
}

/** What people did, not chance. */
export function deeds(log: LogEntry[]): LogEntry[] {
  return standing(log).filter((entry) => entry[1] !== null)
}

/** What people did, and what happened to the table. */
export function chronicle(log: LogEntry[]): LogEntry[] {
  return standing(log).filter((entry) => entry[1] !== null || NOTE.test(entry[2]))
}

/** What happened to the table: a seat that changed hands, somebody who stayed away, the last round. */
export const NOTE = /^(gone|hand|last)\b/

/** Whether a game ended because somebody stayed away, and the others ended it. */
export function isAbandoned(log: LogEntry[]): boolean {
  const last = log.at(-2)
  return last?.[2] === "resign" && log.at(-3)?.[2] === `gone ${last[1]}`
}

/** Whether there is something that a seat decided and could take back. */
export function hasDecided(log: LogEntry[], seat: number | null): boolean {
  return seat !== null && standing(log).some((entry) => entry[1] === seat)
}

/** The seats that have given up, in that order. */
export function resigned(log: LogEntry[]): number[] {
  return deeds(log)
    .filter((entry) => entry[2] === "resign")
    .map((entry) => entry[1]!)
}

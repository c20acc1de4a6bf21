// Contests in the log: each belongs to the move that it is about.
import type { Contested } from "../games/game.ts"
import { Refusal } from "../lib/refusal.ts"
import { sentence } from "../lib/sentences.ts"
import { spokenStep } from "../lib/spoken.ts"
import type { LogEntry, State, Verdict } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"
import { deeds } from "./log.ts"

const CONTEST = "challenge"

export interface Row {
  entry: LogEntry
  /** The entry that contested it. */
  contest: LogEntry | null
}

/** A list of entries in which a contest stands with its move: the newest before it that is more than a word. */
export function rowsOf(entries: LogEntry[]): Row[] {
  const rows: Row[] = []
  for (const entry of entries) {
    const made = entry[1] !== null && entry[2] === CONTEST ? rows.filter((row) => isMade(row.entry)).at(-1) : undefined
    if (made === undefined) rows.push({ entry, contest: null })
    else made.contest = entry
  }
  return rows
}

const isMade = ([, seat, move]: LogEntry) => seat !== null && !/^[a-z]+$/.test(move)

/** What a contest came to, in sentences: with the worked sum where it is the newest thing that happened. */
export function contestInWords(
  seq: number,
  name: string,
  { log, verdict }: State,
  contested: (made: LogEntry, contest: LogEntry) => Contested,
  headline: (cameTo: Verdict["came_to"], name: string) => string,
): string[] {
  if (verdict !== null && verdict.seq === seq) {
    const steps = verdict.lines.flatMap((line) => line.steps.map(spokenStep))
    const why = verdict.fault === null ? [] : [sentence(new Refusal(verdict.fault.why, verdict.fault.details))]
    const put = { points: verdict.points, announced: verdict.announced ?? 0 }
    const right = verdict.came_to === "corrected" ? [t("verdict-corrected", put)] : []
    return [headline(verdict.came_to, name), ...steps, ...why, ...right]
  }
  const done = deeds(log)
  const at = done.findIndex((entry) => entry[0] === seq)
  const made = done.slice(0, at).filter(isMade).at(-1)
  const cameTo = made === undefined ? null : contested(made, done[at]!).cameTo
  return cameTo === null ? [] : [headline(cameTo, name)]
}

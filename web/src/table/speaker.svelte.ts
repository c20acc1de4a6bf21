// What those hear who don't look, at every table: each entry of the log as it comes, whose turn it is, little time, the end.
import { untrack } from "svelte"
import { announcer } from "../lib/announce.svelte.ts"
import type { Live } from "../lib/live.svelte.ts"
import type { LogEntry, State, Table } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"
import { left, ticker } from "./clock.svelte.ts"
import { lateInWords } from "./late.ts"
import { deeds, NOTE, standing } from "./log.ts"
import { endInWords } from "./outcome.ts"
import { noted } from "./said.ts"
import { dueWarning } from "./warning.ts"

export interface Tongue {
  /** An entry of the log in sentences, as the game tells it. */
  told: (entry: LogEntry, game: State, table: Table) => string[]
  /** What is said to whoever is to move now. */
  turn: (game: State, table: Table) => string
}

/** What is said when one state follows another; at first there is none before. */
export function heardIn(before: State | null, now: State, table: Table, tongue: Tongue): string[] {
  const said: string[] = []
  const since = before?.seq ?? lastKnown(now)
  const fresh = now.log.filter((entry) => entry[0] > since)
  const stands = new Set(standing(fresh.length > 0 ? now.log : []).map((entry) => entry[0]))
  for (const entry of fresh) {
    const [seq, seat, move] = entry
    if (seat === null && move.startsWith("back ")) said.push(t("log-back"))
    else if (!stands.has(seq)) continue
    else if (seat === null && NOTE.test(move)) said.push(noted(move, table))
    else said.push(...lateInWords([entry], now.you, table), ...tongue.told(entry, now, table))
  }
  if (now.outcome !== null) return before?.outcome ? said : [...said, ...endInWords(table, now.outcome, now.log)]
  const mine = now.you !== null && now.to_act.includes(now.you)
  const again = before !== null && before.seq === now.seq && before.you === now.you
  if (!mine || again) return said
  if (now.clocks.wait === "window") return [...said, t("contest-title"), t("contest-question")]
  return [...said, tongue.turn(now, table)]
}

/** Whoever comes to a running game hears what happened since their own last deed; whoever watches, the last deed. */
function lastKnown(now: State): number {
  const known = deeds(now.log).filter((entry) => entry[1] === now.you)
  return known.at(-1)?.[0] ?? (now.you === null ? (deeds(now.log).at(-2)?.[0] ?? 0) : 0)
}

export function speak(live: Live, tongue: Tongue): void {
  let before: State | null = null
  $effect(() => {
    const { game, table } = live
    if (game === null || table === null) return
    untrack(() => {
      for (const text of heardIn(before, game, table, tongue)) announcer.say(text)
      before = game
    })
  })

  $effect(() => ticker.use())
  let wait = ""
  let last: number | null = null
  $effect(() => {
    const game = live.game
    if (game === null || game.you === null || !live.mine) return
    const millis = left(live, game.you)
    const now = `${game.seq}.${game.you}`
    const due = wait === now ? dueWarning(last, millis) : null
    wait = now
    last = millis
    if (due !== null) untrack(() => announcer.say(t("player-left", { time: t("time-seconds", { count: due }) })))
  })
}

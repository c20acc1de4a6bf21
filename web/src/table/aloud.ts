// What is read out to those who press a key for it: what they hold, the totals, the last move. Loaded with the first such key.
import aloud from "virtual:aloud"
import { announcer } from "../lib/announce.svelte.ts"
import { oneByOne } from "../lib/lists.ts"
import type { Live } from "../lib/live.svelte.ts"
import { spokenNumber } from "../lib/spoken.ts"
import { t, words } from "../lib/words.svelte.ts"
import { shownTime } from "./clock.svelte.ts"
import { lateInWords } from "./late.ts"
import { deeds } from "./log.ts"
import { seatName } from "./names.ts"
import type { Tongue } from "./speaker.svelte.ts"

await words.also(aloud)

/** What the reader holds, in sentences; null while a curtain hangs before it. */
export type Hand = () => string[] | null

/** Says what the key is for. */
export function readOut(key: string, live: Live, tongue: Tongue, hand: Hand): void {
  if (live.game === null || live.table === null) return
  const told = key === "r" ? handInWords(live, hand) : key === "t" ? totalsInWords(live) : lastInWords(live, tongue)
  for (const text of told) announcer.say(text)
}

export function sayNothingLies(): void {
  announcer.say(t("aloud-nothing-lies"))
}

function handInWords(live: Live, hand: Hand): string[] {
  if (live.watching) return [t("wait-watching-now")]
  return hand() ?? [t("aloud-covered")]
}

/** "Ana (you): 48, 7 tiles, 2 minutes left", and whose turn it is. */
function totalsInWords(live: Live): string[] {
  const [table, game] = [live.table!, live.game!]
  const acts = game.outcome === null ? game.to_act : []
  return table.seats.map((seat) => {
    const name = seatName(table, seat)
    const mine = table.yours.length === 1 && table.yours.includes(seat.seat)
    const parts = [
      t("end-told", { name: mine ? `${name} (${t("you")})` : name, total: spokenNumber(game.scores[seat.seat - 1] ?? 0) }),
      live.notes[seat.seat - 1] ?? "",
      timeInWords(live, seat.seat),
      acts.includes(seat.seat) ? t("player-turn") : "",
    ]
    return oneByOne(parts.filter((part) => part !== ""))
  })
}

function timeInWords(live: Live, seat: number): string {
  const millis = live.game!.outcome === null ? shownTime(live, seat) : null
  if (millis === null) return ""
  const seconds = Math.ceil(millis / 1000)
  const whole = Math.floor(seconds / 60)
  const parts = [whole > 0 ? t("time-minutes", { count: whole }) : "", seconds % 60 > 0 || whole === 0 ? t("time-seconds", { count: seconds % 60 }) : ""]
  return t("player-left", { time: parts.filter((part) => part !== "").join(" ") })
}

/** What somebody did last; that nobody contested it is no move. */
function lastInWords(live: Live, tongue: Tongue): string[] {
  const [table, game] = [live.table!, live.game!]
  const last = deeds(game.log).filter((entry) => entry[2] !== "accept").at(-1)
  if (last === undefined) return [t("log-empty")]
  return [...lateInWords([last], game.you, table), ...tongue.told(last, game, table)]
}

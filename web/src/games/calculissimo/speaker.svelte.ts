// What those hear who don't look: every move as it is made, whose turn it is, and what the laid tiles would make.
import { untrack } from "svelte"
import { announcer } from "../../lib/announce.svelte.ts"
import { sentence } from "../../lib/sentences.ts"
import { t } from "../../lib/words.svelte.ts"
import { deeds } from "../../table/log.ts"
import { seatName } from "../../table/names.ts"
import type { Play } from "./play.svelte.ts"
import type { Preview } from "./preview.svelte.ts"
import { moveInWords } from "./spoken.ts"

/** Whoever is still laying tiles is not told of each step. */
const PAUSE = 700

export function speak(play: Play, preview: Preview): void {
  let heard = untrack(() => play.live.seq)
  let mine = false

  $effect(() => {
    const game = play.live.game
    if (game === null) return
    untrack(() => {
      const news = deeds(game.log).filter((entry) => entry[0] > heard)
      const told = news.map((entry) => {
        const seat = play.table.seats[entry[1]! - 1]!
        return moveInWords(seatName(play.table, seat), entry[2], entry[3][0])
      })
      if (play.turn && (!mine || news.length > 0)) told.push(t(play.position.extra ? "calc-extra" : "your-turn"))
      heard = game.seq
      mine = play.turn
      const text = told.filter((part) => part !== "").join(" ")
      if (text !== "") announcer.say(text)
    })
  })

  $effect(() => {
    const { score, refusal } = preview
    if (score === null && refusal === null) return
    const text = score === null ? sentence(refusal!) : t("calc-told-score", { points: score.points })
    const timer = setTimeout(() => announcer.say(text), PAUSE)
    return () => clearTimeout(timer)
  })
}

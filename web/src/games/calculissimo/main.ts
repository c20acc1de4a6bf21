// What the main button says, and the move that it makes.
import { seatName } from "../../table/names.ts"
import { together } from "../../lib/lists.ts"
import { t } from "../../lib/words.svelte.ts"
import type { Helper } from "./helper.svelte.ts"
import type { Play } from "./play.svelte.ts"
import type { Preview } from "./preview.svelte.ts"

export interface MainButton {
  text: string
  /** Null: it can't be pressed now. */
  move: string | null
}

export function mainButton(play: Play, preview: Preview, helper: Helper): MainButton {
  const idle = (key: string, values = {}): MainButton => ({ text: t(key, values), move: null })
  if (play.sent !== null) return idle("calc-main-sending")
  if (play.position.window !== null && play.live.mine) return idle("calc-main-answer")
  if (!play.turn) return idle("calc-main-waiting", { name: awaited(play) })
  const { move } = play
  if (play.exchanging !== null) {
    const count = play.exchanging.size
    return move === null ? idle("calc-main-choose") : { text: t("calc-main-exchange", { count }), move }
  }
  // Nothing can be made, and the hint has told why: what is left to do is one tap away.
  if (play.hand.laid.length === 0 && helper.hint?.move === "pass") return { text: t("calc-pass"), move: "pass" }
  if (play.hand.laid.length === 0) return idle(play.position.extra ? "calc-main-extra" : "calc-main-lay")
  if (play.written.text === null) return idle("calc-main-not-yet")
  if (play.live.asked !== null) {
    if (move === null) return idle("calc-main-total")
    return move === play.live.asked.answer ? idle("class-handed-in") : { text: t("class-hand-in"), move }
  }
  if (play.reckons) {
    return move === null ? idle("calc-main-total") : { text: t("calc-main-announce", { points: Number(play.total) }), move }
  }
  if (preview.score !== null) return { text: t("calc-main-play", { points: preview.score.points }), move }
  return preview.refusal === null ? { text: t("calc-main-play-unknown"), move } : idle("calc-main-not-yet")
}

/** The names of those who are waited for. */
export function awaited(play: Play): string {
  const names = (play.live.game?.to_act ?? []).map((seat) => seatName(play.table, play.table.seats[seat - 1]!))
  return together(names)
}

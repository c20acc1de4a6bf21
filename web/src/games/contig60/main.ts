// What the main button will do now, and says so.
import { t } from "../../lib/words.svelte.ts"
import { seatName } from "../../table/names.ts"
import { gap } from "./sentence.ts"
import type { Play } from "./play.svelte.ts"

export interface MainButton {
  label: string
  deed: "cover" | "pass" | "decline" | null
}

export function mainButton(play: Play): MainButton {
  const { live, target, sentence } = play
  if (!play.turn) {
    const seat = live.game!.to_act[0]
    const table = live.table!
    if (seat === undefined) return { label: t("contig-main-dice"), deed: null }
    return { label: t("contig-main-waits", { name: seatName(table, table.seats[seat - 1]!) }), deed: null }
  }
  if (sentence.tokens.length === 0) {
    if (sentence.aim !== null) return { label: t("contig-main-make", { square: sentence.aim }), deed: null }
    if (live.asked !== null) return { label: t("class-main-dice"), deed: null }
    return play.stealing ? { label: t("contig-main-decline"), deed: "decline" } : { label: t("contig-main-pass"), deed: "pass" }
  }
  const word = play.stealing ? "contig-main-steal" : "contig-main-cover"
  if (play.contested) {
    if (target === null) return { label: t("contig-main-choose"), deed: null }
    if (live.asked !== null && play.said === live.asked.answer) return { label: t("class-handed-in"), deed: null }
    if (live.asked !== null) return { label: t("class-hand-in"), deed: "cover" }
    return { label: t(word, { square: target }), deed: "cover" }
  }
  if (gap(sentence) !== null) return { label: t("contig-main-sign"), deed: null }
  if (play.used.size < play.dice.length) return { label: t("contig-main-dice-left", { count: play.dice.length }), deed: null }
  // All dice are there: what is missing is the end of a bracket.
  if (!play.whole) return { label: t("contig-main-unfinished"), deed: null }
  if (target === null || play.wrong !== null) return { label: t("contig-main-cannot"), deed: null }
  if (play.score === null) return { label: t(word, { square: target }), deed: "cover" }
  return { label: t(`${word}-points`, { square: target, points: play.score.points }), deed: "cover" }
}

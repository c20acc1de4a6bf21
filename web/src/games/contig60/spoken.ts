// What happened, in words: for the line above the dice, and for those who hear the game.
import type { LogEntry, Table, Verdict } from "../../lib/wire.ts"
import { spoken } from "../../lib/spoken.ts"
import { spaced, type Sum } from "../../lib/text.ts"
import { together } from "../../lib/lists.ts"
import { t } from "../../lib/words.svelte.ts"
import { contestInWords } from "../../table/contests.ts"
import { seatName } from "../../table/names.ts"
import { oneWord } from "../../table/said.ts"
import type { Tongue } from "../../table/speaker.svelte.ts"
import type { Contested } from "../game.ts"
import type { Play } from "./play.svelte.ts"
import { readPosition, readSentence } from "./notation.ts"
import { expression, isEmpty } from "./sentence.ts"

/** A move as people read it in a list: a sentence with its signs, everything else by a word. */
export function said(move: string, sum: Sum = spaced): string {
  const stolen = /^steal (.*)$/.exec(move)?.[1]
  if (stolen !== undefined) return t("log-steal", { sentence: sum(stolen) })
  return oneWord(move) ?? sum(move)
}

/** A wrong sentence pays whoever contested it. */
export function contested(made: LogEntry, contest: LogEntry): Contested {
  const caught = (contest[3][0] ?? 0) > 0
  return { cameTo: caught ? "taken_back" : "right", points: caught ? 0 : (made[3][0] ?? 0) }
}

/** Who contested, and what it came to. */
export function headline(cameTo: Verdict["came_to"], name: string): string {
  return t(cameTo === "taken_back" ? "contig-told-caught" : "contig-told-right", { name })
}

const WORDS = new Set(["pass", "decline", "accept", "resign"])

/** One entry of the log as a sentence; null for what needs no words. `aloud`: signs are words too. */
export function told(entry: LogEntry, table: Table, aloud: boolean): string | null {
  const [, seat, move, points] = entry
  if (seat === null) {
    if (!move.startsWith("roll ")) return null
    const dice = together(move.split(" ").slice(1))
    return t("contig-told-roll", { dice })
  }
  const name = seatName(table, table.seats[seat - 1]!)
  const said = readSentence(move)
  if (said !== null) {
    const sentence = `${said.expression}=${said.square}`
    const values = { name, sentence: aloud ? spoken(sentence) : spaced(sentence), points: points[0] ?? 0 }
    return t(said.steal ? "contig-told-steal" : "contig-told-cover", values)
  }
  if (move === "challenge") return t((points[0] ?? 0) > 0 ? "contig-told-caught" : "contig-told-right", { name })
  return WORDS.has(move) ? t(`contig-told-${move}`, { name }) : null
}

/** Why a hint is no sentence. */
export function adviceInWords({ stealing, dice }: Pick<Play, "stealing" | "dice">): string {
  return t(stealing ? "contig-hint-decline" : "contig-hint-pass", { dice: together(dice.map(String)) })
}

/** The dice, and the sentence as far as it is said. */
export function handInWords({ dice, sentence }: Pick<Play, "dice" | "sentence">): string[] {
  if (dice.length === 0) return [t("aloud-no-dice")]
  const said = isEmpty(sentence) ? [] : [t("contig-sentence-is", { sentence: spoken(expression(sentence, dice)) })]
  return [t("contig-told-roll", { dice: together(dice.map(String)) }), ...said]
}

/** What is heard at a table of Contig 60. */
export const tongue: Tongue = {
  told: (entry, game, table) => {
    const [seq, seat, move] = entry
    if (seat !== null && move === "challenge") return contestInWords(seq, seatName(table, table.seats[seat - 1]!), game, contested, headline)
    return [told(entry, table, true)].filter((text) => text !== null)
  },
  turn: (game, table) => {
    const { passed } = readPosition(game.view)
    if (game.clocks.wait !== "steal" || passed === null) return t("your-turn")
    return t("contig-title-steal", { name: seatName(table, table.seats[passed - 1]!) })
  },
}

// A ruleset in a few words: its name, and how its clock runs. The numbers are the server's; nothing is decided by them here.
import type { RulesetInfo } from "./wire.ts"
import { t, words } from "./words.svelte.ts"

/** Of a game that has no words, the presets have none either. */
const isTold = (game: string) => words.has(`game-${game}`)

export function rulesetName(game: string, name: string): string {
  const key = `preset-${game}-${name}`
  return words.has(key) ? t(`${key}.name`) : isTold(game) ? t("rules-own") : name
}

export function rulesetAbout(game: string, name: string): string {
  const key = `preset-${game}-${name}`
  return words.has(key) ? t(key) : isTold(game) ? t("rules-own-about") : ""
}

/** A number of seconds as people say it: whole minutes where there are some. */
export function duration(seconds: number): string {
  return seconds % 60 === 0 && seconds > 60 ? t("time-minutes", { count: seconds / 60 }) : t("time-seconds", { count: seconds })
}

export function clockOf({ turn_seconds: turn, main_seconds: main, increment_seconds: increment }: RulesetInfo["options"]): string {
  if (typeof main === "number") {
    const more = typeof increment === "number" ? increment : 0
    return t(more > 0 ? "clock-main-increment" : "clock-main", { main: duration(main), increment: duration(more) })
  }
  return typeof turn === "number" ? t("clock-turn", { time: duration(turn) }) : t("clock-none")
}

// A position in an address: after #, so that it never reaches a server that somebody didn't mean to ask.
import type { PositionGiven } from "../lib/wire.ts"

/** Which rules: a preset, or a text. */
export type Rules = Pick<PositionGiven, "ruleset" | "text">

/** The rules of a game that was played: by name where that says it all. */
export function rulesOf(ruleset: { name: string }, text: string, presets: string[]): Rules {
  return presets.includes(ruleset.name) ? { ruleset: ruleset.name } : { text }
}

export function addressOf(game: string, rules: Rules, position: string): string {
  const values = new URLSearchParams()
  if (rules.text != null) values.set("x", rules.text)
  else if (rules.ruleset != null) values.set("r", rules.ruleset)
  values.set("p", position)
  return `/analyse/${game}#${values.toString()}`
}

/** What an address says; null for what it leaves open. */
export function readAddress(fragment: string): { rules: Rules | null; position: string | null } {
  const values = new URLSearchParams(fragment)
  const [text, ruleset] = [values.get("x"), values.get("r")]
  return { rules: text !== null ? { text } : ruleset !== null ? { ruleset } : null, position: values.get("p") }
}

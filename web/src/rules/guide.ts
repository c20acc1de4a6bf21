// What the game in a minute says of the rules of a table: the link to it carries them, for they may be anybody's own.
import type { OptionValue, RulesetInfo } from "../lib/wire.ts"

export interface Told {
  order: "sheet" | "school"
  /** How many markers in a line win; 0: none do. */
  length: number
}

/** What the first preset of each game has. */
const USUAL: Told = { order: "sheet", length: 5 }
const LONGEST = 21

function told(order: OptionValue | null | undefined, length: OptionValue | null | undefined): Told {
  const markers = Number(length ?? USUAL.length)
  return {
    order: order === "school" ? order : USUAL.order,
    length: Number.isInteger(markers) && markers >= 0 && markers <= LONGEST ? markers : USUAL.length,
  }
}

export function guideLink(game: string, { options }: RulesetInfo): string {
  const here = told(options["order"], options["line_length"])
  const differs = Object.entries(here).filter(([name, value]) => USUAL[name as keyof Told] !== value)
  const query = new URLSearchParams(differs.map(([name, value]) => [name, String(value)])).toString()
  return `/rules/${game}${query === "" ? "" : `?${query}`}`
}

/** What a link like `?length=3` says. */
export function guideOf(query: string): Told {
  const said = new URLSearchParams(query)
  return told(said.get("order"), said.get("length"))
}

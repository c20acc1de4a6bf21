// What the game in a minute says of the rules of a table: the link to it carries them, for they may be anybody's own.
// The printed rules say the same (`src/contissimo/paper/minute.py`).
import { inSums, pretty } from "../lib/text.ts"
import type { OptionValue, RulesetInfo } from "../lib/wire.ts"
import type { Values } from "../lib/words.svelte.ts"

const SIGNS = "+-*/"
const MOST = 999

/** The options that are words, each with its words, the usual one first. */
const CHOICES = {
  order: ["sheet", "school"],
  operation_bonuses: ["cumulate", "highest_only"],
  end_when_stuck: ["nobody", "anyone"],
  leftover: ["face_value", "tile_count"],
  every_step_whole: ["no", "yes"],
  zero_counts: ["no", "yes"],
  race_to_zero: ["no", "yes"],
  own_square_counts: ["no", "yes"],
} as const
/** Those that are numbers, with what is usual. 0 is a limit that there is not, or that no line wins. */
const NUMBERS = { points: 60, line_length: 5, rounds: 0, minutes: 0 } as const

type Choice = keyof typeof CHOICES
type Count = keyof typeof NUMBERS
export type Told = Record<Choice, string> & Record<Count, number> & { signs: string }

const choices = Object.keys(CHOICES) as Choice[]
const counts = Object.keys(NUMBERS) as Count[]

type Said = (name: string) => OptionValue | null | undefined

function told(said: Said): Told {
  const words = choices.map((name) => [name, choice(name, said(name))])
  const numbers = counts.map((name) => [name, count(name, said(name))])
  const wanted = String(said("operators") ?? said("operations") ?? said("signs") ?? SIGNS)
  const signs = [...SIGNS].filter((sign) => wanted.includes(sign)).join("")
  return { ...(Object.fromEntries([...words, ...numbers]) as Omit<Told, "signs">), signs: signs === "" ? SIGNS : signs }
}

function choice(name: Choice, value: OptionValue | null | undefined): string {
  const word = value === true ? "yes" : String(value)
  return (CHOICES[name] as readonly string[]).includes(word) ? word : CHOICES[name][0]
}

function count(name: Count, value: OptionValue | null | undefined): number {
  const number = value === "" ? NaN : Number(value ?? NaN)
  return Number.isInteger(number) && number >= 0 && number <= MOST ? number : NUMBERS[name]
}

const USUAL = told(() => null)

export function guideLink(game: string, { options }: RulesetInfo): string {
  const here = told((name) => options[name])
  const differs = Object.entries(here).filter(([name, value]) => USUAL[name as keyof Told] !== value)
  const query = new URLSearchParams(differs.map(([name, value]) => [name, String(value)])).toString()
  return `/rules/${game}${query === "" ? "" : `?${query}`}`
}

/** What a link like `?line_length=3` says. */
export function guideOf(query: string): Told {
  const said = new URLSearchParams(query)
  return told((name) => said.get(name))
}

/** As the words of the steps ask for it. */
export function guideValues({ signs, ...rest }: Told): Values {
  const times = signs.includes("*")
  const divided = signs.includes("/")
  const has = times && divided ? "both" : times ? "times" : divided ? "divided" : "neither"
  return { ...rest, has, operations: inSums(pretty([...signs].join("\u00a0"))) }
}

// The options of a ruleset as a form asks for them. What they mean is the server's business; here they are only values.
import type { GameInfo, OptionInfo, OptionValue, RulesetInfo } from "../lib/wire.ts"
import { plain } from "../lib/typed.ts"

export interface Group {
  name: string
  options: OptionInfo[]
}

/** Which options stand together; those that nobody has put anywhere stand with the play. */
const GROUPS: [string, string[]][] = [
  ["play", ["operators", "operations", "exchange", "order", "every_step_whole", "zero_counts", "race_to_zero", "line_length"]],
  ["points", ["operation_bonuses", "joker_on_operation_square", "start_bonus", "own_square_counts", "leftover", "points", "head_start"]],
  ["end", ["end_when_stuck", "rounds", "minutes"]],
  ["time", ["turn_seconds", "main_seconds", "increment_seconds"]],
  ["judging", ["judging", "announce", "window_seconds", "false_accusation_cost"]],
  ["material", ["faces", "markers", "layout", "tiles"]],
]

export function groupsOf(info: GameInfo): Group[] {
  const placed = new Set(GROUPS.flatMap(([, names]) => names))
  const rest = info.options.filter(({ name }) => !placed.has(name))
  return GROUPS.map(([name, names]) => ({
    name,
    options: [...info.options.filter((option) => names.includes(option.name)), ...(name === "play" ? rest : [])],
  })).filter(({ options }) => options.length > 0)
}

export function equal(a: OptionValue | undefined, b: OptionValue | undefined): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((n, i) => n === b[i]))
}

/** The printed sheets whose rules have this value, by the names of their presets. */
export function sheetsWith(info: GameInfo, option: string, value: OptionValue): string[] {
  return info.rulesets
    .filter(({ name, options }) => name.startsWith("sheet-") && equal(options[option], value))
    .map(({ name }) => name)
}

export interface Difference {
  option: OptionInfo
  /** Every value that somebody has, the usual one first. */
  values: { value: OptionValue; usual: boolean; sheets: string[] }[]
}

/** The options in which a printed sheet differs from the usual rules, as the rulesets themselves have them. */
export function differences(info: GameInfo): Difference[] {
  return info.options
    .filter(({ kind }) => kind !== "text") // a board and a bag are drawn, not told
    .map((option) => {
      const sheets = info.rulesets.filter(({ name }) => name.startsWith("sheet-")).map(({ options }) => options[option.name]!)
      const found = [option.default, ...sheets].filter((value, at, all) => all.findIndex((other) => equal(other, value)) === at)
      const values = found.map((value, at) => ({ value, usual: at === 0, sheets: sheetsWith(info, option.name, value) }))
      return { option, values }
    })
    .filter(({ values }) => values.length > 1)
}

/** Only what differs from the ruleset that it is based on. */
export function changed(base: RulesetInfo, values: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !equal(base.options[name], value)))
}

/** A list of numbers as people type it: with spaces, commas or both. */
export function readNumbers(text: string): number[] {
  return (plain(text).match(/\d+/g) ?? []).map(Number)
}

/** Signs in the order in which the server lists them. */
export function toggled(signs: string, sign: string, choices: string[]): string {
  return choices.filter((one) => (one === sign ? !signs.includes(one) : signs.includes(one))).join("")
}

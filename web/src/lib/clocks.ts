// The clocks that a table can be given on top of its rules.
import { clockOf } from "./rulesets.ts"
import type { NewTable } from "./wire.ts"

export type Clock = NonNullable<NewTable["clock"]>

/** By name; the first is that of the rules, which nothing changes. */
export const CLOCKS: Record<string, Clock | null> = {
  rules: null,
  none: { turn: null, main: null },
  "turn-60": { turn: 60, main: null },
  "turn-120": { turn: 120, main: null },
  "turn-300": { turn: 300, main: null },
  "main-600": { turn: null, main: 600, increment: 5 },
  "main-1500": { turn: null, main: 1500, increment: 10 },
}

/** The clocks that a game's rules have a word for. */
export function clocksOf(options: { name: string }[]): string[] {
  const has = options.some(({ name }) => name === "main_seconds")
  return Object.keys(CLOCKS).filter((name) => CLOCKS[name]?.main == null || has)
}

export function clockInWords({ turn = null, main = null, increment = 0 }: Clock): string {
  return clockOf({ turn_seconds: turn ?? "none", main_seconds: main ?? "none", increment_seconds: increment })
}

// A table that is being thought up: its seats, rules and clock, and what the server is asked for in the end.
import type { GameInfo, NewTable, SeatSpec } from "../lib/wire.ts"
import { cardOf } from "../games/index.ts"
import type { House } from "../lib/house.ts"

export interface SeatDraft {
  kind: "me" | "open" | "computer"
  level: string
  pair: boolean
  /** Only on one device, where several people share a browser. */
  name: string
}

/** The name under which one's own rules stand in the list of rulesets. */
export const HOUSE = "house"

export interface Draft {
  game: string
  seats: SeatDraft[]
  ruleset: string
  clock: string
  listed: boolean
  help: boolean
}

type Clock = NonNullable<NewTable["clock"]>

/** Clocks by name; the first is that of the rules, which nothing changes. */
const CLOCKS: Record<string, Clock | null> = {
  rules: null,
  none: { turn: null, main: null },
  "turn-60": { turn: 60, main: null },
  "turn-120": { turn: 120, main: null },
  "turn-300": { turn: 300, main: null },
  "main-600": { turn: null, main: 600, increment: 5 },
  "main-1500": { turn: null, main: 1500, increment: 10 },
}

/** The clocks that a game's rules have a word for. */
export function clocksOf(info: GameInfo): { name: string; clock: Clock | null }[] {
  const has = (option: string) => info.options.some(({ name }) => name === option)
  return Object.entries(CLOCKS)
    .filter(([, clock]) => clock?.main == null || has("main_seconds"))
    .map(([name, clock]) => ({ name, clock }))
}

/** What somebody plays who has chosen no rules. */
export function firstPreset(info: GameInfo): string {
  return cardOf(info.game).first ?? info.rulesets[0]!.name
}

/** The rules that newcomers and children want come first. */
export function presetsOf(info: GameInfo): string[] {
  const first = [firstPreset(info), ...cardOf(info.game).children.map(({ ruleset }) => ruleset)]
  const names = info.rulesets.map(({ name }) => name)
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))]
}

export function firstDraft(info: GameInfo, level: string, device: boolean): Draft {
  const seat = (kind: SeatDraft["kind"]): SeatDraft => ({ kind, level, pair: false, name: "" })
  return {
    game: info.game,
    seats: [seat("me"), seat(device ? "me" : "open")],
    ruleset: firstPreset(info),
    clock: "rules",
    listed: false,
    help: false,
  }
}

function seatSpec(seat: SeatDraft): SeatSpec {
  if (seat.kind === "computer") return { kind: "computer", level: seat.level }
  return { kind: seat.kind, ...(seat.pair && { places: 2 }) }
}

/** What the server is asked to make. */
export function toTable(draft: Draft, house: House | null): NewTable {
  const clock = CLOCKS[draft.clock] ?? null
  const rules = draft.ruleset === HOUSE && house !== null ? house : { ruleset: draft.ruleset }
  return {
    game: draft.game,
    seats: draft.seats.map(seatSpec),
    ...rules,
    ...(clock !== null && { clock }),
    listed: draft.listed,
    help: draft.help,
  }
}

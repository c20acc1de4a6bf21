// A table that is being thought up: its seats, rules and clock, and what the server is asked for in the end.
import type { GameInfo, NewTable, SeatSpec } from "../lib/wire.ts"
import { cardOf, isForChildren } from "../games/index.ts"
import { CLOCKS } from "../lib/clocks.ts"
import type { House } from "../lib/house.ts"

export interface SeatDraft {
  kind: "me" | "open" | "computer"
  level: string
  pair: boolean
  /** Only on one device, where several people share a browser. */
  name: string
  /** Between different ages: points to begin with, and help for this seat. */
  headStart: number
  help: boolean
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
  /** Whether the tiles that one can't see are shown; null: as is usual in such company. */
  unseen: boolean | null
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

export function seatDraft(kind: SeatDraft["kind"], level: string): SeatDraft {
  return { kind, level, pair: false, name: "", headStart: 0, help: false }
}

export function firstDraft(info: GameInfo, level: string, device: boolean): Draft {
  const seat = (kind: SeatDraft["kind"]) => seatDraft(kind, level)
  return {
    game: info.game,
    seats: [seat("me"), seat(device ? "me" : "open")],
    ruleset: firstPreset(info),
    clock: "rules",
    listed: false,
    help: false,
    unseen: null,
  }
}

/** Unseen tiles are shown against computer players alone, and not to children, unless somebody has chosen. */
export function showsUnseen({ game, seats, ruleset, unseen }: Draft, house: House | null): boolean {
  const rules = ruleset === HOUSE && house !== null ? house.ruleset : ruleset
  const people = seats.filter(({ kind }) => kind !== "computer").length
  return unseen ?? (people === 1 && !isForChildren(game, rules))
}

function seatSpec(seat: SeatDraft): SeatSpec {
  if (seat.kind === "computer") return { kind: "computer", level: seat.level }
  return { kind: seat.kind, ...(seat.pair && { places: 2 }), ...(seat.help && { help: true }) }
}

/** What the server is asked to make. */
export function toTable(draft: Draft, house: House | null): NewTable {
  const clock = CLOCKS[draft.clock] ?? null
  const rules = draft.ruleset === HOUSE && house !== null ? house : { ruleset: draft.ruleset }
  const ahead = draft.seats.map(({ headStart }) => headStart)
  const even = ahead.every((points) => points === 0)
  return {
    game: draft.game,
    seats: draft.seats.map(seatSpec),
    ...rules,
    ...(!even && { options: { ...("options" in rules && rules.options), head_start: ahead } }),
    ...(clock !== null && { clock }),
    listed: draft.listed,
    help: draft.help,
    unseen: showsUnseen(draft, house),
  }
}

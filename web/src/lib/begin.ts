// Making a table and going there.
import { cardOf, isForChildren } from "../games/index.ts"
import { api } from "./api.ts"
import { catalogue } from "./catalogue.svelte.ts"
import { CLOCKS } from "./clocks.ts"
import { FIRST_LEVEL } from "./defaults.ts"
import { gentle, ordered } from "./levels.ts"
import { me } from "./me.svelte.ts"
import type { NewTable } from "./wire.ts"
import { route } from "./route.svelte.ts"
import { recall, remember } from "./storage.ts"

export async function makeTable(table: NewTable): Promise<void> {
  await me.be()
  const made = await api.make(table)
  route.go(`/t/${made.match}`)
}

/** The computer player that was chosen last, if there still is such a one. Until the server has said, it is taken for granted. */
export function chosenLevel(game: string): string {
  const levels = levelsOf(game)
  const last = recall(`level.${game}`)
  if (levels.length === 0) return last ?? FIRST_LEVEL
  return last !== null && levels.includes(last) ? last : gentle(levels)
}

export function chooseLevel(game: string, level: string): void {
  remember(`level.${game}`, level)
}

export function levelsOf(game: string): string[] {
  return ordered(catalogue.of(game)?.levels ?? [])
}

/** What Play now begins, beside the player: the whole game instead of the one that is over soonest, and a clock by its name. */
export interface Now {
  full: boolean
  clock: string
}

export function chosenNow(game: string): Now {
  const [full, clock] = (recall(`now.${game}`) ?? "").split(" ")
  return { full: full === "full" && cardOf(game).full !== null, clock: clock !== undefined && clock in CLOCKS ? clock : "none" }
}

export function chooseNow(game: string, { full, clock }: Now): void {
  remember(`now.${game}`, `${full ? "full" : "short"} ${clock}`)
}

/** The game of the large button, as it was chosen: with nothing that hurries, unless somebody wants a clock. */
export function playChosen(game: string): Promise<void> {
  const { full, clock } = chosenNow(game)
  const { first, full: whole } = cardOf(game)
  const wanted = full || clock !== "none" ? { clock: CLOCKS[clock]! } : {}
  return playNow(game, { ruleset: full ? whole : first, ...wanted })
}

/** One click: a game against the computer, with help, and except for children with a list of the tiles that one can't see. */
export async function playNow(game: string, rules: Pick<NewTable, "ruleset" | "options" | "clock">): Promise<void> {
  await catalogue.load()
  const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "computer", level: chosenLevel(game) }]
  await makeTable({ game, seats, help: true, unseen: !isForChildren(game, rules.ruleset), ...rules })
}

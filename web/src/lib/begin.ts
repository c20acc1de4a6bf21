// Making a table and going there.
import { api } from "./api.ts"
import { catalogue } from "./catalogue.svelte.ts"
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

/** One click: a game against the computer, with help, and with nothing that hurries. */
export async function playNow(game: string, rules: Pick<NewTable, "ruleset" | "options">): Promise<void> {
  await catalogue.load()
  const seats: NewTable["seats"] = [{ kind: "me" }, { kind: "computer", level: chosenLevel(game) }]
  await makeTable({ game, seats, help: true, ...rules })
}

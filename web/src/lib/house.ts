// House rules that were made in this browser, and the names of people who share it.
import type { OptionValue } from "./wire.ts"
import { recall, remember } from "./storage.ts"

/** Options on top of a preset. */
export interface House {
  ruleset: string
  options: Record<string, OptionValue>
}

export function houseOf(game: string): House | null {
  try {
    return JSON.parse(recall(`house.${game}`) ?? "null") as House | null
  } catch {
    return null
  }
}

export function keepHouse(game: string, house: House): void {
  remember(`house.${game}`, JSON.stringify(house))
}

const TABLES_KEPT = 30
type Names = [match: string, names: string[]][]

function allNames(): Names {
  try {
    return JSON.parse(recall("names") ?? "[]") as Names
  } catch {
    return []
  }
}

/** The server knows one guest on this device; who sits on which of the seats is only told here. */
export function keepNames(match: string, names: string[]): void {
  remember("names", JSON.stringify([[match, names], ...allNames()].slice(0, TABLES_KEPT)))
}

export function namesAt(match: string): string[] {
  return allNames().find(([kept]) => kept === match)?.[1] ?? []
}

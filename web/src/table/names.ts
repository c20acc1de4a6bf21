// How a seat is called: its people's names, or the name of its computer player.
import type { SeatInfo } from "../lib/wire.ts"
import { namesAt } from "../lib/house.ts"
import { together } from "../lib/lists.ts"
import { personName } from "../lib/people.ts"
import { t, words } from "../lib/words.svelte.ts"

function keyOf(game: string, level: string): string {
  const number = /^level-(\d+)$/.exec(level)?.[1]
  return number === undefined ? `computer-${level}` : `level-${game}-${number}`
}

export function levelName(game: string, level: string): string {
  const key = keyOf(game, level)
  return words.has(key) ? t(key) : level
}

export function levelAbout(game: string, level: string): string {
  const key = keyOf(game, level)
  return words.has(key) ? t(`${key}.about`) : ""
}

interface AnyTable {
  game: string
  match?: string
  yours?: number[]
}

/** Whether nobody has sat down there, and no computer player either. */
export function isOpen(seat: SeatInfo): boolean {
  return seat.people.length === 0 && seat.level === null
}

export function seatName(table: AnyTable, seat: SeatInfo): string {
  const people = seat.people.map((person) => personName(person.name))
  if (seat.level !== null && (people.length === 0 || seat.handed)) return levelName(table.game, seat.level)
  if (isOpen(seat)) return t("seat-open")
  if ((table.yours?.length ?? 0) > 1 && table.yours?.includes(seat.seat)) return nameHere(table, seat.seat)
  return together(people)
}

/** The people of a pair, with "(you)" behind the one whose screen this is. */
export function nameWithYou(seat: SeatInfo, own: string | null): string {
  return together(seat.people.map(({ name }) => (name === own ? `${personName(name)} (${t("you")})` : personName(name))))
}

/** People on one device are one guest to the server; here they have the names that they gave themselves. */
function nameHere(table: AnyTable, seat: number): string {
  return namesAt(table.match ?? "")[seat - 1] || t("seat-numbered", { seat })
}

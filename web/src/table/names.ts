// How a seat is called: its people's names, or the name of its computer player.
import type { SeatInfo, Table } from "../lib/protocol.ts"
import { t, words } from "../lib/words.svelte.ts"

export function levelName(game: string, level: string): string {
  const number = /^level-(\d+)$/.exec(level)?.[1]
  const key = number === undefined ? `player-${level}` : `level-${game}-${number}`
  return words.has(key) ? t(key) : level
}

export function levelAbout(game: string, level: string): string {
  const number = /^level-(\d+)$/.exec(level)?.[1]
  const key = number === undefined ? `player-${level}` : `level-${game}-${number}`
  return words.has(key) ? t(`${key}.about`) : ""
}

export function seatName(table: Table, seat: SeatInfo): string {
  const people = seat.people.map((person) => person.name)
  if (seat.level !== null && (people.length === 0 || seat.handed)) return levelName(table.game, seat.level)
  if (people.length === 0) return t("seat-open")
  return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(people)
}

// What a seat has that others have not, for everybody at the table to know.
import type { SeatInfo } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"

type Seats = { seats: SeatInfo[] }

/** Help that all seats have is no handicap. */
const helps = ({ seats }: Seats) => !seats.every((seat) => seat.help || seat.level !== null)

export function isUneven(table: Seats): boolean {
  return table.seats.some((seat) => seat.head_start > 0 || (seat.help && helps(table)))
}

export function unevenInWords(table: Seats, seat: SeatInfo): string {
  const ahead = seat.head_start > 0 ? [t("handicap-ahead", { points: seat.head_start })] : []
  const help = seat.help && helps(table) && seat.level === null ? [t("handicap-help")] : []
  return [...ahead, ...help].join(" · ")
}

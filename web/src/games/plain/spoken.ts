// What happened, in words: moves of one word have one, others are said as they are written.
import { inSums, pretty } from "../../lib/text.ts"
import { t } from "../../lib/words.svelte.ts"
import { seatName } from "../../table/names.ts"
import { oneWord } from "../../table/said.ts"
import type { Tongue } from "../../table/speaker.svelte.ts"

export function said(move: string): string {
  return oneWord(move) ?? inSums(pretty(move))
}

export const tongue: Tongue = {
  told: ([, seat, move, points], _, table) => {
    if (seat === null) return []
    return [t("device-last", { name: seatName(table, table.seats[seat - 1]!), move: said(move), points: points[0] ?? 0 })]
  },
  turn: () => t("your-turn"),
}

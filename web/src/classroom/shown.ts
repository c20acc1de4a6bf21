// What a move or a cause is in words, for all pages of a class.
import type { Game } from "../games/game.ts"
import { oneByOne } from "../lib/lists.ts"
import { spaced } from "../lib/text.ts"
import type { ClassActivity, ClassMistake } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"

/** A cause by its code, which may be two, or that of a family; a mistake with no single explanation is "another reason". */
export function causeName(cause: string | null): string {
  const codes = (cause ?? "other").split(/[^a-z_]+/)
  return oneByOne(codes.map((code) => t(`cause-${code.replaceAll("_", "-")}`)))
}

/** Before its first round everybody waits; tables and tasks have no rounds and are there at once. */
export function waitsForRound(activity: ClassActivity, phase: string | undefined): boolean {
  return phase === "lobby" && activity.kind !== "tables" && activity.kind !== "set"
}

export function mistakeInWords({ count, of, text, said }: ClassMistake): string {
  return t("class-took", { count, of, sum: spaced(text), said })
}

const FAMILIES: Record<string, string> = {
  left_to_right: "order",
  plus_before_times: "order",
  times_before_divide: "order",
  plus_before_minus: "order",
  right_to_left: "order",
  brackets_ignored: "order",
  times_as_plus: "operation",
  plus_as_times: "operation",
  minus_as_plus: "operation",
  plus_as_minus: "operation",
  divide_as_minus: "operation",
  table_neighbour: "facts",
  off_by_one: "counting",
  off_by_ten: "counting",
  smaller_from_larger: "sign",
  division_turned: "sign",
  bonus_after: "bonus",
  bonus_in_both: "bonus",
  bonus_again: "bonus",
  start_forgotten: "bonus",
  line_forgotten: "bonus",
}

/** A hint for a pupil whose mistake has a name; null where it has none. */
export function hintFor(cause: string | null): string | null {
  const [code] = (cause ?? "").split(/[^a-z_]+/)
  const family = FAMILIES[code!] ?? Object.values(FAMILIES).find((each) => each === code)
  return family === undefined ? null : t(`cause-${family}-hint`)
}

/** What chance gave last, as a position tells it. */
export function chanceIn(of: Game, view: string): string {
  return of.past({ view, scores: [] }, 2).find((entry) => entry[1] === null)?.[2] ?? ""
}

export function points(count: number): string {
  return t("class-points", { points: count })
}

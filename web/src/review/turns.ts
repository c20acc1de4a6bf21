// What a review says of a game's turns, without a drawing: which can be looked at, which are mistakes, what is as good.
import type { MistakeSize, ReviewClass, ReviewDecision, ReviewHead, ReviewTotals, ReviewTurn } from "../lib/wire.ts"

/** A review as far as it has come. */
export interface Whole {
  head: ReviewHead
  turns: ReviewTurn[]
}

/** Win share: what is no further behind the best is as good. As study/again.py has it. */
const AS_GOOD = 0.01
const ERRORS = 2
const LARGER: MistakeSize[] = ["medium", "large"]

/** The turns of a closer look as far as it goes, then those of the quick one. */
export function merged(quick: ReviewTurn[], deep: ReviewTurn[]): ReviewTurn[] {
  return [...deep, ...quick.slice(deep.length)]
}

/** The sums of a closer look; levels are told by the quick one where nobody has measured them closely. */
export function withLevels(deep: ReviewHead, quick: ReviewHead | null): ReviewHead {
  return { ...deep, totals: deep.totals.map((each, i) => ({ ...each, level: each.level ?? quick?.totals[i]?.level ?? null })) }
}

/** What players did, by its place among all turns. */
export function playersTurns(turns: ReviewTurn[]): number[] {
  return turns.flatMap(({ seat, kind }, at) => (seat !== null && kind !== "undone" && kind !== "note" ? [at] : []))
}

export function isAsGood(one: ReviewClass, best: ReviewClass): boolean {
  return best.share - one.share <= Math.max(AS_GOOD, ERRORS * one.gap_error)
}

export function asGood({ classes }: ReviewDecision): ReviewClass[] {
  return classes.filter((one) => isAsGood(one, classes[0]!))
}

export function isLarger(turn: ReviewTurn): boolean {
  return turn.decision !== null && LARGER.includes(turn.decision.size)
}

/** A seat's medium and large mistakes, the largest first. */
export function mistakesOf(turns: ReviewTurn[], seat: number): ReviewTurn[] {
  return turns
    .filter((turn) => turn.owner === seat && isLarger(turn))
    .sort((a, b) => b.decision!.loss - a.decision!.loss || a.seq - b.seq)
}

/** From 0 to 100; null where there was nothing to decide. */
export function headlineOf(head: Pick<ReviewHead, "headline">, totals: Pick<ReviewTotals, "accuracy" | "top_share">): number | null {
  if (head.headline === "accuracy") return totals.accuracy
  return totals.top_share === null ? null : 100 * totals.top_share
}

/** One to three: nobody who played to the end has none. */
export function starsOf(head: Pick<ReviewHead, "headline">, number: number | null): number {
  const [two, three] = head.headline === "accuracy" ? [75, 90] : [20, 45]
  if (number === null) return 1
  return number >= three ? 3 : number >= two ? 2 : 1
}

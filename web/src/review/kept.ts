// The last games of this browser and what their reviews came to: what there is to practise. It is kept here alone.
import { recall, remember } from "../lib/storage.ts"
import type { ReviewLost } from "../lib/wire.ts"
import { headlineOf, mistakesOf, starsOf, type Whole } from "./turns.ts"

export const MOST = 20
const MISTAKES = 5

export interface KeptReview {
  judge: string
  /** None in what earlier versions kept. */
  ruleset?: string
  /** What children see instead of the number. */
  stars?: number
  headline: number | null
  kinds: Record<string, ReviewLost>
  stages: Record<string, ReviewLost>
  /** The largest mistakes. */
  again: { seq: number; loss: number }[]
}

export interface KeptGame {
  match: string
  game: string
  seat: number
  review: KeptReview | null
}

export function keptGames(): KeptGame[] {
  try {
    return JSON.parse(recall("games") ?? "[]") as KeptGame[]
  } catch {
    return []
  }
}

function keep(game: KeptGame): void {
  const others = keptGames().filter(({ match }) => match !== game.match)
  remember("games", JSON.stringify([game, ...others].slice(0, MOST)))
}

/** A game has ended at which somebody of this browser sat. */
export function noteGame(match: string, game: string, seat: number): void {
  if (keptGames().every((kept) => kept.match !== match)) keep({ match, game, seat, review: null })
}

/** What a review came to, if the game is one of this browser's. */
export function keepReview(match: string, { head, turns }: Whole): void {
  const games = keptGames()
  const at = games.findIndex((kept) => kept.match === match)
  const game = games[at]
  const totals = head.totals[(game?.seat ?? 0) - 1]
  if (game === undefined || totals === undefined) return
  const again = mistakesOf(turns, game.seat).slice(0, MISTAKES).map(({ seq, decision }) => ({ seq, loss: decision!.loss }))
  const headline = headlineOf(head, totals)
  game.review = { judge: head.judge, ruleset: head.ruleset, stars: starsOf(head, headline), headline, kinds: totals.kinds, stages: totals.stages, again }
  remember("games", JSON.stringify(games))
}

export interface Practice {
  games: number
  /** The costliest first. */
  kinds: [name: string, lost: ReviewLost][]
  stages: [name: string, lost: ReviewLost][]
  /** Mistakes of all games, the largest first. */
  again: { match: string; game: string; seat: number; seq: number; loss: number }[]
}

/** As study/practice.py adds up. */
export function practiceOf(games: KeptGame[]): Practice {
  const known = games.filter((game) => game.review !== null)
  return {
    games: known.length,
    kinds: added(known.map(({ review }) => review!.kinds)),
    stages: added(known.map(({ review }) => review!.stages)),
    again: known
      .flatMap(({ match, game, seat, review }) => review!.again.map((mistake) => ({ match, game, seat, ...mistake })))
      .sort((a, b) => b.loss - a.loss),
  }
}

function added(parts: Record<string, ReviewLost>[]): [string, ReviewLost][] {
  const sums = new Map<string, ReviewLost>()
  for (const [name, lost] of parts.flatMap((part) => Object.entries(part))) {
    const before = sums.get(name) ?? { decisions: 0, mistakes: 0, loss: 0 }
    sums.set(name, {
      decisions: before.decisions + lost.decisions,
      mistakes: before.mistakes + lost.mistakes,
      loss: before.loss + lost.loss,
    })
  }
  return [...sums].filter(([, { loss }]) => loss > 0).sort(([a, x], [b, y]) => y.loss - x.loss || (a < b ? -1 : 1))
}

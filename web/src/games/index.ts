// The games that the page knows. Any other that the server has is drawn as a plain board.
import type { GameInfo } from "../lib/wire.ts"
import calculissimo from "./calculissimo/card.ts"
import contig60 from "./contig60/card.ts"
import type { Card } from "./game.ts"
import { plainCard } from "./plain/card.ts"

export const CARDS: readonly Card[] = [calculissimo, contig60]

/** The game by the server's name for it. */
export function cardOf(key: string): Card {
  return CARDS.find((card) => card.key === key) ?? plainCard(key)
}

/** Whether a preset is one that children play. */
export function isForChildren(game: string, preset: string | null | undefined): boolean {
  return cardOf(game).children.some(({ ruleset }) => ruleset === preset)
}

/** All games: ours, and what else the server has once it has told. */
export function cardsWith(infos: GameInfo[] | null): Card[] {
  const others = (infos ?? []).filter(({ game }) => CARDS.every(({ key }) => key !== game))
  return [...CARDS, ...others.map(({ game }) => plainCard(game))]
}

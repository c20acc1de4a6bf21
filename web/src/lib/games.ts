// What games are called.
import { words } from "./words.svelte.ts"

/** A game that nobody has translated goes by the server's name for it. */
export function gameName(game: string): string {
  return words.part(`game-${game}`) ?? game
}

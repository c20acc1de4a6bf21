// All that the page knows of Calculissimo.
import type { Game } from "../game.ts"
import GameTable from "./Game.svelte"
import { guide } from "./guide.ts"
import Lines from "./Lines.svelte"
import { covered, withMove } from "./notation.ts"
import Pieces from "./Pieces.svelte"
import { bare, contested, said } from "./spoken.ts"
import Still from "./Still.svelte"

const game: Game = {
  Game: GameTable,
  Still,
  Pieces,
  Lines,
  guide,
  said,
  bare,
  contested,
  covered,
  withMove,
  editor: async () => (await import("./editor.ts")).default,
  past: () => [],
}
export default game

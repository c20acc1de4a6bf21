// All that the page knows of Contig 60.
import type { Game } from "../game.ts"
import GameTable from "./Game.svelte"
import { guide } from "./guide.ts"
import { past } from "./last.ts"
import { covered, withMove } from "./notation.ts"
import Pieces from "./Pieces.svelte"
import { contested, said } from "./spoken.ts"
import Still from "./Still.svelte"

const game: Game = {
  Game: GameTable,
  Still,
  Pieces,
  Lines: null,
  guide,
  said,
  bare: said,
  contested,
  covered,
  withMove,
  editor: async () => (await import("./editor.ts")).default,
  past,
}
export default game

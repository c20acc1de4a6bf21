// All that the page can do for any game: draw its squares, and send moves as they are typed.
import type { Game } from "../game.ts"
import GameTable from "./Game.svelte"
import Lines from "./Lines.svelte"
import { said } from "./spoken.ts"
import Still from "./Still.svelte"

const game: Game = {
  Game: GameTable,
  Still,
  Pieces: null,
  Lines,
  guide: () => [],
  said,
  bare: said,
  contested: (made) => ({ cameTo: null, points: made[3][0] ?? 0 }),
  covered: () => [],
  withMove: (position) => position,
  editor: async () => (await import("./editor.ts")).default,
  past: () => [],
}
export default game

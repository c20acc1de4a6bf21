// How much room a table has, and so which of four arrangements it takes; `table/Tabletop.svelte` says what each looks like.
// Widths in `em` grow with the letters that somebody has chosen: 200 % text has half the room.
import { MediaQuery } from "svelte/reactivity"

/**
 * - `tall`: a phone or tablet held upright. The board takes the width, hand and main button stay at the bottom.
 * - `low`: a phone on its side. The board takes the height, and everything else stands beside it.
 * - `two`: a tablet on its side. Hand below the board, everything else beside both.
 * - `three`: a desk. As `two`, with players and moves on the other side of the board.
 */
export type Room = "tall" | "low" | "two" | "three"

const low = new MediaQuery("(orientation: landscape) and (min-width: 560px) and (max-height: 640px)")
const tall = new MediaQuery("(orientation: portrait), (max-width: 559px)")
/** Two columns beside the board cost it nothing. */
const three = new MediaQuery("(min-width: 72em) and (min-aspect-ratio: 3/2)")
const large = new MediaQuery("(max-height: 30em)")

/** Wider than any phone held upright. */
export const broad = new MediaQuery("(min-width: 600px)")

export const room = {
  get current(): Room {
    return low.current ? "low" : tall.current ? "tall" : three.current ? "three" : "two"
  },
}

/** Signs instead of words, and one menu for what is rarely done. */
export const compact = {
  get current(): boolean {
    return low.current || tall.current || large.current
  },
}

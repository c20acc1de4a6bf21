// How much room there is. On a phone held upright the board takes the width and the hand stays at the bottom; on
// a low screen (a phone on its side) everything else stands beside the board. The media queries of the table's and
// the games' styles say the same.
import { MediaQuery } from "svelte/reactivity"

export const PHONE = "(max-width: 599px), (max-width: 700px) and (orientation: portrait)"
const LOW =
  "(min-width: 600px) and (max-width: 1000px) and (max-height: 760px) and (orientation: landscape), (min-width: 600px) and (max-height: 520px)"

export const phone = new MediaQuery(PHONE)
/** Little room, upright or on its side. */
export const compact = new MediaQuery(`${PHONE}, ${LOW}`)

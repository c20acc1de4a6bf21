// Whether the screen is narrow, like a phone held upright: then the board takes the width.
import { MediaQuery } from "svelte/reactivity"

export const narrow = new MediaQuery("max-width: 700px")

// What is half laid at a table survives a reload of the page, as long as it is the same turn of the same person.
import { untrack } from "svelte"
import { draftOf, keepDraft, markOf } from "../lib/draft.ts"
import type { Live } from "../lib/live.svelte.ts"

interface Hand {
  /** What is half laid, in the game's own words; nothing is an empty text. */
  write: () => string
  /** Lay it again, as far as that is possible. */
  read: (text: string) => void
}

/** `shown`: between the turns of people on one device nobody's hand is, nor what they have laid. */
export function keepHand(live: Live, { write, read }: Hand, shown: () => boolean = () => true): void {
  /** The seat whose draft was looked for. */
  let of: number | null = null
  $effect(() => {
    const game = live.game
    if (!live.atServer || game === null) return
    const { match, you, view, seq, clocks } = game
    if (you === null || live.watching || !shown()) {
      of = null
      return
    }
    const turn = live.mine && game.outcome === null && clocks.wait !== "window"
    const at = markOf(seq, view)
    if (of !== you) {
      of = you
      const text = turn ? draftOf(match, you, at) : ""
      if (text !== "") untrack(() => read(text))
    }
    const text = write()
    keepDraft(match, you, at, turn ? text : "")
  })
}

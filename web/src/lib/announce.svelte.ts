// What is spoken aloud by a screen reader, without a change of focus.
import { untrack } from "svelte"

/** Long enough for a slow reader to have begun with it. */
const KEPT = 8_000

interface Line {
  id: number
  text: string
  at: number
}

class Announcer {
  /** Each sentence is a line of its own: none takes the place of one that was not heard yet, and the same one is heard twice. */
  lines = $state.raw<Line[]>([])
  #count = 0

  say(text: string): void {
    const at = performance.now()
    // Whoever says something does not depend on what was said before.
    const before = untrack(() => this.lines).filter((line) => at - line.at < KEPT)
    this.lines = [...before, { id: (this.#count += 1), text, at }]
  }
}

export const announcer = new Announcer()

// What the header and the browser's tab say about where one is.
import type { KeyLine } from "../games/game.ts"

class Here {
  where = $state("")
  /** Said first in the tab's title, e.g. that it is one's turn. */
  alert = $state("")
  /** The same about tables that are not the one on the screen. */
  elsewhere = $state("")
  /** Another table that waits for us. */
  waits = $state<string | null>(null)
  /** A table is on the screen, so that "your turn" would be said of this one. */
  atTable = $state(false)
  /** Whose keys count on this screen, besides those that always do. */
  keys = $state.raw<KeyLine[]>([])
  /** The list of keys is shown. */
  help = $state(false)

  /** For an effect: the keys of what is on the screen, as long as it is there. */
  keysOf(keys: KeyLine[]): () => void {
    this.keys = keys
    return () => (this.keys = [])
  }

  get title(): string {
    const place = this.where === "" ? "Contissimo" : `${this.where} · Contissimo`
    const first = this.alert || this.elsewhere
    return first === "" ? place : `${first} · ${place}`
  }
}

export const here = new Here()

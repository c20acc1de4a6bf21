// What the header and the browser's tab say about where one is.

class Here {
  where = $state("")
  /** Said first in the tab's title, e.g. that it is one's turn. */
  alert = $state("")
  /** The same about tables that are not the one on the screen. */
  elsewhere = $state("")
  /** Another table that waits for us. */
  waits = $state<string | null>(null)

  get title(): string {
    const place = this.where === "" ? "Contissimo" : `${this.where} · Contissimo`
    const first = this.alert || this.elsewhere
    return first === "" ? place : `${first} · ${place}`
  }
}

export const here = new Here()

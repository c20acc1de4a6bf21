// What the header and the browser's tab say about where one is.

class Here {
  where = $state("")
  /** Said first in the tab's title, e.g. that it is one's turn. */
  alert = $state("")

  get title(): string {
    const place = this.where === "" ? "Contissimo" : `${this.where} · Contissimo`
    return this.alert === "" ? place : `${this.alert} · ${place}`
  }
}

export const here = new Here()

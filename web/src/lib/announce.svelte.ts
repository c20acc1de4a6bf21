// What is spoken aloud by a screen reader, without a change of focus.

class Announcer {
  said = $state("")
  #odd = false

  /** The same sentence twice is heard twice. */
  say(text: string): void {
    this.#odd = !this.#odd
    this.said = this.#odd ? text : `${text}\u00a0`
  }
}

export const announcer = new Announcer()

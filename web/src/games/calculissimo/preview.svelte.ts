// What the laid tiles would score, asked of the server again whenever they change. The newest answer wins.
import { untrack } from "svelte"
import type { Score } from "../../lib/wire.ts"
import { Refusal, SERVER_AWAY } from "../../lib/refusal.ts"
import type { Play } from "./play.svelte.ts"

const TOO_FAST = 120

export class Preview {
  /** The answer to what is laid now, or null while there is none. */
  score = $state.raw<Score | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #play: Play
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(play: Play) {
    this.#play = play
    $effect(() => {
      const text = play.turn && !play.reckons && play.sent === null ? play.written.text : null
      void play.live.game // a new state may judge otherwise
      untrack(() => this.#begin(text))
      return () => this.#stop()
    })
  }

  #begin(text: string | null): void {
    if (this.#play.sent !== null) return // what is on its way keeps its card
    this.score = this.refusal = null
    if (text !== null) this.#frame = requestAnimationFrame(() => void this.#ask(text))
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#play.live.forgetTries()
  }

  async #ask(text: string): Promise<void> {
    const answer = await this.#play.live.try(text)
    if (answer === null) return
    if (!(answer instanceof Refusal)) this.score = answer
    else if (answer.why === "too_fast") this.#timer = setTimeout(() => void this.#ask(text), TOO_FAST)
    else if (answer.why !== SERVER_AWAY && answer.why !== "stale") this.refusal = answer
  }

  /** The squares that are at fault: none as long as what is laid may still become right. */
  get faults(): string[] {
    if (this.refusal?.unfinished) return []
    const squares = this.refusal?.details["squares"]
    if (Array.isArray(squares)) return squares.map(String)
    const { written } = this.#play
    return written.fault === "two-lines" ? written.squares : []
  }
}

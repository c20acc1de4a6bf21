// The best moves of a record, as they are asked for: an answer brings those of the next turns along, and none is asked for twice.
import { api } from "../lib/api.ts"
import { asRefusal, type Refusal } from "../lib/refusal.ts"
import { recall, remember } from "../lib/storage.ts"
import type { BestMove } from "../lib/wire.ts"

const KEPT = "replay.best"

export class BestMoves {
  /** Whether they are wanted: once switched on, they stay. */
  on = $state(recall(KEPT) !== null)
  refusal = $state.raw<Refusal | null>(null)
  #found = $state.raw<ReadonlyMap<number, BestMove>>(new Map())
  #text: string
  #asking = false
  /** The entry that is looked at now. */
  #wanted = 0

  constructor(text: string) {
    this.#text = text
  }

  turn(on: boolean): void {
    this.on = on
    remember(KEPT, on ? "1" : null)
  }

  at(seq: number): BestMove | null {
    return this.#found.get(seq) ?? null
  }

  /** Whoever steps on quickly asks once: for where they are when the answer is there. */
  want(seq: number): void {
    this.#wanted = seq
    if (!this.#asking && !this.#found.has(seq)) void this.#ask()
  }

  async #ask(): Promise<void> {
    this.#asking = true
    this.refusal = null
    try {
      while (this.on && !this.#found.has(this.#wanted)) {
        const { more, ...first } = await api.best(this.#text, this.#wanted)
        this.#found = new Map([...this.#found, ...[first, ...more].map((best) => [best.seq, best] as const)])
      }
    } catch (error) {
      this.refusal = asRefusal(error)
    } finally {
      this.#asking = false
    }
  }
}

// One's own part in any game: a move that is typed, and what the server says to it.
import type { Live } from "../../lib/live.svelte.ts"
import { asRefusal } from "../../lib/refusal.ts"
import { sentence } from "../../lib/sentences.ts"
import { plain } from "../../lib/typed.ts"
import { keepHand } from "../../table/drafting.svelte.ts"

export class Play {
  readonly live: Live
  text = $state("")
  busy = $state(false)
  /** Why the last attempt was refused. */
  wrong = $state("")

  constructor(live: Live, shown?: () => boolean) {
    this.live = live
    keepHand(live, { write: () => this.text.trim(), read: (text) => (this.text = text) }, shown)
  }

  /** A turn of ours, not a contest. */
  get turn(): boolean {
    return this.live.mine && this.live.game!.clocks.wait !== "window"
  }

  /** What was typed, as notation has it. */
  get typed(): string {
    return plain(this.text).trim().replace(/\s+/g, " ")
  }

  /** A square that is picked is written behind what stands there. */
  pick(square: string): void {
    if (this.turn) this.text = `${this.text.trimEnd()} ${square}`.trimStart()
  }

  send(move: string): Promise<void> {
    return this.#attempt(async () => {
      await this.live.move(move)
      this.text = ""
    })
  }

  takeBack(): Promise<void> {
    return this.#attempt(() => this.live.takeBack())
  }

  /** Writes down what a computer player would do. */
  hint(): Promise<void> {
    return this.#attempt(async () => {
      this.text = (await this.live.hint()).move
    })
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.wrong = ""
    try {
      await work()
    } catch (error) {
      this.wrong = sentence(asRefusal(error))
    } finally {
      this.busy = false
    }
  }
}

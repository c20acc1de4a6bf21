// Help that the server gives: a hint and a take-back against computer players, and what is possible where the table has help.
import { untrack } from "svelte"
import type { Hinted, Reached } from "../../lib/wire.ts"
import { asRefusal } from "../../lib/refusal.ts"
import { sentence } from "../../lib/sentences.ts"
import { readPlacement, squareName, type Square } from "./notation.ts"
import type { Play } from "./play.svelte.ts"

export class Helper {
  asking = $state(false)
  hint = $state.raw<Hinted | null>(null)
  reach = $state.raw<Reached | null>(null)
  /** The squares that were pointed out last, by a hint or by laying what it says. */
  shown = $state.raw<Square[]>([])
  /** The squares of the placement that is hinted at. */
  squares = $derived.by(() => {
    const placement = this.hint === null ? null : readPlacement(this.hint.move)
    return new Set(placement?.tiles.filter((tile) => tile.fresh).map(squareName))
  })
  #play: Play

  constructor(play: Play) {
    this.#play = play
    $effect(() => {
      const seq = play.live.seq
      const wanted = play.turn && play.live.helped && !play.contested
      untrack(() => {
        this.hint = this.reach = null
        if (wanted) void this.#look(seq)
      })
    })
  }

  async ask(): Promise<void> {
    this.asking = true
    this.#play.wrong = ""
    try {
      const hint = await this.#play.live.hint()
      if (hint.seq !== this.#play.live.seq) return
      this.hint = hint
      this.shown = readPlacement(hint.move)?.tiles.filter((tile) => tile.fresh) ?? []
    } catch (error) {
      this.#play.wrong = sentence(asRefusal(error))
    } finally {
      this.asking = false
    }
  }

  async takeBack(): Promise<void> {
    this.#play.wrong = ""
    try {
      await this.#play.live.takeBack()
      this.#play.recall()
    } catch (error) {
      this.#play.wrong = sentence(asRefusal(error))
    }
  }

  /** Do on the board what the hint says, but play nothing. */
  follow(): void {
    const move = this.hint?.move
    this.hint = null
    const placement = move === undefined ? null : readPlacement(move)
    if (placement !== null) {
      this.#play.show(placement.tiles)
      this.shown = placement.tiles.filter((tile) => tile.fresh)
    }
    const swap = /^swap (.+)$/.exec(move ?? "")?.[1]
    if (swap !== undefined) this.#play.chooseForExchange(swap)
  }

  async #look(seq: number): Promise<void> {
    try {
      const reach = await this.#play.live.reach()
      if (seq !== this.#play.live.seq) return
      this.reach = reach
      // Whether to exchange or to pass is not for a child to find out.
      if (reach.best === null && this.#play.live.alone) await this.ask()
    } catch {
      this.reach = null
    }
  }
}

// A computer player's move is seen piece by piece, at a pace that one can follow: tile after tile, or a sum as it is written.
// Only what is drawn comes later. What can be done, what is heard and the clocks are those of the state, and whoever does
// anything sees all of it at once.
import { untrack } from "svelte"
import type { Live } from "../lib/live.svelte.ts"
import { preferences } from "../lib/preferences.svelte.ts"
import type { LogEntry, State } from "../lib/wire.ts"
import { deeds } from "./log.ts"
import { beatOf } from "./pace.ts"

interface Move {
  entry: LogEntry
  pieces: string[]
  beat: number
  /** By how much it has changed its player's total: in one game points are added, in the other taken away. */
  change: number
}

export class Stepwise {
  /** Those that are not all there yet; the first one is being shown. */
  #moves = $state.raw<Move[]>([])
  #there = $state(0)
  /** The move that is being shown, with its pieces that are there. */
  now = $derived.by(() => {
    const move = this.#moves[0]
    return move === undefined ? null : { entry: move.entry, there: move.pieces.slice(0, this.#there) }
  })
  /** All pieces that are still to come. */
  coming = $derived.by(() => new Set(this.#moves.flatMap(({ pieces }, at) => (at === 0 ? pieces.slice(this.#there) : pieces))))
  #live: Live
  #piecesOf: (move: string) => string[]
  #seen: State | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `piecesOf`: what a move is made of, in the order in which it is to be seen; none: it is shown at once. */
  constructor(live: Live, piecesOf: (move: string) => string[]) {
    this.#live = live
    this.#piecesOf = piecesOf
    // Before anything is drawn: no piece is seen that is then taken away again.
    $effect.pre(() => {
      const game = live.game
      if (game !== null) untrack(() => this.#follow(game))
    })
    $effect(() => {
      if (this.now === null) return
      const done = () => this.finish()
      for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, done, true)
      return () => {
        for (const deed of ["pointerdown", "keydown"]) removeEventListener(deed, done, true)
      }
    })
    $effect(() => () => this.finish())
  }

  /** Everything is there. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#show([])
  }

  #follow(game: State): void {
    const before = this.#seen
    this.#seen = game
    if (before === null) return
    const since = before.seq
    const over = game.outcome !== null || game.clocks.wait === "window"
    const back = game.log.some((entry) => entry[0] > since && entry[1] === null && entry[2].startsWith("back "))
    if (over || back || preferences.still || document.hidden) return this.finish()
    const left = game.you === null ? null : (game.clocks.left[game.you - 1] ?? null)
    const moves = deeds(game.log)
      .filter((entry) => entry[0] > since && entry[1] !== game.you)
      .flatMap((entry) => {
        const [pieces, at] = [this.#piecesOf(entry[2]), entry[1]! - 1]
        const beat = beatOf(this.#live.table!.seats[at]!.level, preferences.pace, left, pieces.length)
        const change = (game.scores[at] ?? 0) - (before.scores[at] ?? 0)
        return beat === null ? [] : [{ entry, pieces, beat, change }]
      })
    if (moves.length === 0) return
    // Whoever was away for long sees the board as it is.
    if (moves.length >= this.#live.table!.seats.length) return this.finish()
    const idle = this.#moves.length === 0
    this.#show([...this.#moves, ...moves], this.#there)
    if (idle) this.#wait()
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#step(), this.#moves[0]!.beat)
  }

  #step(): void {
    const whole = this.#there === this.#moves[0]!.pieces.length
    if (whole) this.#show(this.#moves.slice(1))
    else this.#there += 1
    if (this.#moves.length > 0) this.#wait()
  }

  /** The totals and the list of moves wait for the pieces. */
  #show(moves: Move[], there = 0): void {
    this.#moves = moves
    this.#there = there
    this.#live.waiting = moves.map(({ entry, change }) => ({ seq: entry[0], seat: entry[1]!, change }))
  }
}

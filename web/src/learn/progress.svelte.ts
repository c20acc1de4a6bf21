// Which tasks of a lesson are solved. This browser remembers it, so that one can go on another day.
import { recall, remember } from "../lib/storage.ts"

const keyOf = (game: string) => `learn.${game}`

export class Progress {
  solved = $state.raw<ReadonlySet<string>>(new Set())
  #game: string

  constructor(game: string) {
    this.#game = game
    this.solved = new Set((recall(keyOf(game)) ?? "").split(" ").filter((id) => id !== ""))
  }

  solve(id: string): void {
    this.#keep(new Set([...this.solved, id]))
  }

  forget(): void {
    this.#keep(new Set())
  }

  /** Where to go on: the first task that is not solved, or behind the last. */
  next(ids: string[]): number {
    const at = ids.findIndex((id) => !this.solved.has(id))
    return at === -1 ? ids.length : at
  }

  #keep(solved: ReadonlySet<string>): void {
    this.solved = solved
    remember(keyOf(this.#game), solved.size === 0 ? null : [...solved].join(" "))
  }
}

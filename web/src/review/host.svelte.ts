// The table of one moment of a game: the game's own board and hand, on which another move can be tried.
import type { Answer, Question } from "../lib/connection.svelte.ts"
import { Refusal } from "../lib/refusal.ts"
import { seatOf, StandIn } from "../lib/stand-in.ts"
import type { State, Table, TriedMove } from "../lib/wire.ts"
import type { Moment } from "./moment.ts"

export class TurnHost extends StandIn {
  /** What was tried, and what it is worth; null before. */
  tried = $state.raw<TriedMove | null>(null)
  readonly match: string
  readonly past = true
  #moment: Moment
  #names: string[]
  #deep: boolean

  constructor(moment: Moment, names: string[], deep: boolean) {
    super()
    this.#moment = moment
    this.#names = names
    this.#deep = deep
    this.match = moment.key
  }

  protected async answer(question: Question): Promise<Answer | undefined> {
    if (question.t === "try") {
      // What it would score is no answer to the question what is best: that comes when it is played.
      const { valued, lines } = await this.#moment.value(question.move, false)
      return { t: "score", re: "", match: this.match, seq: this.state.seq, points: valued.points, lines }
    }
    if (question.t === "move") {
      const tried = await this.#moment.value(question.move, this.#deep)
      // The game hears its answer before it is cleared away.
      setTimeout(() => (this.tried = tried))
    } else if (question.t !== "leave") {
      throw new Refusal("not_now")
    }
    return undefined
  }

  protected get table(): Table {
    const { game, ruleset, seat } = this.#moment
    const seats = this.#names.map((name, at) => seatOf(at + 1, name))
    return this.tableWith({ game, ruleset, seats, yours: [seat] })
  }

  protected get state(): State {
    const { seat, view, scores, wait, log } = this.#moment
    return this.stateWith({ seq: log.length, you: seat, view, scores, log, wait, seats: this.#names.length })
  }
}

// The table of one turn of a game that is over: the game's own board and hand, on which another move can be tried.
import { api } from "../lib/api.ts"
import type { Answer, Question } from "../lib/connection.svelte.ts"
import { Refusal } from "../lib/refusal.ts"
import { seatOf, StandIn } from "../lib/stand-in.ts"
import type { Replayed, ReviewTurn, State, Table, TriedMove } from "../lib/wire.ts"

/** The position in which an entry was made. */
export function before(replay: Replayed, seq: number): string {
  return replay.entries[seq - 2]?.position ?? replay.start
}

export class TurnHost extends StandIn {
  /** What was tried, and what it is worth; null before. */
  tried = $state.raw<TriedMove | null>(null)
  readonly match: string
  readonly past = true
  #replay: Replayed
  #text: string
  #turn: ReviewTurn
  #names: string[]
  #deep: boolean

  constructor(replay: Replayed, text: string, turn: ReviewTurn, names: string[], deep: boolean) {
    super()
    this.#replay = replay
    this.#text = text
    this.#turn = turn
    this.#names = names
    this.#deep = deep
    this.match = `review-${turn.seq}`
  }

  protected async answer(question: Question): Promise<Answer | undefined> {
    const { seq } = this.#turn
    if (question.t === "try") {
      // What it would score is no answer to the question what is best: that comes when it is played.
      const { valued, lines } = await api.reviewMove(this.#text, seq, question.move, false)
      return { t: "score", re: "", match: this.match, seq: this.state.seq, points: valued.points, lines }
    }
    if (question.t === "move") {
      const tried = await api.reviewMove(this.#text, seq, question.move, this.#deep)
      // The game hears its answer before it is cleared away.
      setTimeout(() => (this.tried = tried))
    } else if (question.t !== "leave") {
      throw new Refusal("not_now")
    }
    return undefined
  }

  protected get table(): Table {
    const { game, ruleset } = this.#replay
    const seats = this.#names.map((name, at) => seatOf(at + 1, name))
    return this.tableWith({ game, ruleset, seats, yours: [this.#turn.seat!] })
  }

  protected get state(): State {
    const { seq, seat } = this.#turn
    const past = this.#replay.entries.slice(0, seq - 1)
    const last = past.at(-1)
    return this.stateWith({
      seq: seq - 1,
      you: seat,
      view: before(this.#replay, seq),
      scores: last?.scores ?? [],
      log: past.map((entry) => [entry.seq, entry.seat, entry.move, entry.points, entry.total, entry.clock]),
      wait: last?.wait ?? "turn",
      seats: this.#names.length,
    })
  }
}

// The table of one turn of a game that is over: the game's own board and hand, on which another move can be tried.
import { api } from "../lib/api.ts"
import type { Answer, Question } from "../lib/connection.svelte.ts"
import type { Host } from "../lib/live.svelte.ts"
import { Refusal } from "../lib/refusal.ts"
import type { Replayed, ReviewTurn, SeatInfo, State, Table, Told, TriedMove } from "../lib/wire.ts"

/** The position in which an entry was made. */
export function before(replay: Replayed, seq: number): string {
  return replay.entries[seq - 2]?.position ?? replay.start
}

export class TurnHost implements Host {
  /** What was tried, and what it is worth; null before. */
  tried = $state.raw<TriedMove | null>(null)
  readonly match: string
  readonly past = true
  #replay: Replayed
  #text: string
  #turn: ReviewTurn
  #names: string[]
  #deep: boolean
  #hear: (told: Told) => void = () => undefined

  constructor(replay: Replayed, text: string, turn: ReviewTurn, names: string[], deep: boolean) {
    this.#replay = replay
    this.#text = text
    this.#turn = turn
    this.#names = names
    this.#deep = deep
    this.match = `review-${turn.seq}`
  }

  open(): void {}

  whenOpen(listener: () => void): () => void {
    listener()
    return () => undefined
  }

  listen(listener: (told: Told) => void): () => void {
    this.#hear = listener
    return () => undefined
  }

  async ask(question: Question): Promise<Answer> {
    const about = { re: "", match: this.match, seq: this.#state.seq }
    if (question.t === "enter") {
      this.#hear(this.#table)
      this.#hear(this.#state)
    } else if (question.t === "try") {
      // What it would score is no answer to the question what is best: that comes when it is played.
      const { valued, lines } = await api.reviewMove(this.#text, this.#turn.seq, question.move, false)
      return { t: "score", ...about, points: valued.points, lines }
    } else if (question.t === "move") {
      const tried = await api.reviewMove(this.#text, this.#turn.seq, question.move, this.#deep)
      // The game hears its answer before it is cleared away.
      setTimeout(() => (this.tried = tried))
    } else if (question.t !== "leave") {
      throw new Refusal("not_now")
    }
    return { t: "done", re: "", match: this.match }
  }

  get #table(): Table {
    const seats = this.#names.map(
      (name, at): SeatInfo => ({
        seat: at + 1,
        people: [{ name, online: true, away: null }],
        places: 1,
        level: null,
        handed: false,
        given: true,
      }),
    )
    return {
      t: "table",
      match: this.match,
      game: this.#replay.game,
      ruleset: this.#replay.ruleset,
      phase: "running",
      listed: false,
      help: false,
      seats,
      watchers: 0,
      yours: [this.#turn.seat!],
      muted: [],
      links: null,
      fairness: null,
      votes: [],
      abandon: null,
      rematch: [],
      next: null,
    }
  }

  get #state(): State {
    const { seq, seat } = this.#turn
    const last = this.#replay.entries[seq - 2]
    return {
      t: "state",
      match: this.match,
      seq: seq - 1,
      you: seat,
      view: before(this.#replay, seq),
      scores: last?.scores ?? [],
      to_act: [seat!],
      clocks: { wait: last?.wait ?? "turn", left: this.#names.map(() => null), whole: this.#names.map(() => null), main: null, now: 0 },
      outcome: null,
      verdict: null,
      totals: null,
      log: this.#replay.entries.slice(0, seq - 1).map(({ seq: number, seat: who, move, points, total, clock }) => [number, who, move, points, total, clock]),
    }
  }
}

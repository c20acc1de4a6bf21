// A table without a match at the server: what a lesson, a round of a class and a turn that is looked back at have in common.
import type { Answer, Question } from "./connection.svelte.ts"
import type { Host } from "./live.svelte.ts"
import type { Face, SeatInfo, State, Table, Told } from "./wire.ts"

/** A seat with somebody who is here, with a computer player, or with nobody. */
export function seatOf(seat: number, name: string | null, level: string | null = null, face: Face | null = null): SeatInfo {
  const people = name === null ? [] : [{ name, online: true, away: null, face }]
  return { seat, people, places: 1, level, handed: false, given: true, help: false, head_start: 0 }
}

type Setting = Pick<Table, "game" | "ruleset" | "seats" | "yours">
type Standing = Pick<State, "seq" | "you" | "view" | "scores" | "log"> & { wait: State["clocks"]["wait"]; seats: number }

export abstract class StandIn implements Host {
  abstract readonly match: string
  protected hear: (told: Told) => void = () => undefined

  open(): void {}

  whenOpen(listener: () => void): () => void {
    listener()
    return () => undefined
  }

  listen(listener: (told: Told) => void): () => void {
    this.hear = listener
    return () => undefined
  }

  async ask(question: Question): Promise<Answer> {
    const done: Answer = { t: "done", re: "", match: this.match }
    if (question.t !== "enter") return (await this.answer(question)) ?? done
    this.hear(this.table)
    this.hear(this.state)
    return done
  }

  /** Nothing: it is done. */
  protected abstract answer(question: Question): Promise<Answer | undefined>
  protected abstract get table(): Table
  protected abstract get state(): State

  /** A running table of which nobody else knows. */
  protected tableWith(setting: Setting): Table {
    return {
      t: "table",
      match: this.match,
      phase: "running",
      listed: false,
      help: false,
      unseen: false,
      host: false,
      close: null,
      watchers: 0,
      muted: [],
      links: { invite: null, watch: "", partners: {}, code: null },
      fairness: null,
      votes: [],
      abandon: null,
      rematch: [],
      next: null,
      ...setting,
    }
  }

  /** A position in which `you` is to act, without a clock. */
  protected stateWith({ wait, seats, ...standing }: Standing): State {
    const untimed = Array<null>(seats).fill(null)
    return {
      t: "state",
      match: this.match,
      to_act: [standing.you!],
      clocks: { wait, left: untimed, whole: untimed, main: null, now: 0 },
      unseen: null,
      outcome: null,
      verdict: null,
      totals: null,
      ...standing,
    }
  }
}

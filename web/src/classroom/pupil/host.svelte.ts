// The table of a round: it answers what a game asks of the server, and sends drafts and answers to the class.
import type { Game } from "../../games/game.ts"
import { connection, type Answer, type Question } from "../../lib/connection.svelte.ts"
import type { Asked, Host } from "../../lib/live.svelte.ts"
import { Refusal } from "../../lib/refusal.ts"
import type { ClassActivity, ClassRound, SeatInfo, State, Table, Told } from "../../lib/wire.ts"

const PUPIL = 1
const NOBODY = 2
/** A draft is sent when hands have rested this long. */
const REST = 500

export class RoundHost implements Host {
  readonly match: string
  readonly asked: Asked
  #answer = $state<string | null>(null)
  #activity: ClassActivity
  #of: Game
  #round: ClassRound
  #name: string
  #draft: string
  #wanted: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #hear: (told: Told) => void = () => undefined

  constructor(activity: ClassActivity, of: Game, round: ClassRound, name: string) {
    this.#activity = activity
    this.#of = of
    this.#round = round
    this.#name = name
    this.#draft = round.draft
    this.#answer = round.answer
    this.match = `class-${round.activity}-${round.round}`
    const host = this
    this.asked = {
      draft: round.draft,
      get answer() {
        return host.#answer
      },
      keep: (text) => host.#keep(text),
    }
  }

  open(): void {}

  whenOpen(listener: () => void): () => void {
    listener()
    return () => undefined
  }

  listen(listener: (told: Told) => void): () => void {
    this.#hear = listener
    return () => this.#save()
  }

  async ask(question: Question): Promise<Answer> {
    if (question.t === "enter") {
      this.#hear(this.#table)
      this.#hear(this.#state)
    } else if (question.t === "move") {
      this.#save()
      await connection.ask({ t: "class_answer", ...this.#where, move: question.move }, true)
      this.#answer = question.move
    } else if (question.t !== "leave") throw new Refusal("not_now")
    return { t: "done", re: "", match: this.match }
  }

  get #where(): { class: string; activity: number; round: number } {
    return { class: this.#round.class, activity: this.#round.activity, round: this.#round.round }
  }

  #keep(text: string): void {
    clearTimeout(this.#timer)
    if (text !== this.#draft) this.#timer = setTimeout(() => this.#send(text), REST)
    this.#wanted = text
  }

  /** What was not sent yet is sent now. */
  #save(): void {
    clearTimeout(this.#timer)
    if (this.#wanted !== null && this.#wanted !== this.#draft) this.#send(this.#wanted)
  }

  #send(text: string): void {
    this.#draft = text
    // A draft that comes too late is no loss: the round is closed.
    connection.ask({ t: "class_draft", ...this.#where, text }).catch(() => undefined)
  }

  get #table(): Table {
    const seat = (number: number, names: string[]): SeatInfo => ({
      seat: number,
      people: names.map((name) => ({ name, online: true, away: null })),
      places: 1,
      level: null,
      handed: false,
      given: true,
    })
    return {
      t: "table",
      match: this.match,
      game: this.#activity.game,
      ruleset: this.#activity.ruleset,
      phase: "running",
      listed: false,
      help: false,
      seats: [seat(PUPIL, [this.#name]), seat(NOBODY, [])],
      watchers: 0,
      yours: [PUPIL],
      muted: [],
      links: null,
      fairness: null,
      votes: [],
      rematch: [],
      abandon: null,
      next: null,
    }
  }

  get #state(): State {
    const { view, scores } = this.#round
    const log = this.#of.past({ view: view!, scores }, NOBODY)
    return {
      t: "state",
      match: this.match,
      seq: log.length,
      you: PUPIL,
      view: view!,
      scores,
      to_act: [PUPIL],
      clocks: { wait: "turn", left: [null, null], whole: [null, null], main: null, now: 0 },
      outcome: null,
      verdict: null,
      totals: null,
      log,
    }
  }
}

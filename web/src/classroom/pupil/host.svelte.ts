// The table of a round: it answers what a game asks of the server, and sends drafts and answers to the class.
import type { Game } from "../../games/game.ts"
import { connection, type Answer, type Question } from "../../lib/connection.svelte.ts"
import type { Asked } from "../../lib/live.svelte.ts"
import { Refusal } from "../../lib/refusal.ts"
import { seatOf, StandIn } from "../../lib/stand-in.ts"
import type { ClassActivity, ClassRound, State, Table, Told } from "../../lib/wire.ts"

const PUPIL = 1
const NOBODY = 2
/** A draft is sent when hands have rested this long. */
const REST = 500

export class RoundHost extends StandIn {
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

  constructor(activity: ClassActivity, of: Game, round: ClassRound, name: string) {
    super()
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

  override listen(listener: (told: Told) => void): () => void {
    super.listen(listener)
    return () => this.#save()
  }

  protected async answer(question: Question): Promise<Answer | undefined> {
    if (question.t === "move") {
      this.#save()
      await connection.ask({ t: "class_answer", ...this.#where, move: question.move }, true)
      this.#answer = question.move
    } else if (question.t !== "leave") throw new Refusal("not_now")
    return undefined
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

  protected get table(): Table {
    const { game, ruleset } = this.#activity
    return this.tableWith({ game, ruleset, seats: [seatOf(PUPIL, this.#name), seatOf(NOBODY, null)], yours: [PUPIL] })
  }

  protected get state(): State {
    const { view, scores } = this.#round
    const log = this.#of.past({ view: view!, scores }, NOBODY)
    return this.stateWith({ seq: log.length, you: PUPIL, view: view!, scores, log, wait: "turn", seats: 2 })
  }
}

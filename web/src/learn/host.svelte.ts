// The table of a task: it answers what a game asks of the server, with the rules of the server and a position that stays.
import type { Game } from "../games/game.ts"
import { announcer } from "../lib/announce.svelte.ts"
import { api } from "../lib/api.ts"
import type { Answer, Question } from "../lib/connection.svelte.ts"
import { Refusal } from "../lib/refusal.ts"
import { sentence } from "../lib/sentences.ts"
import { seatOf, StandIn } from "../lib/stand-in.ts"
import type { Face, Judged, State, Table, TaskInfo } from "../lib/wire.ts"

const LEARNER = 1
const OTHER = 2
/** A computer player that everybody knows by name sits opposite. */
const LEVEL = "level-2"

/** Whoever announced a total that is wrong is told so, with the right one. */
function wrongTotal(move: string, { lines }: Judged): Refusal | null {
  const announced = /=(\d+)$/.exec(move)?.[1]
  const points = lines.reduce((sum, line) => sum + line.points, 0)
  if (announced === undefined || lines.length === 0 || Number(announced) === points) return null
  return new Refusal("lesson_total_wrong", { announced: Number(announced), points })
}

export class TaskHost extends StandIn {
  /** What solved the task; null before. */
  done = $state.raw<{ move: string; judged: Judged } | null>(null)
  readonly match: string
  readonly nothing: boolean
  #game: string
  #of: Game
  #task: TaskInfo
  #name = ""
  #face: Face | null = null

  constructor(game: string, of: Game, task: TaskInfo) {
    super()
    this.#game = game
    this.#of = of
    this.#task = task
    this.match = `lesson-${task.id}`
    this.nothing = task.nothing
  }

  /** The learner's name; that of somebody who has none yet changes with the language. */
  call(name: string, face: Face | null): void {
    this.#name = name
    this.#face = face
    this.hear(this.table)
  }

  protected async answer(question: Question): Promise<Answer | undefined> {
    const about = { re: "", match: this.match, seq: this.state.seq }
    if (question.t === "try") {
      const { points, lines } = await this.#judge(question.move)
      return { t: "score", ...about, points, lines }
    }
    if (question.t === "hint") {
      const { example, points, nothing } = this.#task
      return { t: "hint", ...about, move: example, points, reason: nothing ? "nothing_fits" : null }
    }
    if (question.t === "takeback") throw new Refusal("nothing_to_take_back")
    if (question.t === "move") await this.#move(question.move)
    return undefined
  }

  async #judge(move: string): Promise<Judged> {
    const judged = await api.lessonMove(this.#game, this.#task.id, move)
    if (judged.refused !== null) throw new Refusal(judged.refused.why, judged.refused.details, judged.unfinished)
    return judged
  }

  /** What is allowed but not asked for changes nothing: the tiles stay in hand, and one can try again. */
  async #move(move: string): Promise<void> {
    const judged = await this.#judge(move)
    if (judged.solved) {
      // The game hears its answer before it is cleared away.
      setTimeout(() => {
        this.done = { move, judged }
        this.hear({ ...this.state, scores: judged.scores, to_act: [], outcome: judged.outcome })
      })
      return
    }
    const refusal = wrongTotal(move, judged) ?? new Refusal("lesson_not_asked")
    announcer.say(sentence(refusal))
    throw refusal
  }

  protected get table(): Table {
    const seats = [seatOf(LEARNER, this.#name, null, this.#face), seatOf(OTHER, null, LEVEL)]
    return this.tableWith({ game: this.#game, ruleset: this.#task.ruleset, seats, yours: [LEARNER] })
  }

  protected get state(): State {
    const { view, scores, wait } = this.#task
    const log = this.#of.past(this.#task, OTHER)
    return this.stateWith({ seq: log.length, you: LEARNER, view, scores, log, wait, seats: 2 })
  }
}

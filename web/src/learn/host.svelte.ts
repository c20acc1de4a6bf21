// The table of a task: it answers what a game asks of the server, with the rules of the server and a position that stays.
import type { Game } from "../games/game.ts"
import { announcer } from "../lib/announce.svelte.ts"
import { api } from "../lib/api.ts"
import type { Answer, Question } from "../lib/connection.svelte.ts"
import type { Host } from "../lib/live.svelte.ts"
import type { Judged, SeatInfo, State, Table, TaskInfo, Told } from "../lib/wire.ts"
import { Refusal } from "../lib/refusal.ts"
import { sentence } from "../lib/sentences.ts"

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

export class TaskHost implements Host {
  /** What solved the task; null before. */
  done = $state.raw<{ move: string; judged: Judged } | null>(null)
  readonly match: string
  #game: string
  #of: Game
  #task: TaskInfo
  #name = ""
  #hear: (told: Told) => void = () => undefined

  constructor(game: string, of: Game, task: TaskInfo) {
    this.#game = game
    this.#of = of
    this.#task = task
    this.match = `lesson-${task.id}`
  }

  /** The learner's name; that of somebody who has none yet changes with the language. */
  call(name: string): void {
    this.#name = name
    this.#hear(this.#table)
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
      const { points, lines } = await this.#judge(question.move)
      return { t: "score", ...about, points, lines }
    } else if (question.t === "move") {
      await this.#move(question.move)
    } else if (question.t === "hint") {
      const { example, points } = this.#task
      // Tasks about passing and exchanging have dice or tiles that make nothing.
      const reason = /^(pass|swap|decline)\b/.test(example) ? "nothing_fits" : null
      return { t: "hint", ...about, move: example, points, reason }
    } else if (question.t === "takeback") {
      throw new Refusal("nothing_to_take_back")
    }
    return { t: "done", re: "", match: this.match }
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
        this.#hear({ ...this.#state, scores: judged.scores, to_act: [], outcome: judged.outcome })
      })
      return
    }
    const refusal = wrongTotal(move, judged) ?? new Refusal("lesson_not_asked")
    announcer.say(sentence(refusal))
    throw refusal
  }

  get #table(): Table {
    const seat = (number: number, name: string | null): SeatInfo => ({
      seat: number,
      people: name === null ? [] : [{ name, online: true, away: null }],
      places: 1,
      level: name === null ? LEVEL : null,
      handed: false,
      given: true,
    })
    return {
      t: "table",
      match: this.match,
      game: this.#game,
      ruleset: this.#task.ruleset,
      phase: "running",
      listed: false,
      help: false,
      seats: [seat(LEARNER, this.#name), seat(OTHER, null)],
      watchers: 0,
      yours: [LEARNER],
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
    const log = this.#of.past(this.#task, OTHER)
    return {
      t: "state",
      match: this.match,
      seq: log.length,
      you: LEARNER,
      view: this.#task.view,
      scores: this.#task.scores,
      to_act: [LEARNER],
      clocks: { wait: this.#task.wait, left: [null, null], whole: [null, null], main: null, now: 0 },
      outcome: null,
      verdict: null,
      totals: null,
      log,
    }
  }
}

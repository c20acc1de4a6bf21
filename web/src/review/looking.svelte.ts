// A review as it comes: the quick look at once, the closer one turn by turn. Nothing is final before it is whole.
import { api } from "../lib/api.ts"
import { asRefusal, type Refusal } from "../lib/refusal.ts"
import type { Reviewing } from "../lib/wire.ts"
import { merged, withLevels, type Whole } from "./turns.ts"

/** The server may have dropped what nobody asked for. */
const DROPPED = "no_such_review"

export class Looking {
  readonly text: string
  quick = $state.raw<Whole | null>(null)
  deep = $state.raw<Whole | null>(null)
  /** Why there is no review at all. */
  refusal = $state.raw<Refusal | null>(null)
  /** Why there is no closer look. */
  late = $state.raw<Refusal | null>(null)
  #stopped = false

  final = $derived.by(() => (this.deep?.head.complete === true ? this.deep : null))
  head = $derived.by(() => {
    const quick = this.quick?.head ?? null
    return this.final === null ? quick : withLevels(this.final.head, quick)
  })
  turns = $derived.by(() => merged(this.quick?.turns ?? [], this.deep?.turns ?? []))
  /** How many entries were looked at closely. */
  done = $derived.by(() => this.deep?.turns.length ?? 0)

  constructor(text: string) {
    this.text = text
  }

  async begin(): Promise<void> {
    await this.lookQuickly()
    if (this.quick !== null) await this.lookCloser()
  }

  async lookQuickly(): Promise<void> {
    this.refusal = null
    try {
      await this.#gather(false, (whole) => {
        if (whole.head.complete) this.quick = whole
      })
    } catch (error) {
      this.refusal = asRefusal(error)
    }
  }

  async lookCloser(): Promise<void> {
    this.late = null
    try {
      await this.#gather(true, (whole) => (this.deep = whole))
    } catch (error) {
      this.late = asRefusal(error)
    }
  }

  /** Whoever leaves waits for nothing more. */
  stop(): void {
    this.#stopped = true
  }

  async #gather(deep: boolean, show: (whole: Whole) => void): Promise<void> {
    let turns: Whole["turns"] = []
    let answer: Reviewing = await api.review(this.text, deep)
    while (!this.#stopped) {
      turns = [...turns.slice(0, answer.first), ...answer.turns]
      const { head } = answer
      if (head !== null) {
        const whole = turns.length === head.entries && head.complete
        show({ head: { ...head, complete: whole }, turns })
        if (whole) return
      }
      answer = await this.#more(answer.id, turns.length, deep)
    }
  }

  async #more(id: string, after: number, deep: boolean): Promise<Reviewing> {
    try {
      return await api.reviewAfter(id, after)
    } catch (error) {
      if (asRefusal(error).why !== DROPPED) throw error
      return api.review(this.text, deep)
    }
  }
}

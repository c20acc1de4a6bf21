// Something that a person asked for: whether it is under way, and the sentence that says why it failed.
import { announcer } from "./announce.svelte.ts"
import { asRefusal, type Refusal } from "./refusal.ts"
import { sentence } from "./sentences.ts"

export class Deed {
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)

  get wrong(): string {
    return this.refusal === null ? "" : sentence(this.refusal)
  }

  /** Once at a time: a second click while the first is under way does nothing. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refusal = null
    try {
      await work()
      return true
    } catch (error) {
      this.refusal = asRefusal(error)
      announcer.say(this.wrong)
      return false
    } finally {
      this.busy = false
    }
  }
}

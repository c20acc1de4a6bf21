/** A question whose words still change: it is asked when they have rested for a moment, and only the newest answer counts. */
import { asRefusal, type Refusal } from "./refusal.ts"

const REST = 250

/** What an effect returns: it lets go of the question. */
export function onceRested<T>(ask: () => Promise<T>, answered: (answer: T) => void, refused: (refusal: Refusal) => void): () => void {
  let current = true
  const timer = setTimeout(async () => {
    try {
      const answer = await ask()
      if (current) answered(answer)
    } catch (error) {
      if (current) refused(asRefusal(error))
    }
  }, REST)
  return () => {
    current = false
    clearTimeout(timer)
  }
}

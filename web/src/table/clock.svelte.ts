// Clocks between two states: what the server told counts on here, and only the server ends a turn.
import { connection } from "../lib/connection.svelte.ts"
import type { Live } from "../lib/live.svelte.ts"

const TICK = 250

class Ticker {
  now = $state(performance.now())
  #timer: ReturnType<typeof setInterval> | undefined
  #users = 0

  use(): () => void {
    this.#users += 1
    this.#timer ??= setInterval(() => this.#tick(), TICK)
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  /** While the server is away time stands still: it gives back what it was away. */
  #tick(): void {
    if (connection.status !== "away") this.now = performance.now()
  }
}

export const ticker = new Ticker()

/** How many milliseconds a seat has left; null where there is no limit. */
export function left(live: Live, seat: number): number | null {
  const told = live.game?.clocks.left[seat - 1]
  if (told === null || told === undefined) return null
  return Math.max(0, told - (ticker.now - live.since))
}

/** What a seat's clock shows: what is left of this wait, or of the main time while it rests; null where there is no limit. */
export function shownTime(live: Live, seat: number): number | null {
  return left(live, seat) ?? live.game?.clocks.main?.[seat - 1] ?? null
}

/** The share of its time that a seat has left, as the server counts it: also for whoever came only now. */
export function share(live: Live, seat: number): number | null {
  const [millis, whole] = [shownTime(live, seat), live.game?.clocks.whole[seat - 1]]
  return millis === null || whole === null || whole === undefined ? null : Math.min(1, millis / whole)
}

/** So little is left of our own turn that it must be seen. */
export const HURRY = 10_000

export function minutes(millis: number): string {
  const seconds = Math.ceil(millis / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

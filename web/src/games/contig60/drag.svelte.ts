// Carrying a die, a sign or a part of the sentence with finger or mouse, and where it would go in.

export type Carried = { die: number } | { text: string } | { token: number }

const FAR = 6
/** How far above and below the sentence still counts as on it. */
const NEAR = 28

export class Drag {
  carried = $state.raw<Carried | null>(null)
  x = $state(0)
  y = $state(0)
  /** Before which token it would go in; null: not over the sentence. */
  at = $state<number | null>(null)
  /** The sentence's own element, whose `[data-token]` children are its tokens. */
  strip: HTMLElement | undefined

  #drop: (carried: Carried, at: number | null) => void
  #ended = -1e9

  constructor(drop: (carried: Carried, at: number | null) => void) {
    this.#drop = drop
  }

  /** A click that ends a drag is not a tap. */
  get tapped(): boolean {
    return performance.now() - this.#ended > 250
  }

  begin(event: PointerEvent, carried: Carried): void {
    if (event.button !== 0) return
    const from = { x: event.clientX, y: event.clientY }
    const id = event.pointerId
    const ends = new AbortController()
    const moved = (now: PointerEvent) => {
      if (now.pointerId !== id) return
      if (this.carried === null && Math.hypot(now.clientX - from.x, now.clientY - from.y) < FAR) return
      this.carried = carried
      this.x = now.clientX
      this.y = now.clientY
      this.at = this.#place(now.clientX, now.clientY)
    }
    const stop = () => {
      ends.abort()
      if (this.carried !== null) this.#ended = performance.now()
      this.carried = null
      this.at = null
    }
    const up = (now: PointerEvent) => {
      if (now.pointerId !== id) return
      const [was, at] = [this.carried, this.at]
      stop()
      if (was !== null) this.#drop(was, at)
    }
    addEventListener("pointermove", moved, { signal: ends.signal })
    addEventListener("pointerup", up, { signal: ends.signal })
    addEventListener("pointercancel", stop, { signal: ends.signal })
  }

  #place(x: number, y: number): number | null {
    const box = this.strip?.getBoundingClientRect()
    if (box === undefined || y < box.top - NEAR || y > box.bottom + NEAR || x < box.left - NEAR || x > box.right + NEAR) return null
    const tokens = [...this.strip!.querySelectorAll("[data-token]")].map((token) => token.getBoundingClientRect())
    const after = tokens.filter((token) => x > token.left + token.width / 2)
    return after.length
  }
}

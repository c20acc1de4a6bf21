// Dragging a tile with mouse, finger or pen. It only says where a tile was let go; `Play` does the rest.
import { readSquare } from "./notation.ts"
import type { Place } from "./play.svelte.ts"

/** So far a tap may tremble before it is a drag. */
const TREMBLE = 6
/** A finger hides what is under it: the tile floats above. */
const ABOVE_FINGER = 46

/** So near to the edge of a magnified board it moves on, and so far in each frame. */
const EDGE = 26
const PUSH = 5

export interface Dragged {
  from: Place
  id: number
  face: string
  joker: boolean
  side: number
}

export class Drag {
  tile = $state.raw<Dragged | null>(null)
  x = $state(0)
  y = $state(0)
  over = $state.raw<Place | null>(null)
  finger = $state(false)
  #begun: { tile: Dragged; x: number; y: number; pointer: number; element: HTMLElement } | null = null
  #drop: (from: Place, to: Place | null, tile: Dragged) => void
  #justDropped = 0

  constructor(drop: (from: Place, to: Place | null, tile: Dragged) => void) {
    this.#drop = drop
  }

  /** A click that ends a drag is no tap. */
  get endedNow(): boolean {
    return performance.now() - this.#justDropped < 60
  }

  begin(event: PointerEvent, tile: Omit<Dragged, "side">): void {
    if (event.button !== 0 || this.#begun !== null) return
    const element = event.currentTarget as HTMLElement
    const side = Math.max(element.getBoundingClientRect().width, 44)
    this.#begun = { tile: { ...tile, side }, x: event.clientX, y: event.clientY, pointer: event.pointerId, element }
    this.finger = event.pointerType !== "mouse"
    addEventListener("pointermove", this.#moved)
    addEventListener("pointerup", this.#ended)
    addEventListener("pointercancel", this.#cancelled)
    addEventListener("keydown", this.#escaped, true)
  }

  #moved = (event: PointerEvent): void => {
    const begun = this.#begun
    if (begun === null || event.pointerId !== begun.pointer) return
    if (this.tile === null) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < TREMBLE) return
      this.tile = begun.tile
      this.#edge()
      document.documentElement.classList.add("dragging")
    }
    event.preventDefault()
    this.x = event.clientX
    this.y = event.clientY - (this.finger ? ABOVE_FINGER : 0)
    this.over = placeAt(this.x, this.y) ?? placeAt(event.clientX, event.clientY)
  }

  /** Near the edge of a magnified board, the board moves on. */
  #edge = (): void => {
    if (this.tile === null) return
    requestAnimationFrame(this.#edge)
    const view = document.querySelector("[data-view]")
    const box = view?.getBoundingClientRect()
    if (box === undefined || this.x < box.left || this.x > box.right || this.y < box.top || this.y > box.bottom) return
    const push = (at: number, low: number, high: number) => (at < low + EDGE ? -PUSH : at > high - EDGE ? PUSH : 0)
    view!.scrollBy(push(this.x, box.left, box.right), push(this.y, box.top, box.bottom))
  }

  #ended = (event: PointerEvent): void => {
    if (this.#begun === null || event.pointerId !== this.#begun.pointer) return
    const { tile, over } = this
    this.#stop()
    if (tile === null) return
    this.#justDropped = performance.now()
    this.#drop(tile.from, over, tile)
  }

  #cancelled = (event: PointerEvent): void => {
    if (event.pointerId === this.#begun?.pointer) this.#stop()
  }

  #escaped = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.tile === null) return
    event.stopPropagation()
    this.#justDropped = performance.now()
    this.#stop()
  }

  #stop(): void {
    this.#begun = this.tile = this.over = null
    document.documentElement.classList.remove("dragging")
    removeEventListener("pointermove", this.#moved)
    removeEventListener("pointerup", this.#ended)
    removeEventListener("pointercancel", this.#cancelled)
    removeEventListener("keydown", this.#escaped, true)
  }
}

/** The square or the place on the rack under a point. */
function placeAt(x: number, y: number): Place | null {
  const element = document.elementFromPoint(x, y)
  const square = element?.closest<HTMLElement>("[data-square]")?.dataset["square"]
  if (square !== undefined) return { square: readSquare(square) }
  const slot = element?.closest<HTMLElement>("[data-slot]")?.dataset["slot"]
  if (slot !== undefined) return { slot: Number(slot) }
  const rack = element?.closest("[data-rack]")
  if (rack === null || rack === undefined) return null
  return { slot: nearestSlot(rack, x) }
}

function nearestSlot(rack: Element, x: number): number {
  const middles = [...rack.querySelectorAll<HTMLElement>("[data-slot]")].map((slot) => {
    const { left, width } = slot.getBoundingClientRect()
    return Math.abs(left + width / 2 - x)
  })
  return middles.indexOf(Math.min(...middles))
}

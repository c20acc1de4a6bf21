// Tiles are seen to go where they go: a copy flies from the old place to the new one, above everything else.

const FLIGHT = 220
const FROM_AFAR = 420

interface Spot {
  left: number
  top: number
  width: number
}

export class Glide {
  #before = new Map<string, Spot>()
  #letGo: { id: string; spot: Spot } | null = null

  /** Remember where tiles are, before the page is drawn anew. */
  remember(): void {
    this.#before.clear()
    for (const element of tiles()) this.#before.set(element.dataset["glide"]!, element.getBoundingClientRect())
  }

  /** A dragged tile comes from where it was let go. */
  from(id: number, spot: Spot): void {
    this.#letGo = { id: String(id), spot }
  }

  /** Let every tile that is elsewhere now fly there. */
  fly(): void {
    if (this.#letGo !== null) this.#before.set(this.#letGo.id, this.#letGo.spot)
    this.#letGo = null
    for (const element of tiles()) {
      const old = this.#before.get(element.dataset["glide"]!)
      if (old !== undefined) flight(element, old, FLIGHT, 0)
    }
  }
}

/** Tiles that somebody else laid come from that player, one after the other. */
export function flyIn(elements: HTMLElement[], from: Element | null): void {
  if (from === null) return
  const { left, top, width } = from.getBoundingClientRect()
  elements.forEach((element, at) => flight(element, { left, top, width }, FROM_AFAR, at * 90))
}

function tiles(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-glide]")
}

function flight(element: HTMLElement, from: Spot, duration: number, delay: number): void {
  const to = element.getBoundingClientRect()
  const far = Math.hypot(from.left - to.left, from.top - to.top)
  if (far < 3 || to.width === 0) return
  const copy = element.cloneNode(true) as HTMLElement
  for (const name of ["data-glide", "data-tile", "aria-label"]) copy.removeAttribute(name)
  copy.setAttribute("aria-hidden", "true")
  copy.inert = true
  const place = { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` }
  Object.assign(copy.style, { position: "fixed", inset: "auto", margin: "0", zIndex: "40", pointerEvents: "none", ...place })
  document.body.append(copy)
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  const timing = { duration, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" as const }
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  const flying = copy.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], timing)
  flying.finished.then(() => copy.remove(), () => copy.remove())
}

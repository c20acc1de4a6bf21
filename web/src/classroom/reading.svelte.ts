// A class that we read: what the server sent last, and how much time is left since then.
import { connection } from "../lib/connection.svelte.ts"
import { asRefusal, Refusal, SERVER_AWAY } from "../lib/refusal.ts"
import type { ClassDesk, ClassGone, ClassInfo, ClassRound, ClassWall, Told } from "../lib/wire.ts"
import { ticker } from "../table/clock.svelte.ts"

type Role = ClassInfo["as"]
interface Screens {
  pupil: ClassRound
  desk: ClassDesk
  wall: ClassWall
}
const SCREENS = { pupil: "class_round", desk: "class_desk", wall: "class_wall" } as const

export class Reading<R extends Role> {
  readonly id: string
  info = $state.raw<ClassInfo | null>(null)
  screen = $state.raw<Screens[R] | null>(null)
  /** When `screen` came, on this page's own clock. */
  since = $state(0)
  gone = $state.raw<ClassGone["why"] | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  #role: R
  #token: string | null
  #stops: (() => void)[]
  #given = 0

  constructor(id: string, role: R, token: string | null = null) {
    this.id = id
    this.#role = role
    this.#token = token
    this.#stops = [connection.listen((told) => this.#hear(told)), connection.whenOpen(() => void this.#enter()), ticker.use()]
    connection.open()
  }

  leave(): void {
    for (const stop of this.#stops) stop()
    connection.ask({ t: "class_leave", class: this.id }).catch(() => undefined)
  }

  /** Milliseconds until the phase ends by itself; null where it does not. */
  get left(): number | null {
    const screen = this.screen
    if (screen === null || screen.left === null) return null
    return screen.paused ? screen.left : Math.max(0, screen.left - this.age)
  }

  /** Milliseconds since `screen` came. */
  get age(): number {
    return Math.max(0, ticker.now - this.since)
  }

  async #enter(): Promise<void> {
    if (this.gone !== null) return
    const token = this.#token && { token: this.#token }
    try {
      await connection.ask({ t: "class_enter", class: this.id, as: this.#role, ...token })
      this.refusal = null
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.why !== SERVER_AWAY) this.refusal = refusal
    }
  }

  #hear(told: Told): void {
    if (!("class" in told) || told.class !== this.id) return
    if (told.t === "class") {
      this.info = told
      this.#give(told)
    } else if (told.t === "class_gone") this.gone = told.why
    else if (told.t === SCREENS[this.#role]) {
      this.screen = told as Screens[R]
      this.since = performance.now()
    }
  }

  /** A pupil's part of the chance, once the server has shown what it is bound to. */
  #give({ as, status, fairness, given }: ClassInfo): void {
    if (as !== "pupil" || status !== "in" || fairness === null || given || fairness.seed !== null || this.#given === fairness.activity) return
    this.#given = fairness.activity
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("")
    // Those who come after the first deal are too late for it, which costs them nothing.
    connection.ask({ t: "class_give", class: this.id, activity: fairness.activity, bytes }, true).catch(() => undefined)
  }
}

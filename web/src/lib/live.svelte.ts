// A table that we read: what the server told last, and what we can say there.
import { connection, type Answer, type Connection, type Question, type Without } from "./connection.svelte.ts"
import { asRefusal, Refusal, SERVER_AWAY } from "./refusal.ts"
import type { Hinted, Phrase, Reached, Said, Score, Spoken, State, Table, Told, WasPossible } from "./wire.ts"

/**
 * One answer to a deal is wanted, as in a class. It can be changed as long as the round is open; nothing else can be done,
 * and nobody learns beforehand what it is worth.
 */
export interface Asked {
  /** What was half laid on an earlier visit, in the game's own words. */
  readonly draft: string
  /** The answer that the server has. */
  readonly answer: string | null
  keep: (draft: string) => void
}

/** Whom a table is read from and what is said there is said to: the server, or in its place a lesson, a class or a turn that is looked back at. */
export type Host = Pick<Connection, "ask" | "listen" | "whenOpen" | "open"> & {
  asked?: Asked
  /** The game is over: a move is only tried, and there is nothing to give up. */
  past?: boolean
  /** Whether nothing can be made, where that is known beforehand. */
  nothing?: boolean
}

/** A message about the table that is read. */
type AboutTable = Without<Extract<Said, { match: string }>, "id" | "match">

export class Live {
  readonly match: string
  /** Null at a table, where one plays turn by turn. */
  readonly asked: Asked | null
  /** A table that others may read, too, and no stand-in for one. */
  readonly atServer: boolean
  table = $state.raw<Table | null>(null)
  game = $state.raw<State | null>(null)
  /** When `game` came, on this page's own clock: clocks count on from there. */
  since = $state(0)
  /** Why we can't read this table. */
  refusal = $state.raw<Refusal | null>(null)
  /** The last set phrase that somebody said. */
  spoken = $state.raw<(Spoken & { at: number }) | null>(null)
  /** What the game says about each seat beside its name: how many tiles it has. */
  notes = $state.raw<string[]>([])
  /** Moves of computer players that are not all seen yet, and by how much each has changed its player's total. */
  waiting = $state.raw<{ seq: number; seat: number; change: number }[]>([])

  #token: string | null
  /** Only to look on: what is shown here, others may see. */
  #watch: boolean
  #seat: number | null = null
  #connection: Host
  #stops: (() => void)[]
  #tried = 0
  #given = new Set<number>()

  constructor(match: string, token: string | null = null, over: Host = connection, watch = false) {
    this.match = match
    this.#token = token
    this.#watch = watch
    this.#connection = over
    this.asked = over.asked ?? null
    this.atServer = over === connection
    this.#stops = [over.listen((told) => this.#hear(told)), over.whenOpen(() => void this.#enter())]
    over.open()
  }

  /** Read as another of one's own seats: people on one device take turns. */
  async readAs(seat: number): Promise<void> {
    this.#seat = seat
    await this.#enter()
  }

  leave(): void {
    for (const stop of this.#stops) stop()
    this.#say({ t: "leave" }).catch(() => undefined)
  }

  /** Whoever made the table, and sits down again, came without a token. */
  sit = (seat?: number) => {
    const token = this.#token ?? this.table?.links.invite
    return this.#say({ t: "sit", ...(token && { token }), ...(seat && { seat }) })
  }
  stand = () => this.#say({ t: "stand" })
  close = () => this.#say({ t: "close" })
  start = () => this.#say({ t: "start" })
  say = (phrase: Phrase) => this.#say({ t: "say", phrase })
  mute = (seat: number, on: boolean) => this.#say({ t: "mute", seat, on })
  hand = (seat: number, level: string) => this.#say({ t: "hand", seat, level })
  abandon = () => this.#say({ t: "abandon", seq: this.seq }, true)
  rematch = () => this.#say({ t: "rematch" })
  takeBack = () => this.#say({ t: "takeback", seq: this.seq })
  hint = async () => (await this.#say({ t: "hint", seq: this.seq })) as Hinted
  reach = async () => (await this.#say({ t: "reach", seq: this.seq })) as Reached
  card = async (seq: number) => (await this.#say({ t: "card", seq })) as Score
  possible = async (seq: number) => (await this.#say({ t: "possible", seq })) as WasPossible

  /** A move is said until the server has answered, whatever becomes of the connection. */
  move(move: string, seat = this.game?.you): Promise<Answer> {
    return this.#say({ t: "move", seq: this.seq, move, ...(seat && { seat }) }, true)
  }

  /** What a move would score; null when a newer question was asked meanwhile. */
  async try(move: string): Promise<Score | Refusal | null> {
    const number = (this.#tried += 1)
    const seat = this.game?.you
    let answer: Score | Refusal
    try {
      answer = (await this.#say({ t: "try", seq: this.seq, move, ...(seat && { seat }) })) as Score
    } catch (error) {
      answer = asRefusal(error)
    }
    return number === this.#tried ? answer : null
  }

  /** Whatever was tried before no longer matters. */
  forgetTries(): void {
    this.#tried += 1
  }

  get seq(): number {
    return this.game?.seq ?? 0
  }

  /** Whether it is our turn to say something (in a contest, several seats may be asked). */
  get mine(): boolean {
    const you = this.game?.you
    return you !== null && you !== undefined && (this.game?.to_act.includes(you) ?? false)
  }

  /** A turn of a game that is over, where a move is only tried. */
  get past(): boolean {
    return this.#connection.past ?? false
  }

  /** A task of a lesson in which nothing can be made. */
  get nothing(): boolean {
    return this.#connection.nothing ?? false
  }

  get watching(): boolean {
    return this.table !== null && (this.#watch || this.table.yours.length === 0)
  }

  /** Whether the seat as which we read may ask for help. */
  get helped(): boolean {
    return this.table?.seats[(this.game?.you ?? 0) - 1]?.help ?? false
  }

  /** One person against computer players: there moves can be taken back, and hints asked for. */
  get alone(): boolean {
    const people = this.table?.seats.filter((seat) => seat.level === null || seat.handed)
    return people?.length === 1 && this.table?.yours.length === 1
  }

  #say(question: AboutTable, lasting = false): Promise<Answer> {
    return this.#connection.ask({ ...question, match: this.match } as Question, lasting)
  }

  async #enter(): Promise<void> {
    const token = this.#token && { token: this.#token }
    const seat = this.#seat && { seat: this.#seat }
    try {
      await this.#say({ t: "enter", ...token, ...seat, ...(this.#watch && { watch: true }) })
      this.refusal = null
    } catch (error) {
      const refusal = asRefusal(error)
      if (refusal.why !== SERVER_AWAY) this.refusal = refusal
    }
  }

  #hear(told: Told): void {
    if (!("match" in told) || told.match !== this.match) return
    if (told.t === "table") {
      this.table = told
      this.#give(told)
    } else if (told.t === "state") {
      this.game = told
      this.since = performance.now()
    } else if (told.t === "said") {
      this.spoken = { ...told, at: performance.now() }
    }
  }

  /** Our part of the chance, once the server has shown what it is bound to. */
  #give(table: Table): void {
    if (table.phase !== "giving" || table.fairness === null) return
    for (const seat of table.yours) {
      if (this.#given.has(seat) || table.seats[seat - 1]?.given) continue
      this.#given.add(seat)
      const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("")
      this.#say({ t: "give", bytes, seat }, true).catch(() => undefined)
    }
  }
}

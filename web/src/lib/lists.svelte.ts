// Lists of tables that the server keeps up to date: the lobby's, and one's own.
import { connection, type Connection } from "./connection.svelte.ts"
import type { ListedTable, Told } from "./wire.ts"

export class Tables {
  /** null until the server has told them. */
  list = $state.raw<ListedTable[] | null>(null)

  #topic: "lobby" | "home"
  #over: Connection
  #users = 0
  #stops: (() => void)[] = []

  constructor(topic: "lobby" | "home", over: Connection = connection) {
    this.#topic = topic
    this.#over = over
  }

  /** Begin to read; what is returned ends it. */
  use(): () => void {
    this.#users += 1
    if (this.#users === 1) {
      this.#stops = [
        this.#over.listen((told) => this.#hear(told)),
        this.#over.whenOpen(() => this.#say(true)),
      ]
    }
    return () => {
      this.#users -= 1
      if (this.#users > 0) return
      for (const stop of this.#stops) stop()
      this.#say(false)
      this.list = null
    }
  }

  #say(on: boolean): void {
    this.#over.ask({ t: this.#topic, on }).catch(() => undefined)
  }

  #hear(told: Told): void {
    if (told.t === this.#topic) this.list = (told as { tables: ListedTable[] }).tables
  }
}

export const lobby = new Tables("lobby")
export const mine = new Tables("home")

/** Whether a table waits for one of our seats. */
export function waits(table: ListedTable): boolean {
  return table.phase === "running" && table.to_act.some((seat) => table.yours.includes(seat))
}

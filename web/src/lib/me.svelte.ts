// Who we are to the server: a guest with a chosen name, made when one is first needed.
import { api } from "./api.ts"
import type { Face } from "./wire.ts"
import { connection } from "./connection.svelte.ts"
import { Refusal, STORAGE_OFF } from "./refusal.ts"
import { remember } from "./storage.ts"

/** That somebody has chosen a name, or wanted none: nobody is asked twice. */
export const ASKED = "name.asked"

/** What this browser has kept of the games of the one who is forgotten. */
const OURS = ["drafts", "games", "names", "opened", ASKED]

class Me {
  /** Our name; null while we are nobody, or not connected yet. */
  get name(): string | null {
    return connection.name
  }

  /** Our picture; null as long as the name is. */
  get face(): Face | null {
    return connection.face
  }

  /** Be somebody: needed before making a table or sitting down. */
  async be(name: string | null = null, face: Face | null = null): Promise<void> {
    connection.open()
    await connection.welcomed()
    if (connection.name !== null) return
    await api.become(name, face)
    await this.#again()
    if (connection.name === null) throw new Refusal(STORAGE_OFF)
  }

  async rename(name: string): Promise<void> {
    remember(ASKED, "1")
    await this.be(name)
    if (connection.name === name) return
    await api.rename(name)
    await this.#again()
  }

  /** Take another picture; whoever is nobody yet becomes somebody with it. */
  async look(face: Face): Promise<void> {
    await this.be(null, face)
    const now = connection.face
    if (now?.animal !== face.animal || now.colour !== face.colour) connection.face = (await api.look(face)).face
  }

  /** Go on as the guest of another device. */
  async adopt(token: string): Promise<void> {
    await api.adopt(token)
    await this.#again()
  }

  async forget(): Promise<void> {
    await api.forget()
    for (const key of OURS) remember(key, null)
    await this.#again()
  }

  /** A connection knows who we are from its first moment on. */
  async #again(): Promise<void> {
    connection.reopen()
    await connection.welcomed()
  }
}

export const me = new Me()

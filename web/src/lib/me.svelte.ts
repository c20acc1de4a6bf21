// Who we are to the server: a guest with a chosen name, made when one is first needed.
import { api } from "./api.ts"
import { connection } from "./connection.svelte.ts"

class Me {
  /** Our name; null while we are nobody, or not connected yet. */
  get name(): string | null {
    return connection.name
  }

  /** Be somebody: needed before making a table or sitting down. */
  async be(): Promise<void> {
    connection.open()
    await connection.welcomed()
    if (connection.name !== null) return
    await api.become(null)
    await this.#again()
  }

  async rename(name: string): Promise<void> {
    await this.be()
    connection.name = (await api.rename(name)).name
  }

  /** Go on as the guest of another device. */
  async adopt(token: string): Promise<void> {
    await api.adopt(token)
    await this.#again()
  }

  async forget(): Promise<void> {
    await api.forget()
    await this.#again()
  }

  /** A connection knows who we are from its first moment on. */
  async #again(): Promise<void> {
    connection.reopen()
    await connection.welcomed()
  }
}

export const me = new Me()

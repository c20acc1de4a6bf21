// What the server can play: games, presets, computer players, options. Asked for once.
import { api } from "./api.ts"
import type { GameInfo } from "./wire.ts"

class Catalogue {
  games = $state.raw<GameInfo[] | null>(null)
  #asked: Promise<GameInfo[]> | null = null

  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null
        throw error
      },
    )
    return this.#asked
  }

  of(game: string): GameInfo | null {
    return this.games?.find((info) => info.game === game) ?? null
  }
}

export const catalogue = new Catalogue()

// The games that can be shown, by their key; each is loaded when it is first played.
import type { Component } from "svelte"
import type { Live } from "../lib/live.svelte.ts"
import type { GameKey } from "../lib/protocol.ts"

export interface GameProps {
  live: Live
}

export const games: Record<GameKey, () => Promise<{ default: Component<GameProps> }>> = {
  calculissimo: () => import("./calculissimo/Game.svelte"),
  contig60: () => import("./contig60/Game.svelte"),
}

// The games that can be shown, by their key; each is loaded when it is first played.
import type { Component } from "svelte"
import type { Live } from "../lib/live.svelte.ts"
import type { GameKey, RulesetInfo } from "../lib/protocol.ts"

export interface GameProps {
  live: Live
}

export const games: Record<GameKey, () => Promise<{ default: Component<GameProps> }>> = {
  calculissimo: () => import("./calculissimo/Game.svelte"),
  contig60: () => import("./contig60/Game.svelte"),
}

/** A position to look at, with some of its squares marked. */
export interface StillProps {
  /** In notation; nothing at all is the empty board. */
  position: string
  ruleset: RulesetInfo
  marked?: string[]
  /** Of the seats, for those who hear the board. */
  names?: string[]
}

export const stills: Record<GameKey, () => Promise<{ default: Component<StillProps> }>> = {
  calculissimo: () => import("./calculissimo/Still.svelte"),
  contig60: () => import("./contig60/Still.svelte"),
}

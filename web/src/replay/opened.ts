// The last games that were opened from files, kept in this browser alone: their files may be far away.
import { recall, remember } from "../lib/storage.ts"
import type { Replayed } from "../lib/wire.ts"

const KEY = "opened"
const MOST = 6
/** Letters of a record that is kept; the longest ones are opened from their files again. */
const LONGEST = 60_000

export interface Opened {
  id: string
  game: string
  /** As the record names them. */
  players: string[]
  winners: number[]
  scores: number[]
  /** When it was opened. */
  at: number
  text: string
}

export function openedRecords(): Opened[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]")
    return Array.isArray(found) ? found.filter(isOpened) : []
  } catch {
    return []
  }
}

function isOpened(found: unknown): found is Opened {
  if (typeof found !== "object" || found === null) return false
  const { id, game, players, winners, scores, at, text } = found as Partial<Record<keyof Opened, unknown>>
  const words = [id, game, text].every((one) => typeof one === "string")
  return words && typeof at === "number" && [players, winners, scores].every(Array.isArray)
}

/** The same record once more is the same game. Gives its name in addresses; null: it is too long to be kept. */
export function keepOpened(text: string, replay: Replayed, at = Date.now()): string | null {
  if (text.length > LONGEST) return null
  const before = openedRecords()
  const known = before.find((one) => one.text === text)
  const { outcome } = replay
  const kept: Opened = {
    id: known?.id ?? at.toString(36),
    game: replay.game,
    players: replay.players,
    winners: outcome?.winners ?? [],
    scores: outcome?.scores ?? [],
    at,
    text,
  }
  remember(KEY, JSON.stringify([kept, ...before.filter((one) => one !== known)].slice(0, MOST)))
  return kept.id
}

export function openedText(id: string): string | null {
  return openedRecords().find((one) => one.id === id)?.text ?? null
}

export function forgetOpened(id: string): void {
  const left = openedRecords().filter((one) => one.id !== id)
  remember(KEY, left.length === 0 ? null : JSON.stringify(left))
}

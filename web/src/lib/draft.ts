// What somebody has laid or written in their turn and not played yet. It is kept in this browser alone: a page is reloaded by
// accident, and a phone reloads what was in the background. It is of one position, and goes when that is no more.
import { recall, remember } from "./storage.ts"

const KEY = "drafts"
/** Of how many tables and seats. */
const MOST = 8
const LONGEST = 200

interface Draft {
  match: string
  seat: number
  /** Which position it was made in. */
  at: string
  text: string
}

/** A position by a short sign: what is in hand is not written down again. */
export function markOf(seq: number, view: string): string {
  let sign = 0x811c9dc5
  for (const letter of view) sign = Math.imul(sign ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return `${seq}-${sign.toString(36)}`
}

/** What is no list of drafts is none: anything may stand there. */
function drafts(): Draft[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]")
    return Array.isArray(found) ? found.filter(isDraft) : []
  } catch {
    return []
  }
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== "object" || found === null) return false
  const { match, seat, at, text } = found as Partial<Record<keyof Draft, unknown>>
  return typeof match === "string" && typeof seat === "number" && typeof at === "string" && typeof text === "string" && text.length <= LONGEST
}

export function draftOf(match: string, seat: number, at: string): string {
  return drafts().find((draft) => draft.match === match && draft.seat === seat && draft.at === at)?.text ?? ""
}

/** An empty text is none. */
export function keepDraft(match: string, seat: number, at: string, text: string): void {
  const before = drafts()
  const others = before.filter((draft) => draft.match !== match || draft.seat !== seat)
  const wanted = text !== "" && text.length <= LONGEST ? [{ match, seat, at, text }, ...others].slice(0, MOST) : others
  if (JSON.stringify(wanted) !== JSON.stringify(before)) remember(KEY, wanted.length === 0 ? null : JSON.stringify(wanted))
}

// Codes of the server as sentences in the page's language.
import { inSums, pretty } from "./text.ts"
import { oneByOne } from "./lists.ts"
import { t, words } from "./words.svelte.ts"
import { SERVER_AWAY, STORAGE_OFF, Refusal } from "./refusal.ts"

/** Details that stand on a tile or may be negative, and those that are sums or their signs. All others stay as they are. */
const FACES = new Set(["face", "value"])
const SUMS = new Set(["line", "operations"])
/** A detail that may be a code with a sentence and details (`about`) of its own. */
const INNER = "because"

type Details = Refusal["details"]

const keyOf = (why: string) => `why-${why.replaceAll("_", "-")}`

function shown(name: string, value: unknown, details: Details): string | number {
  if (typeof value === "number") return value
  if (Array.isArray(value)) return oneByOne(value.map(String))
  const text = String(value)
  if (name === INNER && words.has(keyOf(text))) return sentence(new Refusal(text, (details["about"] ?? {}) as Details))
  if (SUMS.has(name)) return inSums(pretty(text))
  return FACES.has(name) ? pretty(text) : text
}

/** What is wrong with a record is said with its place, which those sentences wait for. */
function placed(said: string, { why, details: { line, seq } }: Refusal): string {
  if (!why.startsWith("record_") || typeof line !== "number" || line === 0) return said
  if (typeof seq !== "number" || seq === 0) return t("where-line", { line, sentence: said })
  return t("where-entry", { line, seq, sentence: said })
}

/** Details as they stand in a sentence. */
export function shownAll(details: Details): Record<string, string | number> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shown(name, value, details)]))
}

/** Why something was refused, in one plain sentence. */
export function sentence(refusal: Refusal): string {
  if (refusal.why === SERVER_AWAY) return t("server-away")
  if (refusal.why === STORAGE_OFF) return t("storage-off")
  const key = keyOf(refusal.why)
  if (!words.has(key)) return t("why-failed")
  return placed(t(key, shownAll(refusal.details)), refusal)
}

// Codes of the server as sentences in the page's language.
import { inSums, pretty } from "./text.ts"
import { oneByOne } from "./lists.ts"
import { t, words } from "./words.svelte.ts"
import { SERVER_AWAY, STORAGE_OFF, type Refusal } from "./refusal.ts"

/** Details that are sums or their signs; what else has signs stands on a tile. */
const SUMS = new Set(["line", "operations"])

function shown(name: string, value: unknown): string | number {
  if (typeof value === "number") return value
  if (Array.isArray(value)) return oneByOne(value.map((v) => pretty(String(v))))
  const text = pretty(String(value))
  return SUMS.has(name) ? inSums(text) : text
}

/** Why something was refused, in one plain sentence. */
export function sentence(refusal: Refusal): string {
  if (refusal.why === SERVER_AWAY) return t("server-away")
  if (refusal.why === STORAGE_OFF) return t("storage-off")
  const key = `why-${refusal.why.replaceAll("_", "-")}`
  const values = Object.fromEntries(Object.entries(refusal.details).map(([name, value]) => [name, shown(name, value)]))
  return words.has(key) ? t(key, values) : t("why-failed")
}

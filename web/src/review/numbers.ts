// Shares of a win as people read them, in the page's language.
import { words } from "../lib/words.svelte.ts"

/** What the sentences of the page have before the sign, where Intl has another space or none. */
const SPACES: Record<string, string> = { "pt-PT": "\u00a0", fr: "\u202f" }

function format(value: number, options: Intl.NumberFormatOptions): string {
  // No language has a sign before a zero.
  const told = new Intl.NumberFormat(words.lang, { style: "percent", ...options }).format(Math.abs(value) < 0.0005 ? 0 : value).replace("-", "−")
  return told.replace(/\s?%/, (sign) => (SPACES[words.lang] ?? sign.slice(0, -1)) + "%")
}

/** "43 %". */
export function percent(share: number, digits = 0): string {
  return format(share, { minimumFractionDigits: 0, maximumFractionDigits: digits })
}

/** "+4 %", "−3.5 %". */
export function signed(share: number, digits = 1): string {
  return format(share, { minimumFractionDigits: 0, maximumFractionDigits: digits, signDisplay: "exceptZero" })
}

export function plain(value: number, digits = 0): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits }).format(value)
}

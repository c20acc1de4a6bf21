// Shares of a win as people read them, in the page's language.
import { words } from "../lib/words.svelte.ts"

function format(value: number, options: Intl.NumberFormatOptions): string {
  // No language has a sign before a zero.
  return new Intl.NumberFormat(words.lang, { style: "percent", ...options }).format(Math.abs(value) < 0.0005 ? 0 : value).replace("-", "−")
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

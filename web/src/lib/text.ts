// Notation as people see it: on tiles with × ÷ − in place of * / -, in sums with the signs that they chose.
import { t } from "./words.svelte.ts"

const SIGNS: Record<string, string> = { "*": "×", "/": "÷", "-": "−" }

/** Notation of a sum as people read or hear it. */
export type Sum = (notation: string) => string

/** As it is printed on tiles; a negative number has its minus. */
export function pretty(notation: string): string {
  return notation.replace(/[*/-]/g, (sign) => SIGNS[sign] ?? sign)
}

/** A sum that is written with × and ÷, with the signs that are wanted in sums. A / in it is the bar of a fraction. */
export function inSums(written: string): string {
  return written.replace(/[×÷]/g, (sign) => t(sign === "×" ? "sign-times" : "sign-divided"))
}

/** Notation as a sum, with spaces around signs and the equals sign: for sentences and lines. */
export function spaced(notation: string): string {
  return inSums(pretty(notation).replace(/\s*([+−×÷=])\s*/g, " $1 ").trim())
}

// Notation in words, for those who hear it: "2 plus 3 times 4 is 14".
import { t } from "./words.svelte.ts"

const SIGNS: Record<string, string> = {
  "+": "speak-plus",
  "-": "speak-minus",
  "*": "speak-times",
  "/": "speak-divided",
  "=": "speak-is",
  "(": "speak-open",
  ")": "speak-close",
}

export function spoken(notation: string): string {
  return notation.replace(/[-+*/=()]/g, (sign) => ` ${t(SIGNS[sign]!)} `).replace(/\s+/g, " ").trim()
}

/** The name of one sign. */
export function spokenSign(sign: string): string {
  return sign in SIGNS ? t(SIGNS[sign]!) : sign
}

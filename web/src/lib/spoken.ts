// Sums in words, for those who hear them: "6 times 2, divided by 2, makes 6".
import { oneByOne } from "./lists.ts"
import { t } from "./words.svelte.ts"

const SIGNS: Record<string, string> = {
  "+": "plus",
  "-": "minus",
  "−": "minus",
  "*": "times",
  "×": "times",
  "/": "divided",
  "÷": "divided",
  "(": "open",
  ")": "close",
}

/** The name of one sign; anything else as it is. */
export function spokenSign(sign: string): string {
  return sign in SIGNS ? t(`speak-${SIGNS[sign]}`) : sign
}

/** A negative number has its sign as a word. */
export function spokenNumber(value: number): string {
  return numeral(String(value).replace("-", "−"))
}

interface Said {
  text: string
  /** It has a pause in it, so that what comes next needs one too. */
  apart: boolean
}

/** A sum as the player wrote it; its brackets are said. What is no whole sum yet is said sign by sign. */
export function spoken(notation: string): string {
  return said(notation.match(/\d+|[-+*/()=]/g) ?? [], (inner) => t("sum-bracket", { sum: inner }))
}

/** A step of a calculation, `(6×2) ÷ 2 = 6`. A bracket is a number with its bonus, and a pause says so. */
export function spokenStep(step: string): string {
  return said(step.match(/−?\d+\/\d+|(?<=^|= )−\d+|\d+|[−+×÷()=]/g) ?? [], (inner) => inner)
}

function said(parts: string[], bracket: (inner: string) => string): string {
  const equals = parts.indexOf("=")
  const sum = reading(equals < 0 ? parts : parts.slice(0, equals), bracket)
  if (sum === null) return oneByOne(parts.filter((part) => part !== "=").map(spokenSign))
  if (equals < 0) return sum.text
  return t(sum.apart ? "sum-makes-apart" : "sum-makes", { sum: sum.text, result: numeral(parts[equals + 1] ?? "") })
}

/** Number, sign, number and so on; null where it is anything else. */
function reading(parts: string[], bracket: (inner: string) => string): Said | null {
  const left = [...parts]
  const operand = (): Said | null => {
    const part = left.shift()
    if (part !== "(") return part !== undefined && /\d/.test(part) ? { text: numeral(part), apart: false } : null
    const inner = chain()
    return inner !== null && left.shift() === ")" ? { text: bracket(inner.text), apart: true } : null
  }
  const chain = (): Said | null => {
    let sum = operand()
    while (sum !== null && left.length > 0 && left[0] !== ")") {
      const sign = SIGNS[left.shift()!]
      const right = operand()
      if (sign === undefined || right === null) return null
      const apart = sum.apart || right.apart
      sum = { text: t(apart ? `sum-${sign}-apart` : `sum-${sign}`, { left: sum.text, right: right.text }), apart }
    }
    return sum
  }
  const whole = chain()
  return left.length === 0 ? whole : null
}

/** `−7/2` in words; what is a mere number stays one, for the reader's own voice. */
function numeral(text: string): string {
  if (text.startsWith("−")) return t("sum-negative", { number: numeral(text.slice(1)) })
  const [top, bottom] = text.split("/")
  return bottom === undefined ? text : t("sum-fraction", { top: top!, bottom })
}

// Notation as people see it: × ÷ − in place of * / -.
const SIGNS: Record<string, string> = { "*": "×", "/": "÷", "-": "−" }

export function pretty(notation: string): string {
  return notation.replace(/[*/-]/g, (sign) => SIGNS[sign] ?? sign)
}

/** With thin spaces around signs and the equals sign, for sentences and lines. */
export function spaced(notation: string): string {
  return pretty(notation).replace(/\s*([+−×÷=])\s*/g, " $1 ").trim()
}

// What people type, read alike from every keyboard: wide letters and digits, and each school's signs.

/** Signs that notation writes otherwise. The long ー and the dot ・ are what a Japanese keyboard has on - and /. */
const SIGNS: Record<string, string> = {
  ...{ x: "*", X: "*", "×": "*", "·": "*", "⋅": "*" },
  ...{ ":": "/", "÷": "/", "・": "/" },
  ...{ "−": "-", ー: "-" },
}

/** Full-width letters, digits and signs as plain ones. */
export function plain(text: string): string {
  return text.normalize("NFKC")
}

const CODE_LENGTH = 6

/** A code as it was drawn, in capitals: it has neither 1 nor L, so whoever types one has read an I. */
export function codeOf(text: string): string {
  return plain(text).replace(/[1lL]/g, "I").replace(/[^A-Za-z2-9]/g, "").slice(0, CODE_LENGTH).toUpperCase()
}

export function isCode(text: string): boolean {
  return codeOf(text).length === CODE_LENGTH
}

/** A key as notation writes it: × and · are *, : and ÷ are /, a wide ７ is 7. */
export function signOf(key: string): string {
  const one = plain(key)
  return SIGNS[one] ?? one
}

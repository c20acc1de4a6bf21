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

/** A key as notation writes it: × and · are *, : and ÷ are /, a wide ７ is 7. */
export function signOf(key: string): string {
  const one = plain(key)
  return SIGNS[one] ?? one
}

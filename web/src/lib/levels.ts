// The computer players in the order in which people meet them, and the one that a newcomer gets.

const NUMBERED = /^level-(\d+)$/

/** The last level goes by this name too, where a program asks for the strongest. */
const STRONGEST = "champion"

/** Those with a number first, from gentle to strong; then the others as the server has them. Each player is there once. */
export function ordered(levels: string[]): string[] {
  const number = (level: string) => Number(NUMBERED.exec(level)?.[1] ?? Infinity)
  return levels
    .filter((level) => level !== STRONGEST || !levels.some(isNumbered))
    .sort((a, b) => {
      const [x, y] = [number(a), number(b)]
      return x === y ? 0 : x - y
    })
}

/** The second: gentle, but it does play. */
export function gentle(levels: string[]): string {
  const known = ordered(levels)
  return known[1] ?? known[0] ?? "greedy"
}

export function isNumbered(level: string): boolean {
  return NUMBERED.test(level)
}

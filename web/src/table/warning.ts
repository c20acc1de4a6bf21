// When whoever hears the game is told that time runs out: once at each of these, not every second.

/** Seconds. */
const WARNINGS = [10, 30]

/** The warning that falls between two looks at the clock, in seconds; null: none. */
export function dueWarning(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null
  return WARNINGS.find((seconds) => before > seconds * 1000 && now <= seconds * 1000) ?? null
}

// A date as a record has it, as people say it.

/** `2026-11-18` in words of the language; what is no such date as it is written. */
export function dayText(written: string, lang: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return written
  const day = new Date(`${written}T12:00:00Z`)
  // Of the 31st of February some browsers make the 3rd of March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(written)) return written
  // In Japanese only the short form is without kanji, and how a day is read depends on its number.
  const dateStyle = lang === "ja-Hira" ? "short" : "long"
  return day.toLocaleDateString(lang, { dateStyle, timeZone: "UTC" })
}

// A date as a record has it, and a moment, as people say them.

/** Where the first of a month is not "one" but "first"; no browser's dates know it. */
const FIRST: Record<string, string> = { fr: "1er", "pt-BR": "1º" }

function withFirst(text: string, lang: string): string {
  const first = FIRST[lang]
  return first === undefined ? text : text.replace(/\b1(?= (?:de )?\p{L})/u, first)
}

/** `2026-11-18` in words of the language; what is no such date as it is written. */
export function dayText(written: string, lang: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return written
  const day = new Date(`${written}T12:00:00Z`)
  // Of the 31st of February some browsers make the 3rd of March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(written)) return written
  // In Japanese only the short form is without kanji, and how a day is read depends on its number.
  const dateStyle = lang === "ja-Hira" ? "short" : "long"
  return withFirst(day.toLocaleDateString(lang, { dateStyle, timeZone: "UTC" }), lang)
}

/** The day of a moment in the past, short: "19 Nov 2026". */
export function dateText(millis: number, lang: string): string {
  return withFirst(new Date(millis).toLocaleDateString(lang, { dateStyle: lang === "ja-Hira" ? "short" : "medium" }), lang)
}

/** A moment of the coming days, with its day: "Thu 19 Nov, 14:05". */
export function momentText(millis: number, lang: string): string {
  const time = { hour: "numeric", minute: "2-digit" } as const
  const day = lang === "ja-Hira" ? ({ dateStyle: "short", timeStyle: "short" } as const) : ({ weekday: "short", day: "numeric", month: "short", ...time } as const)
  return withFirst(new Date(millis).toLocaleString(lang, day), lang)
}

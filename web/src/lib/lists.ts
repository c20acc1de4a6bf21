// Lists as the page's language writes them.
import { words } from "./words.svelte.ts"

/** Made once for each language: a board has hundreds of squares. */
const made = new Map<string, Intl.ListFormat>()

/** What joins two in Japanese; Intl has a comma there, which also parts whole statements. */
const TWO: Record<string, string> = { ja: "と", "ja-Hira": "と " }

/** "Ana, Bram and Chie". */
export function together(texts: string[], lang = words.lang): string {
  const both = TWO[lang]
  if (both !== undefined && texts.length === 2) return texts.join(both)
  const list = made.get(lang) ?? new Intl.ListFormat(lang, { type: "conjunction" })
  made.set(lang, list)
  return list.format(texts)
}

/** "h8, start square, empty": no language's Intl.ListFormat leaves the "and" out for certain. */
export function oneByOne(texts: string[], lang = words.lang): string {
  return texts.join(lang.startsWith("ja") ? "、" : ", ")
}

// Lists as the page's language writes them.
import { words } from "./words.svelte.ts"

/** Made once for each language: a board has hundreds of squares. */
const made = new Map<string, Intl.ListFormat>()

function list(type: "conjunction" | "unit", lang: string): Intl.ListFormat {
  const key = `${lang} ${type}`
  const found = made.get(key) ?? new Intl.ListFormat(lang, { type })
  made.set(key, found)
  return found
}

/** "Ana, Bram and Chie". */
export function together(texts: string[], lang = words.lang): string {
  return list("conjunction", lang).format(texts)
}

/** "h8, start square, empty". Japanese units stand without commas, but its conjunction is nothing else. */
export function oneByOne(texts: string[], lang = words.lang): string {
  return list(lang === "ja" ? "conjunction" : "unit", lang).format(texts)
}

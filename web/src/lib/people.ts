// Who gives no name is called after somebody famous, and each language has its own letters for some of them.
import { t, words } from "./words.svelte.ts"

let known = { lang: "", names: new Map<string, string>() }

/** The pairs of "Euclid=Euclides, Thales=Tales" in the words of the page's language. */
function famous(): Map<string, string> {
  if (known.lang !== words.lang) {
    const pairs = t("famous-names").split(", ").map((pair) => pair.split("="))
    known = { lang: words.lang, names: new Map(pairs.map(([listed = "", here = ""]) => [listed, here])) }
  }
  return known.names
}

/** A name of the server's list as the page's language writes it; any other as its owner did. */
export function personName(name: string): string {
  return famous().get(name) || name
}

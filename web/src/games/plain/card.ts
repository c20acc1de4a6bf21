// A game that the page does not know: everything about it comes from the server.
import type { Card } from "../game.ts"

export function plainCard(key: string): Card {
  return {
    key,
    mark: [...key][0]?.toLocaleUpperCase() ?? "",
    Picture: null,
    first: null,
    full: null,
    children: [],
    pairs: false,
    sheets: [],
    taught: false,
    load: async () => (await import("./index.ts")).default,
  }
}

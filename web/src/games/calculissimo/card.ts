import type { Card } from "../game.ts"
import Picture from "./Picture.svelte"

const card: Card = {
  key: "calculissimo",
  mark: "÷",
  Picture,
  first: "short",
  full: "classic",
  children: [{ ruleset: "junior", word: "home-children", signs: "+−" }],
  pairs: false,
  sheets: ["board", "tiles", "scores", "rules"],
  taught: true,
  load: async () => (await import("./index.ts")).default,
}
export default card

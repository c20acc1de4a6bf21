import type { Card } from "../game.ts"
import Picture from "./Picture.svelte"

const card: Card = {
  key: "contig60",
  mark: "60",
  Picture,
  first: "contig60",
  full: null,
  children: [
    { ruleset: "junior", word: "home-children", signs: "+−" },
    { ruleset: "times", word: "home-children-times", signs: "+−×" },
  ],
  pairs: true,
  sheets: ["board", "tiles", "scores", "rules", "dice"],
  taught: true,
  load: async () => (await import("./index.ts")).default,
}
export default card

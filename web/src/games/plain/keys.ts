// What the keys do.
import { ARROWS, type KeyLine } from "../game.ts"

export const KEYS: KeyLine[] = [
  [ARROWS, "board"],
  [["key-home", "key-end"], "ends"],
  [["key-enter"], "play"],
]

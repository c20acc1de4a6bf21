// What the keys do.
import { ARROWS, NEXT, readOut, type KeyLine } from "../game.ts"

export const KEYS: KeyLine[] = [
  [ARROWS, "board"],
  [["key-home", "key-end"], "ends"],
  NEXT,
  [["key-enter"], "play"],
  ...readOut("position"),
]

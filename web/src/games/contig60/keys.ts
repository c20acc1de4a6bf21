// What the keys do.
import { ARROWS, NEXT, readOut, type KeyLine } from "../game.ts"

export const KEYS: KeyLine[] = [
  [ARROWS, "board"],
  [["key-home", "key-end"], "ends"],
  NEXT,
  [["key-space"], "aim"],
  [["0 – 9"], "die"],
  [["+", "−", "× · *", "÷ : /", "(", ")"], "sign"],
  [["key-backspace"], "undo"],
  [["key-escape"], "clear"],
  [["key-enter"], "main"],
  ...readOut("dice"),
]

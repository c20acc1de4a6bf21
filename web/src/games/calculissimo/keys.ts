// What the keys do, and which tile a key stands for. People type what their keyboard has: x for ×, : for ÷. A question mark asks for the keys.
import { signOf } from "../../lib/typed.ts"
import { ARROWS, NEXT, readOut, type KeyLine } from "../game.ts"

export const KEYS: KeyLine[] = [
  [ARROWS, "board"],
  [["key-home", "key-end"], "ends"],
  NEXT,
  [["0 – 9", "+", "−", "× · *", "÷ : /"], "lay"],
  [["J"], "joker"],
  [["key-space"], "turn"],
  [["key-backspace"], "erase"],
  [["key-enter"], "play"],
  [["key-escape"], "recall"],
  ...readOut("rack"),
]

/** The face that a key stands for; null when it stands for none. */
export function faceOf(key: string): string | null {
  const face = signOf(key)
  if (face === "j" || face === "J") return "?"
  return /^[0-9+\-*/]$/.test(face) ? face : null
}

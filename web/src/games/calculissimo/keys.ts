// Which tile a key stands for. People type what their keyboard has: x for ×, : for ÷.

const ALIASES: Record<string, string> = { x: "*", X: "*", "×": "*", ":": "/", "÷": "/", "−": "-" }

/** The face that a key stands for, `?` for a joker; null when it stands for none. */
export function faceOf(key: string): string | null {
  const face = ALIASES[key] ?? key
  return /^[0-9+\-*/?]$/.test(face) ? face : null
}

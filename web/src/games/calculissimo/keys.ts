// Which tile a key stands for. People type what their keyboard has: x for ×, : for ÷. A question mark asks for the keys.

const ALIASES: Record<string, string> = { x: "*", X: "*", "×": "*", ":": "/", "÷": "/", "−": "-", j: "?", J: "?" }

/** The face that a key stands for; null when it stands for none. */
export function faceOf(key: string): string | null {
  const face = ALIASES[key] ?? key
  return key !== "?" && /^[0-9+\-*/?]$/.test(face) ? face : null
}

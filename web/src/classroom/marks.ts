// The secret pictures of pupils, and the words that bring a class back. Their animals are those of everybody (`faces/`).
import { ANIMAL_SIGNS } from "../faces/animals.ts"
import type { Picture } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"

export const PICTURE_SIGNS: Record<Picture, string> = {
  sun: "☀️",
  moon: "🌙",
  star: "⭐",
  cloud: "☁️",
  tree: "🌳",
  flower: "🌼",
  apple: "🍎",
  banana: "🍌",
  cherry: "🍒",
  cake: "🎂",
  ball: "⚽",
  kite: "🪁",
  boat: "⛵",
  train: "🚂",
  bicycle: "🚲",
  rocket: "🚀",
  house: "🏠",
  key: "🔑",
  clock: "⏰",
  book: "📖",
  pencil: "✏️",
  drum: "🥁",
  bell: "🔔",
  umbrella: "☂️",
}

/** A recovery word is an animal or a picture. */
export function recoveryWord(key: string): string {
  return t(Object.hasOwn(ANIMAL_SIGNS, key) ? `animal-${key}` : `picture-${key}`)
}

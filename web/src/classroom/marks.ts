// By what pupils are known: animals, colours and pictures, as small signs and in words.
import type { Animal, ClassPupil, Picture } from "../lib/wire.ts"
import { t } from "../lib/words.svelte.ts"

export const ANIMAL_SIGNS: Record<Animal, string> = {
  bat: "🦇",
  bear: "🐻",
  beaver: "🦫",
  bee: "🐝",
  butterfly: "🦋",
  camel: "🐪",
  cat: "🐱",
  crab: "🦀",
  deer: "🦌",
  dog: "🐶",
  dolphin: "🐬",
  duck: "🦆",
  eagle: "🦅",
  fish: "🐟",
  flamingo: "🦩",
  fox: "🦊",
  frog: "🐸",
  giraffe: "🦒",
  hedgehog: "🦔",
  horse: "🐴",
  kangaroo: "🦘",
  koala: "🐨",
  ladybird: "🐞",
  lion: "🦁",
  octopus: "🐙",
  otter: "🦦",
  owl: "🦉",
  panda: "🐼",
  parrot: "🦜",
  peacock: "🦚",
  penguin: "🐧",
  rabbit: "🐰",
  seal: "🦭",
  shark: "🦈",
  squirrel: "🐿️",
  swan: "🦢",
  tiger: "🐯",
  turtle: "🐢",
  wolf: "🐺",
  zebra: "🦓",
}

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

export function pupilName({ animal, colour }: Pick<ClassPupil, "animal" | "colour">): string {
  return t("pupil-name", { animal: t(`animal-${animal}`), colour: t(`colour-${colour}`) })
}

/** A recovery word is an animal or a picture. */
export function recoveryWord(key: string): string {
  return t(Object.hasOwn(ANIMAL_SIGNS, key) ? `animal-${key}` : `picture-${key}`)
}

let drawn: boolean | undefined

/** Whether this machine has pictures for these signs: a sign that it draws has colours of its own. */
export function canDraw(): boolean {
  if (drawn !== undefined) return drawn
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = 24
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  if (pen === null) return (drawn = true)
  pen.font = "20px/1 serif"
  pen.textBaseline = "top"
  pen.fillText(ANIMAL_SIGNS.fox, 0, 0)
  const { data } = pen.getImageData(0, 0, 24, 24)
  drawn = false
  for (let i = 0; i < data.length; i += 4) if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) drawn = true
  return drawn
}

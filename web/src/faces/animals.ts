// By what people are known besides a name: animals and colours, as small signs and in words. Computer players have a robot.
import { COLOURS, ANIMALS, type Animal, type Colour, type Face, type SeatInfo } from "../lib/wire.ts"
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

/** What stands behind the animal. A name, or the animal itself, always says the same: never the colour alone. */
export const COLOUR_VALUES: Record<Colour, string> = {
  red: "#d22f27",
  orange: "#e8801a",
  yellow: "#e0b400",
  green: "#3f9142",
  turquoise: "#16a3a0",
  blue: "#2f62c9",
  purple: "#7b3fa8",
  pink: "#e26aa5",
}

export function faceName({ animal, colour }: Face): string {
  return t("pupil-name", { animal: t(`animal-${animal}`), colour: t(`colour-${colour}`) })
}

/** One for somebody whom the server does not know yet. */
export function anyFace(): Face {
  const one = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!
  return { animal: one(ANIMALS), colour: one(COLOURS) }
}

/** How a seat looks: whose pictures, or that a computer player moves here. */
export interface Look {
  faces: Face[]
  computer: boolean
}

export function lookOf(seat: SeatInfo): Look {
  const computer = seat.level !== null && (seat.people.length === 0 || seat.handed)
  return { faces: computer ? [] : seat.people.flatMap(({ face }) => face ?? []), computer }
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

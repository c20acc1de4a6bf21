// The steps of a calculation, taken apart so that what a bonus did can be shown in the bonus's colour.

export interface Part {
  text: string
  /** Which bonus this part comes from. */
  bonus: "number" | "operation" | null
  factor: number
}

/** `(6×2)` comes from a number bonus; steps beyond those of the line's own signs come from operation bonuses. */
export function stepParts(line: string, steps: string[]): Part[][] {
  const own = line.replace(/\?/g, "").replace(/[0-9]/g, "").length
  return steps.map((step, at) => (at < own ? numberBonuses(step) : operationBonus(step)))
}

function numberBonuses(step: string): Part[] {
  const texts = step.split(/(\(\d+×\d+\))/).filter((text) => text !== "")
  return texts.map((text) => {
    const factor = /^\(\d+×(\d+)\)$/.exec(text)?.[1]
    return { text, bonus: factor === undefined ? null : "number", factor: Number(factor ?? 1) }
  })
}

function operationBonus(step: string): Part[] {
  const match = /^(.*?) (× (\d+)) (=.*)$/.exec(step)
  if (match === null) return [{ text: step, bonus: null, factor: 1 }]
  return [
    { text: `${match[1]} `, bonus: null, factor: 1 },
    { text: match[2]!, bonus: "operation", factor: Number(match[3]) },
    { text: ` ${match[4]}`, bonus: null, factor: 1 },
  ]
}

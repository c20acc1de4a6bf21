// The shape of the chart of totals: scales and lines, without a drawing.

export interface Chart {
  lines: { points: [number, number][]; end: [number, number] }[]
  /** Round values with their height. */
  ticks: { value: number; y: number }[]
}

/** A step of 1, 2 or 5 times a power of ten that makes at most `most` of them. */
export function roundStep(range: number, most: number): number {
  const raw = Math.max(range / most, 1)
  const power = 10 ** Math.floor(Math.log10(raw))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw)!
}

/** Each seat's total from the start to the end, in a box of this size. */
export function chartOf(rows: number[][], width: number, height: number): Chart {
  const all = rows.flat()
  const low = Math.min(...all)
  const high = Math.max(...all, low + 1)
  const step = roundStep(high - low, 5)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height
  const x = (at: number) => (rows.length === 1 ? width : (at / (rows.length - 1)) * width)
  const seats = rows[0]?.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = rows.map((row, at): [number, number] => [x(at), y(row[seat]!)])
    return { points, end: points.at(-1)! }
  })
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step)
  return { lines, ticks: ticks.map((value) => ({ value, y: y(value) })) }
}

import { expect, test } from "vitest"
import { chartOf, roundStep } from "../src/table/chart.ts"

test.each([
  [60, 5, 20],
  [48, 5, 10],
  [7, 5, 2],
  [3, 5, 1],
  [900, 5, 200],
])("a range of %i in %i steps goes by %i", (range, most, step) => {
  expect(roundStep(range, most)).toBe(step)
})

test("the chart reaches from edge to edge and from the lowest to the highest round value", () => {
  const { lines, ticks } = chartOf([[60, 60], [57, 60], [57, 12]], 100, 50)
  expect(ticks.map((tick) => tick.value)).toEqual([10, 20, 30, 40, 50, 60])
  expect(ticks.at(-1)!.y).toBe(0)
  expect(ticks[0]!.y).toBe(50)
  expect(lines[0]!.points.map(([x]) => x)).toEqual([0, 50, 100])
  expect(lines[1]!.end[1]).toBeCloseTo(50 - (2 / 50) * 50)
})

test("totals below zero are in it", () => {
  expect(chartOf([[0], [-12]], 100, 50).ticks[0]!.value).toBe(-15)
})

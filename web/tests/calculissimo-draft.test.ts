// What a pupil has half laid, as the server keeps it.
import { expect, test } from "vitest"
import { readDraft, writeDraft } from "../src/games/calculissimo/draft.ts"
import type { LaidTile } from "../src/games/calculissimo/laying.ts"

const laid = (x: number, y: number, face: string, stands: string | null = null): LaidTile => ({ x, y, stands, slot: 0, tile: { id: x, face } })

test("tiles, jokers and the total are read back", () => {
  const text = writeDraft([laid(7, 7, "9"), laid(8, 7, "+"), laid(9, 7, "?", "6")], "24")
  expect(text).toBe("h8:9 i8:+ j8:?6 =24")
  expect(readDraft(text)).toEqual({
    tiles: [
      { x: 7, y: 7, face: "9", joker: false, fresh: true },
      { x: 8, y: 7, face: "+", joker: false, fresh: true },
      { x: 9, y: 7, face: "6", joker: true, fresh: true },
    ],
    total: "24",
  })
})

test("a joker that stands for nothing yet is left out, and nothing is nothing", () => {
  expect(writeDraft([laid(0, 0, "?")], "")).toBe("")
  expect(readDraft("")).toEqual({ tiles: [], total: "" })
  expect(readDraft("nonsense z9:x =")).toEqual({ tiles: [], total: "" })
})

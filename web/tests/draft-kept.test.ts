// What this browser keeps of a turn, and what of records that were opened: whatever stands in the storage, it does no harm.
import { beforeEach, expect, test, vi } from "vitest"
import { draftOf, keepDraft, markOf } from "../src/lib/draft.ts"
import { canShare, handOn } from "../src/lib/links.ts"
import { recall, remember } from "../src/lib/storage.ts"
import type { Replayed } from "../src/lib/wire.ts"
import { forgetOpened, keepOpened, openedRecords, openedText } from "../src/replay/opened.ts"
import { draft, EMPTY, fromDraft, putDie, putText } from "../src/games/contig60/sentence.ts"

let kept = new Map<string, string>()
let room = Infinity

beforeEach(() => {
  kept = new Map()
  room = Infinity
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError")
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
})

test("a draft is of one table, one seat and one position", () => {
  const at = markOf(5, "a view")
  keepDraft("m1", 1, at, "h8:9")
  expect(draftOf("m1", 1, at)).toBe("h8:9")
  expect(draftOf("m2", 1, at)).toBe("")
  expect(draftOf("m1", 2, at)).toBe("")
  expect(draftOf("m1", 1, markOf(6, "a view"))).toBe("")
  expect(draftOf("m1", 1, markOf(5, "another view"))).toBe("")
})

test("a newer one takes its place, an empty one leaves nothing, and old ones of other tables go", () => {
  keepDraft("m1", 1, "1-a", "one")
  keepDraft("m1", 1, "2-b", "two")
  expect(draftOf("m1", 1, "1-a")).toBe("")
  for (let n = 2; n < 20; n += 1) keepDraft(`m${n}`, 1, "1-a", "more")
  expect(draftOf("m1", 1, "2-b")).toBe("")
  expect(JSON.parse(recall("drafts")!)).toHaveLength(8)
  for (let n = 2; n < 20; n += 1) keepDraft(`m${n}`, 1, "1-a", "")
  expect(recall("drafts")).toBeNull()
})

test("what is in hand is not written down", () => {
  expect(markOf(5, "board 8d12345 bag")).not.toContain("12345")
})

test("rubbish is no draft and no record", () => {
  for (const rubbish of ["", "x", "7", "null", "{}", "[1]", '[{"match":"m1"}]', '[{"id":1,"text":{}}]']) {
    for (const key of ["drafts", "opened"]) kept.set(key, rubbish)
    expect(draftOf("m1", 1, "1-a")).toBe("")
    expect(openedRecords()).toEqual([])
    keepDraft("m1", 1, "1-a", "good")
    expect(draftOf("m1", 1, "1-a")).toBe("good")
  }
})

test("where there is no room, what was kept before is not taken for what is meant", () => {
  remember("drafts", "old")
  room = 2
  remember("drafts", "newer")
  expect(recall("drafts")).toBe("newer")
  expect(kept.has("drafts")).toBe(false)
})

test("half a sentence is written with its gaps", () => {
  const dice = [2, 3, 12]
  let half = putDie(putDie(EMPTY, 0), 1)
  half = { ...putText(half, "("), aim: "23" }
  expect(draft(half, dice)).toBe("2 3 (=23")
  const back = fromDraft(draft(half, dice), dice)
  expect(back.tokens.map((token) => ("die" in token ? token.die : token.text))).toEqual([0, 1, "("])
  expect(back.aim).toBe("23")
  expect(fromDraft("", dice).tokens).toEqual([])
})

const replay = { game: "contig60", players: ["Ana", "Bo"], outcome: { winners: [2], scores: [59, 53] } } as unknown as Replayed

test("a record that was opened is kept once, and the last six are", () => {
  const id = keepOpened("text", replay, 1)
  expect(keepOpened("text", replay, 2)).toBe(id)
  expect(openedText(id!)).toBe("text")
  for (let n = 3; n < 10; n += 1) keepOpened(`text ${n}`, replay, n)
  expect(openedRecords()).toHaveLength(6)
  forgetOpened(openedRecords()[0]!.id)
  expect(openedRecords()).toHaveLength(5)
  expect(keepOpened("x".repeat(60_001), replay)).toBeNull()
})

test("a link is shared where that is possible, else copied; who thinks better of it gets nothing", async () => {
  const copied: string[] = []
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
  vi.stubGlobal("navigator", { clipboard })
  expect(canShare()).toBe(false)
  expect(await handOn("a", "t")).toBe("copied")
  vi.stubGlobal("navigator", { clipboard, share: () => Promise.resolve() })
  expect(canShare()).toBe(true)
  expect(await handOn("b", "t")).toBe("shared")
  vi.stubGlobal("navigator", { clipboard, share: () => Promise.reject(new DOMException("no", "AbortError")) })
  expect(await handOn("c", "t")).toBe("dropped")
  vi.stubGlobal("navigator", { clipboard, share: () => Promise.reject(new DOMException("no", "NotAllowedError")) })
  expect(await handOn("d", "t")).toBe("copied")
  expect(copied).toEqual(["a", "d"])
})

// Words come over the network, in any order: what is shown is what was asked for last.
import { beforeAll, expect, test, vi } from "vitest"

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} })
})

/** Words of which no test has asked for anything yet. */
async function begin() {
  vi.resetModules()
  const { words } = await import("../src/lib/words.svelte.ts")
  await words.load("en")
  return words
}

type Part = Record<string, () => Promise<{ default: string }>>

/** A part whose texts come when they are let go, by language. */
function held(): { part: Part; come: Record<string, () => void> } {
  const come: Record<string, () => void> = {}
  const text = (lang: string) => () =>
    new Promise<{ default: string }>((done) => (come[lang] = () => done({ default: `word = ${lang}` })))
  return { part: { en: text("en"), de: text("de") }, come }
}

test("a screen's words that come late don't bring the old language back", async () => {
  const words = await begin()
  const { part, come } = held()
  const also = words.also(part)
  const chosen = words.choose("de")
  come["de"]!()
  await chosen
  come["en"]!()
  // English is no longer wanted, so German is asked for once more.
  await expect.poll(() => (come["de"]!(), words.text("word"))).toBe("de")
  await also
  expect([words.lang, words.text("word")]).toEqual(["de", "de"])
})

test("a language that can't be loaded leaves the one that is shown", async () => {
  const words = await begin()
  const broken: Part = { en: () => Promise.resolve({ default: "other = en" }), fr: () => Promise.reject(new Error("gone")) }
  await words.also(broken)
  await expect(words.choose("fr")).rejects.toThrow("gone")
  await words.also({ en: () => Promise.resolve({ default: "third = en" }) })
  expect([words.lang, words.text("third")]).toEqual(["en", "en"])
})

test("words that somebody else has asked for are waited for", async () => {
  const words = await begin()
  let come = () => {}
  const text = new Promise<{ default: string }>((done) => (come = () => done({ default: "word = en" })))
  const part = { en: () => text }
  const first = words.also(part)
  const second = words.also(part).then(() => words.text("word"))
  come()
  await first
  expect(await second).toBe("en")
})

test("words that can't be loaded keep no others away", async () => {
  const words = await begin()
  let fail = (_: Error) => {}
  const gone = new Promise<{ default: string }>((_, reject) => (fail = reject))
  const broken = words.also({ en: () => gone })
  const other = words.also({ en: () => Promise.resolve({ default: "other = en" }) })
  fail(new Error("gone"))
  await expect(broken).rejects.toThrow("gone")
  await other
  await words.also({ en: () => Promise.resolve({ default: "third = en" }), de: () => Promise.resolve({ default: "third = de" }) })
  expect([words.text("other"), words.text("third")]).toEqual(["en", "en"])
})

// Where the page's knowledge of a game ends: at its folder.
import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { expect, test } from "vitest"
import { CARDS, cardOf, cardsWith } from "../src/games/index.ts"
import type { GameInfo } from "../src/lib/wire.ts"

const WEB = join(import.meta.dirname, "..")
const GAMES = join(WEB, "src", "games")
const FOLDERS = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
const NAMES = FOLDERS.filter((name) => name !== "plain")
/** `contig60` is also called Contig. */
const NAMED = new RegExp(NAMES.map((name) => name.replace(/\d+$/, "")).join("|"), "i")
const IMPORTED = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g

const files = readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf-8" })
  .map((name) => join(WEB, "src", name))
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .concat(join(WEB, "vite.config.ts"))
const text = (path: string) => readFileSync(path, "utf-8")
const outside = files.filter((path) => !path.startsWith(GAMES + sep))

/** The lines that name a game. */
function naming(path: string, written: string): string[] {
  const lines = written.split("\n").map((line, i) => `${relative(WEB, path)}:${i + 1}: ${line.trim()}`)
  return lines.filter((line) => NAMED.test(line))
}

/** What a file imports of the inside of a game's folder: of any, or of any but its own. */
function reachingInto(path: string, written: string): string[] {
  return [...written.matchAll(IMPORTED)]
    .map(([, to]) => relative(GAMES, join(path, "..", to!)).split(sep)[0]!)
    .filter((folder) => FOLDERS.includes(folder) && !path.startsWith(join(GAMES, folder) + sep))
    .map((folder) => `${relative(WEB, path)} imports of ${folder}`)
}

test("no file outside games/ names a game", () => {
  expect(outside.length).toBeGreaterThan(80)
  expect(outside.flatMap((path) => naming(path, text(path)))).toEqual([])
})

test("no file outside games/ imports the inside of a game, and no game that of another", () => {
  const list = join(GAMES, "index.ts")
  expect(files.filter((path) => path !== list).flatMap((path) => reachingInto(path, text(path)))).toEqual([])
})

test("the search finds what it is meant to find", () => {
  const path = join(WEB, "src", "table", "Sample.svelte")
  expect(naming(path, 'a\nif (game === "calculissimo")')).toHaveLength(1)
  expect(naming(path, "<!-- as in Contig 60 -->")).toHaveLength(1)
  expect(reachingInto(path, 'import { a } from "../games/contig60/last.ts"')).toHaveLength(1)
  expect(reachingInto(path, 'const a = await import("../games/plain/index.ts")')).toHaveLength(1)
  expect(reachingInto(path, 'import { cardOf } from "../games/index.ts"')).toEqual([])
  expect(reachingInto(join(GAMES, "contig60", "a.ts"), 'import b from "./b.ts"; import c from "../plain/c.ts"')).toHaveLength(1)
})

test("each folder is a game of the list, under its own name", () => {
  expect(CARDS.map(({ key }) => key)).toEqual(NAMES)
})

test("any other game of the server has a plain card", () => {
  expect(cardOf("toy")).toMatchObject({ key: "toy", mark: "T", taught: false })
  expect(cardOf("constructor").key).toBe("constructor")
  const told = [...NAMES, "toy"].map((game) => ({ game }) as GameInfo)
  expect(cardsWith(told).map(({ key }) => key)).toEqual([...NAMES, "toy"])
  expect(cardsWith(null)).toEqual(CARDS)
})

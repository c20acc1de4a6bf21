// The page's own sources and its English words, taken apart for the tests that look for words in the wrong place.
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { FluentResource } from "@fluent/bundle"
import { parse } from "svelte/compiler"

export interface Node {
  type: string
  [part: string]: unknown
}

export interface Source {
  name: string
  tree: Node
  /** Which line of the file a node stands in. */
  line: (node: Node) => number
}

const WEB = join(import.meta.dirname, "..")
const CATALOGUE = join(WEB, "../src/contissimo/i18n/catalogues/en")
const SCRIPT = '<script lang="ts">'

/** Every .svelte and .ts file, as one kind of tree. */
export function sources(): Source[] {
  return readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .sort()
    .map((name) => sourceOf(relative(WEB, join(WEB, "src", name)), readFileSync(join(WEB, "src", name), "utf-8")))
}

export function sourceOf(name: string, written: string): Source {
  const text = name.endsWith(".ts") ? `${SCRIPT}${written}</script>` : written
  const tree = parse(text, { modern: true }) as unknown as Node
  const line = (node: Node) => text.slice(0, Number(node["start"])).split("\n").length
  return { name, tree, line }
}

/** Every node below, with the nodes that it stands in (the nearest first). */
export function* below(node: Node, around: Node[] = []): Generator<[Node, Node[]]> {
  yield [node, around]
  for (const [part, value] of Object.entries(node)) {
    if (part === "css" || part === "comments" || part === "metadata") continue
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* below(inner, [node, ...around])
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string"
}

/** The texts that an expression may come to, as far as they are written there: `{…}` stands for what is not. */
export function texts(node: Node): string[] {
  const each = (...parts: unknown[]) => parts.flatMap((part) => texts(part as Node))
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : []
  if (node.type === "TemplateLiteral")
    return [(node["quasis"] as Node[]).map((part) => (part["value"] as { cooked: string }).cooked).join("{…}")]
  if (node.type === "ConditionalExpression") return each(node["consequent"], node["alternate"])
  if (node.type === "LogicalExpression" || node.type === "BinaryExpression") return each(node["left"], node["right"])
  if (node.type === "TSAsExpression" || node.type === "TSNonNullExpression") return each(node["expression"])
  return []
}

/** What a function is called that is called here: `t`, `words.has`. */
export function called(node: Node): string {
  if (node.type !== "CallExpression") return ""
  const callee = node["callee"] as Node
  if (callee.type === "Identifier") return String(callee["name"])
  const property = callee["property"] as Node | undefined
  return property?.type === "Identifier" ? `.${String(property["name"])}` : ""
}

export interface Message {
  file: string
  /** The names of the values that it takes. */
  takes: Set<string>
}

/** The English messages of the files whose name passes, by key; attributes as `key.attribute`. */
export function messages(passes: RegExp): Map<string, Message> {
  const found = new Map<string, Message>()
  for (const file of readdirSync(CATALOGUE).filter((name) => passes.test(name))) {
    for (const entry of new FluentResource(readFileSync(join(CATALOGUE, file), "utf-8")).body) {
      if (entry.value !== null) found.set(entry.id, { file, takes: variables(entry.value) })
      for (const [name, pattern] of Object.entries(entry.attributes))
        found.set(`${entry.id}.${name}`, { file, takes: variables(pattern) })
    }
  }
  return found
}

function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (typeof pattern !== "object" || pattern === null) return found
  const { type, name } = pattern as { type?: string; name?: string }
  if (type === "var" && name !== undefined) found.add(name)
  for (const part of Object.values(pattern)) variables(part, found)
  return found
}

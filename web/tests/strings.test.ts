import { expect, test } from "vitest"
import { below, called, isNode, messages, sourceOf, sources, texts, type Node, type Source } from "./sources.ts"

const OF_THE_PAGE = /^(page.*|classroom|lessons|review|refusals|server|options|levels-.*)\.ftl$/
const files = sources()
const all = messages(OF_THE_PAGE)

/** Read by people (or heard), so they take words. */
const SPOKEN = /^(aria-(label|description|roledescription|placeholder|valuetext)|title|alt|placeholder|label|summary|content)$/
/** A brand is the same in every language; so is the name of a language in itself. */
const BRAND = /^(Contissimo|QR)$/
const LETTERS = /\p{L}{2,}/u
/** Two words with a space between: what code has no use for. */
const PROSE = /\p{L}{2,}[,.!?’']? \p{L}{2,}/u
/** Functions whose argument people read or hear. */
const SAYS = new Set(["alert", "confirm", "prompt", ".say", ".alert", ".confirm", ".prompt"])
/** Functions that take selectors and the like. */
const TECHNICAL = new Set([".querySelector", ".querySelectorAll", ".closest", ".matches", ".getContext", "matchMedia"])
/** Attributes with lists of words that are no language: classes, drawings, ids. */
const CODE = /^(class|d|viewBox|style|rel|points|transform|id|for|href|src|aria-(labelledby|describedby|controls|owns)|data-.*|sizes|media|type|autocomplete|stroke-.*|font-.*|accept|pattern|fill|filter)$/

const fixed = (text: string) => text.replaceAll("{…}", " ").trim()
const wordy = (text: string) => LETTERS.test(fixed(text)) && !BRAND.test(fixed(text))

/** Texts for people that stand in the source and not in the catalogue. */
function strays({ name, tree, line }: Source): string[] {
  const found: string[] = []
  const stray = (node: Node, text: string) => found.push(`${name}:${line(node)}: ${fixed(text)}`)
  for (const [node, around] of below(tree)) {
    const parent = around[0]
    if (node.type === "Text" && parent?.type === "Fragment" && wordy(String(node["data"]))) stray(node, String(node["data"]))
    if (node.type === "ExpressionTag" && parent?.type === "Fragment")
      texts(node["expression"] as Node).filter(wordy).forEach((text) => stray(node, text))
    if (node.type === "Attribute" && SPOKEN.test(String(node["name"])))
      attributeTexts(node).filter(wordy).forEach((text) => stray(node, text))
    if (SAYS.has(called(node))) (node["arguments"] as Node[]).flatMap(texts).filter(wordy).forEach((text) => stray(node, text))
    if (node.type === "Literal" || node.type === "TemplateLiteral") {
      const inCode = around.some((outer) => outer.type === "Attribute" && CODE.test(String(outer["name"])))
      const technical = around.some((outer) => TECHNICAL.has(called(outer)) || outer.type === "StyleDirective")
      if (!inCode && !technical && texts(node).some((text) => PROSE.test(text))) stray(node, texts(node)[0]!)
    }
  }
  return [...new Set(found)]
}

function attributeTexts(attribute: Node): string[] {
  const value = attribute["value"]
  return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((part) => {
    return part.type === "Text" ? [String(part["data"])] : texts(part["expression"] as Node)
  })
}

/** Every use of t(): its keys, `{…}` for what is put in, and the names of the values if they are all written there. */
function uses({ name, tree, line }: Source): { where: string; keys: string[]; gives: Set<string> | null }[] {
  const found = []
  for (const [node] of below(tree)) {
    if (called(node) !== "t") continue
    const [key, values] = node["arguments"] as [Node, Node | undefined]
    found.push({ where: `${name}:${line(node)}`, keys: texts(key), gives: names(values) })
  }
  return found
}

function names(values: Node | undefined): Set<string> | null {
  if (values === undefined) return new Set()
  if (values.type !== "ObjectExpression") return null
  const properties = values["properties"] as Node[]
  if (properties.some((property) => property.type !== "Property")) return null
  return new Set(properties.map((property) => String((property["key"] as Node)["name"] ?? (property["key"] as Node)["value"])))
}

/** `game-{…}` as what it may become. */
function shape(key: string): RegExp {
  return new RegExp(`^${key.split("{…}").map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&")).join("[a-z0-9_.-]+")}$`)
}

test("no text for people stands in the source", () => {
  expect(files.flatMap(strays)).toEqual([])
})

test("the search finds what it is meant to find", () => {
  const markup = `<script lang="ts">const a = "Once upon a time"; alert("Stop"); announcer.say(b ? t("x") : "Go")</script>
<p class="soft card" title="Hello">Some words {n > 1 ? "tiles" : t("tile")}</p>
<input placeholder={\`Your \${n}\`} aria-label={t("name")} /><b>Contissimo</b> × {"÷"}`
  const found = strays(sourceOf("Sample.svelte", markup)).map((line) => line.replace(/^Sample.svelte:\d+: /, ""))
  expect(found.sort()).toEqual(["Go", "Hello", "Once upon a time", "Some words", "Stop", "Your", "tiles"])
})

test("every key that is asked for is in the English catalogue", () => {
  const keys = [...all.keys()]
  const missing = files.flatMap(uses).flatMap(({ where, keys: asked }) =>
    asked.filter((key) => !keys.some((known) => shape(key).test(known))).map((key) => `${where}: ${key}`),
  )
  expect(missing).toEqual([])
})

test("every value that a message takes is given; `signs` always is", () => {
  const missing = files.flatMap(uses).flatMap(({ where, keys, gives }) =>
    gives === null
      ? []
      : keys.flatMap((key) =>
          [...(all.get(key)?.takes ?? [])].filter((name) => name !== "signs" && !gives.has(name)).map((name) => `${where}: ${key} takes ${name}`),
        ),
  )
  expect(missing).toEqual([])
})

test("every word of the page is used", () => {
  const written = new Set<string>()
  for (const { tree } of files)
    for (const [node] of below(tree))
      if (node.type === "Literal" || node.type === "TemplateLiteral") texts(node).forEach((text) => written.add(text))
  // A shape must say enough to be one: `{…}` alone is every key there is.
  const shapes = [...written].filter((text) => /^[a-z]{3,}.*\{…\}|\{…\}-[a-z]{3,}/.test(text)).map(shape)
  const used = (key: string) => written.has(key) || shapes.some((one) => one.test(key))
  const idle = [...messages(/^(page.*|lessons)\.ftl$/).keys()].filter((key) => !used(key) && !used(key.split(".")[0]!))
  expect(idle).toEqual([])
})

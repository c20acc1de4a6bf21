// The rules pages as HTML.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { inline, rulesPage } from "../markdown.ts"
import { namesIn } from "../named.ts"

const RULES = join(import.meta.dirname, "../../src/contissimo/i18n/rules")
const CATALOGUES = join(RULES, "../catalogues")
const PAGES = readdirSync(RULES).flatMap((lang) => readdirSync(join(RULES, lang)).map((file) => join(lang, file)))

test("a clause can be linked to, and whoever speaks of it links to it", () => {
  const { html } = rulesPage("# T\n\n## 1. One\n\n**§1.1** First (§1.2).\n")
  expect(html).toContain('<p class="clause" id="s1.1"><a class="mark" href="#s1.1">§1.1</a> First (<a href="#s1.2">§1.2</a>).</p>')
})

test("nothing in a rules page can become HTML of its own", () => {
  expect(inline('a < b & "c" <script>')).toBe("a &lt; b &amp; &quot;c&quot; &lt;script&gt;")
  expect(inline("`a*b*c <`")).toBe("<code>a*b*c &lt;</code>")
})

test("links lose their targets, which are files of the repository", () => {
  expect(inline("see [chance](chance.md) *now*")).toBe("see chance <em>now</em>")
})

test("an item that goes on in the next line stays one item", () => {
  expect(rulesPage("x:\n\n- one\n  more\n- two\n").html).toBe("<p>x:</p><ul><li>one more</li><li>two</li></ul>")
})

test("a table has headings", () => {
  expect(rulesPage("| a | b |\n|---|---|\n| `1` | 2 |\n").html).toBe(
    '<div class="wide" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>1</code></td><td>2</td></tr></tbody></table></div>',
  )
})

test.each(PAGES)("every sign of Markdown in %s is understood", (path) => {
  const page = rulesPage(readFileSync(join(RULES, path), "utf-8"))
  const shown = page.html.replace(/<code>.*?<\/code>/g, "").replace(/<[^>]+>/g, "")
  expect(shown).not.toMatch(/\*|`|^#|\]\(|\|/m)
  expect(page.sections.length).toBeGreaterThan(5)
  for (const { 1: id } of page.html.matchAll(/href="#(s[\d.]+)"/g)) expect(page.html).toContain(`id="${id}"`)
})

test("options, choices and sets of rules have the names that a form of house rules has", () => {
  const named = namesIn(join(CATALOGUES, "en"), "calculissimo")
  expect(inline("Option `exchange`: `any_time`", named)).toBe(
    'Option <q title="exchange">Exchanging tiles</q>: <q title="any_time">at any time</q>',
  )
  expect(named("exchange = never", false)).toBe("Exchanging tiles: never")
  expect(named("operators = + −", false)).toBe("Signs: + −")
  expect(named("sheet-de", true)).toBe("German sheet")
  expect(named("8d 9+6/2", false)).toBeUndefined()
})

test("what is said at a table is what the buttons say, and a way of judging at the head of its clause is one", () => {
  const named = namesIn(join(CATALOGUES, "en"), "contig60")
  expect(named("challenge", false)).toBe("Challenge")
  expect(named("challenge", true)).toBe("the other players")
  expect(named("accept", false)).toBe("Accept")
})

test.each(PAGES)("no option, choice or board in %s is called by the word that a file has for it", (path) => {
  const [lang, file] = path.split("/") as [string, string]
  const page = rulesPage(readFileSync(join(RULES, path), "utf-8"), namesIn(join(CATALOGUES, lang), file.replace(".md", "")))
  const codes = [...page.html.matchAll(/<code>(.*?)<\/code>/g)].map(({ 1: code }) => code!)
  expect(codes.filter((code) => /^[a-z][\w-]*(\.[a-z]+| = .*)?$/.test(code))).toEqual([])
})

// Turns our own rules pages into plain HTML when the page is built. It knows the Markdown that they use and no more.

export interface RulesPage {
  title: string
  sections: { id: string; title: string }[]
  html: string
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** What people call an option, a choice or a ready-made set of rules that a file names by a word; undefined: it has no other name. */
export type Named = (code: string, heads: boolean) => string | undefined

const NOTHING_NAMED: Named = () => undefined

/** Code first: what stands in it is no Markdown any more. Clauses that are spoken of become links. */
export function inline(text: string, named: Named = NOTHING_NAMED): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, at, parts) => {
      if (part.startsWith("`") && part.length > 1) {
        const code = part.slice(1, -1)
        const name = named(code, at === 1 && parts[0] === "")
        if (name !== undefined) return `<q title="${escaped(code)}">${escaped(name)}</q>`
        return `<code>${escaped(code)}</code>`
      }
      return escaped(part)
        .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
        .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
        .replace(/\*([^*]+)\*/g, "<em>$1</em>")
        .replace(/§(\d+(?:\.\d+)?)/g, '<a href="#s$1">§$1</a>')
    })
    .join("")
}

/** A block is what stands between empty lines. */
function blockHtml(block: string[], named: Named): string {
  if (block[0]!.startsWith("|")) return tableHtml(block, named)
  if (block[0]!.startsWith("- ")) return listHtml(block, named)
  const text = block.join(" ")
  const clause = /^\*\*§(\d+\.\d+)\*\* (.*)$/s.exec(text)
  if (clause === null) return `<p>${inline(text, named)}</p>`
  const [, id, rest] = clause
  return `<p class="clause" id="s${id}"><a class="mark" href="#s${id}">§${id}</a> ${inline(rest!, named)}</p>`
}

function listHtml(lines: string[], named: Named): string {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2))
    else items.push(`${items.pop()!} ${line.trim()}`)
  }
  return `<ul>${items.map((item) => `<li>${inline(item, named)}</li>`).join("")}</ul>`
}

function tableHtml([head, , ...rows]: string[], named: Named): string {
  const cells = (row: string) => row.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim(), named))
  const headings = cells(head!).map((cell) => `<th scope="col">${cell}</th>`)
  const body = rows.map((row) => `<tr>${cells(row).map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
  // Where it is wider than the screen it scrolls by itself, for which a keyboard must reach it.
  return `<div class="wide" tabindex="0"><table><thead><tr>${headings.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`
}

/** Lines of a list or a paragraph that follow each other are one block; a list may follow a paragraph at once. */
function blocks(text: string): string[][] {
  return text
    .split(/\n{2,}|\n(?=- )/)
    .map((part) => part.split("\n").filter((line) => line !== ""))
    .filter((block) => block.length > 0)
    .reduce<string[][]>((all, block) => {
      const before = all.at(-1)
      if (block[0]!.startsWith("- ") && before?.[0]!.startsWith("- ")) before.push(...block)
      else all.push([...block])
      return all
    }, [])
}

export function rulesPage(markdown: string, named: Named = NOTHING_NAMED): RulesPage {
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? ""
  const [intro, ...parts] = markdown.replace(/^# .*\n/m, "").split(/^## /m)
  const sections = parts.map((part, at) => {
    const [heading, ...rest] = part.split("\n")
    const number = /^(\d+)\. /.exec(heading!)?.[1]
    return { id: `s${number ?? `x${at}`}`, title: heading!, body: rest.join("\n") }
  })
  const html = [
    ...blocks(intro!).map((block) => blockHtml(block, named)),
    ...sections.map(
      ({ id, title: heading, body }) =>
        `<section id="${id}"><h2>${inline(heading)}</h2>${blocks(body).map((block) => blockHtml(block, named)).join("")}</section>`,
    ),
  ]
  return { title, sections: sections.map(({ id, title: heading }) => ({ id, title: heading })), html: html.join("") }
}

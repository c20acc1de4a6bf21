// What the words of a rules file are called on the page: the names that forms of house rules show, from the catalogues.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Named } from "./markdown.ts"

/** Files with the names, in each language's folder. */
export const NAMING = ["options.ftl", "page-around.ftl"]
/** What is said at a table is what the buttons there say. */
const SAID: Record<string, string> = { accept: "contest-accept", challenge: "contest-challenge" }

/** The names in one language, for the rules page of one game. */
export function namesIn(folder: string, game: string): Named {
  const fluent = NAMING.map((file) => readFileSync(join(folder, file), "utf-8")).join("\n")
  const find = (message: string): string | undefined =>
    new RegExp(`^${message.replace(".name", " = .*\\n(?: {4}\\.\\w+ = .*\\n)*? {4}\\.name")} = ([^{\n]+)$`, "m").exec(fluent)?.[1]
  const choice = (code: string): string | undefined => (/^[\w-]+$/.test(code) ? find(`choice-${code}`) : undefined)
  return (code, heads) => {
    const [option, value] = code.split(" = ")
    if (value !== undefined) {
      const name = find(`option-${game}-${option!}.name`)
      return name === undefined ? undefined : `${name}: ${choice(value) ?? value}`
    }
    if (!/^[\w-]+$/.test(code)) return undefined
    const said = heads ? undefined : SAID[code]
    if (said !== undefined) return find(said)
    return find(`option-${game}-${code}.name`) ?? find(`preset-${game}-${code}.name`) ?? choice(code)
  }
}

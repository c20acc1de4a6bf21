// Links to a table. What opens a door stands after #, which is never sent to a server or seen by one between.
import { api } from "./api.ts"

export type Door = "i" | "w" | "p"

/** `lang` is read by the server alone: in that language others are shown what the link is. */
export function linkTo(origin: string, match: string, lang: string, door: Door, token: string, seat?: string): string {
  return `${origin}/t/${match}?lang=${lang}#${door}=${token}${seat === undefined ? "" : `&s=${seat}`}`
}

export interface Reachable {
  origin: string
  /** No other device can open it: the server listens to this machine alone. */
  onlyHere: boolean
}

/** The address under which others reach this server: on localhost that of the machine in its own network. */
export async function reachable(): Promise<Reachable> {
  try {
    const { origins, local } = await api.here()
    return { origin: origins[0] ?? location.origin, onlyHere: local && origins.length === 0 }
  } catch {
    return { origin: location.origin, onlyHere: false }
  }
}

/** Whether this device has something of its own to hand a link on with: messages, mail, another device nearby. */
export function canShare(): boolean {
  return typeof navigator.share === "function"
}

/** What became of a link that somebody wanted to hand on: shared, thought better of, or in the clipboard if that could be. */
export type Handed = "shared" | "dropped" | "copied" | "by-hand"

export async function handOn(link: string, title: string): Promise<Handed> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: link })
      return "shared"
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dropped"
    }
  }
  return (await copy(link)) ? "copied" : "by-hand"
}

/** Whether the text is in the clipboard now. Plain http has no clipboard API, so the old way is tried too. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null
  const area = document.createElement("textarea")
  area.value = text
  area.readOnly = true
  area.className = "unseen"
  // A dialog lets nothing outside it be selected.
  const home = before?.closest("dialog") ?? document.body
  home.append(area)
  area.select()
  let done = false
  try {
    done = document.execCommand("copy")
  } finally {
    area.remove()
    before?.focus()
  }
  return done
}

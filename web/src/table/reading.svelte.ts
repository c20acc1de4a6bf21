// The letters that read something out at a table, wherever nobody writes. What they say is loaded with the first of them.
import type { Live } from "../lib/live.svelte.ts"
import { preferences } from "../lib/preferences.svelte.ts"
import type { Hand } from "./aloud.ts"
import type { Tongue } from "./speaker.svelte.ts"

/** Whether a key is a letter that somebody means as one, and has not switched off. */
export function isLetter(event: KeyboardEvent, letters: string): boolean {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey
  return plain && preferences.letters && letters.includes(event.key.toLowerCase()) && event.key.length === 1
}

export function readOnKeys(live: Live, tongue: Tongue, hand: Hand): void {
  async function pressed(event: KeyboardEvent): Promise<void> {
    if (!isLetter(event, "rtl") || (event.target as HTMLElement).closest("input, select, textarea, dialog") !== null) return
    event.preventDefault()
    const { readOut } = await import("./aloud.ts")
    readOut(event.key.toLowerCase(), live, tongue, hand)
  }
  $effect(() => {
    addEventListener("keydown", pressed)
    return () => removeEventListener("keydown", pressed)
  })
}

// What this person likes: theme, sound, motion, which keys. Kept in this browser only.
import { recall, remember } from "./storage.ts"

export type Theme = "auto" | "light" | "dark"
/** How a computer player's move is shown: piece by piece, calmly or quickly, or at once; `auto` goes by its level. */
export type Pace = "auto" | "calm" | "quick" | "off"

const dark = matchMedia("(prefers-color-scheme: dark)")
const still = matchMedia("(prefers-reduced-motion: reduce)")

class Preferences {
  theme = $state<Theme>((recall("theme") as Theme | null) ?? "auto")
  sound = $state(recall("sound") === "on")
  still = $state(still.matches)
  pace = $state<Pace>((recall("pace") as Pace | null) ?? "auto")
  /** Whether single letters are keys: who dictates, or often slips, may want none. */
  letters = $state(recall("letters") !== "off")

  constructor() {
    dark.addEventListener("change", () => this.#show())
    still.addEventListener("change", () => (this.still = still.matches))
    this.#show()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember("theme", theme)
    this.#show()
  }

  setSound(on: boolean): void {
    this.sound = on
    remember("sound", on ? "on" : null)
  }

  setPace(pace: Pace): void {
    this.pace = pace
    remember("pace", pace === "auto" ? null : pace)
  }

  setLetters(on: boolean): void {
    this.letters = on
    remember("letters", on ? null : "off")
  }

  #show(): void {
    const theme = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme
    document.documentElement.dataset["theme"] = theme
  }
}

export const preferences = new Preferences()

// What this person likes: theme, sound, motion. Kept in this browser only.
import { recall, remember } from "./storage.ts"

export type Theme = "auto" | "light" | "dark"

const dark = matchMedia("(prefers-color-scheme: dark)")
const still = matchMedia("(prefers-reduced-motion: reduce)")

class Preferences {
  theme = $state<Theme>((recall("theme") as Theme | null) ?? "auto")
  sound = $state(recall("sound") === "on")
  still = $state(still.matches)

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

  #show(): void {
    const theme = this.theme === "auto" ? (dark.matches ? "dark" : "light") : this.theme
    document.documentElement.dataset["theme"] = theme
  }
}

export const preferences = new Preferences()

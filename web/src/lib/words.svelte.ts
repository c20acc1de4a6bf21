// Every word that a person sees, by key, from the Fluent catalogues that Python reads too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import catalogues from "virtual:words"
import { catalogueFor } from "./languages.ts"
import { recall, remember } from "./storage.ts"

/** Whose signs a sum shows: × and ÷ as on the tiles, or what schools of the language write. */
export type Signs = "tiles" | "school"
export type Values = Record<string, FluentVariable>
/** For each language a function that loads a text with its words. */
type Catalogues = Record<string, () => Promise<{ default: string }>>

class Words {
  lang = $state("en")
  #bundle = $state.raw<FluentBundle | null>(null)
  #parts: Catalogues[] = [catalogues]
  /** Those whose words are there. */
  #loaded: Catalogues[] = []
  /** The language that is to be shown, which may still be loading. */
  #asked = "en"
  #wanted = $state(recall("signs") as Signs | null)
  #usual = $state<Signs>("tiles")

  /** Those that were chosen here, else what is usual in the language. */
  get signs(): Signs {
    return this.#wanted ?? this.#usual
  }

  chooseSigns(signs: Signs): void {
    this.#wanted = signs
    remember("signs", signs)
  }

  /** The languages that have a catalogue, each under its own name. */
  get languages(): string[] {
    return Object.keys(catalogues)
  }

  async load(lang: string): Promise<void> {
    this.#asked = lang
    const parts = [...this.#parts]
    let texts
    try {
      texts = await Promise.all(parts.map((part) => (part[lang] ?? part["en"])!()))
    } catch (error) {
      if (this.#asked === lang) this.#asked = this.lang
      throw error
    }
    // Another language, or another screen's words, were asked for meanwhile: the last one asked for is shown, with all words.
    if (this.#asked !== lang || parts.length < this.#parts.length) return this.load(this.#asked)
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text.default))
    this.#bundle = bundle
    this.#loaded = parts
    this.#usual = bundle.getMessage("signs-default")?.value === "school" ? "school" : "tiles"
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** The words of a screen that has its own: loaded with it, and from then on in every language that is chosen. */
  async also(part: Catalogues): Promise<void> {
    if (!this.#parts.includes(part)) this.#parts.push(part)
    // Somebody else may have asked for them a moment ago.
    if (this.#loaded.includes(part)) return
    try {
      await this.load(this.#asked)
    } catch {
      await this.#without(part)
      // Another part could not be loaded, and is left out by those who asked for it.
      await this.also(part)
    }
  }

  /** Words that can't be loaded, as while the server is away, keep no others from being loaded. */
  async #without(part: Catalogues): Promise<void> {
    try {
      await (part[this.#asked] ?? part["en"])!()
    } catch (error) {
      this.#parts = this.#parts.filter((known) => known !== part)
      throw error
    }
  }

  async choose(lang: string): Promise<void> {
    remember("lang", lang)
    await this.load(lang)
  }

  /** The language that was chosen here before, else the browser's first that we have. */
  async begin(): Promise<void> {
    const wanted = [recall("lang") ?? "", ...navigator.languages]
    const found = wanted.map((tag) => catalogueFor(tag, this.languages)).find((lang) => lang !== undefined)
    await this.load(found ?? "en")
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key.split(".")[0]!) ?? false
  }

  /** The text under `key.attribute`; null where there is none. */
  part(key: string): string | null {
    const text = this.text(key)
    return text === key ? null : text
  }

  /** The text under a key (`key.attribute` for a part of a message); the key itself where there is none. */
  text(key: string, values: Values = {}): string {
    const [name, attribute] = key.split(".")
    const message = this.#bundle?.getMessage(name!)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (!this.#bundle || pattern === null || pattern === undefined) return key
    return this.#bundle.formatPattern(pattern, { signs: this.signs, ...values }, [])
  }
}

export const words = new Words()

/** The words of a key in the page's language. */
export function t(key: string, values: Values = {}): string {
  return words.text(key, values)
}

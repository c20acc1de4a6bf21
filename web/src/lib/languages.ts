// Which catalogue fits a language tag: the rule of `catalogue_for` in Python, with the same examples in tests/data/languages.txt.

/** The catalogue for a language with several, when none of them is that of the region: links and choices of old say `pt`. */
const UNSAID = new Map([["pt", "pt-PT"]])

/** `pt-BR` for `pt-Latn-BR`, `de` for `de-AT`, `pt-PT` for `pt` and `pt-AO`; undefined where none fits. */
export function catalogueFor(tag: string, codes: string[]): string | undefined {
  const [language = "", ...wanted] = tag.toLowerCase().split(/[-_]/)
  const fitting = codes.filter((code) => {
    const [ours, ...more] = code.toLowerCase().split("-")
    return ours === language && more.every((part) => wanted.includes(part))
  })
  return fitting.sort((one, other) => other.length - one.length)[0] ?? UNSAID.get(language)
}

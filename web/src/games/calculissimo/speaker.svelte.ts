// What those hear who lay tiles and don't look: how the laid tiles are reckoned, or why they are no move.
import { announcer } from "../../lib/announce.svelte.ts"
import { spokenStep } from "../../lib/spoken.ts"
import { t } from "../../lib/words.svelte.ts"
import type { Preview } from "./preview.svelte.ts"
import { refusalInWords } from "./spoken.ts"

/** Whoever is still laying tiles is not told of each step. */
const PAUSE = 700

export function speakPreview(preview: Preview): void {
  $effect(() => {
    const { score, refusal } = preview
    if (score === null && refusal === null) return
    const told =
      score === null
        ? [refusalInWords(refusal!)]
        : [...score.lines.flatMap((line) => line.steps.map(spokenStep)), t("calc-told-score", { points: score.points })]
    const timer = setTimeout(() => told.forEach((text) => announcer.say(text)), PAUSE)
    return () => clearTimeout(timer)
  })
}

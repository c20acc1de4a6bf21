// One's own part in a game of Contig 60: the sentence under one's hands, and what the server says to it.
import type { Live } from "../../lib/live.svelte.ts"
import type { Hinted, Reached, Score, WasPossible } from "../../lib/wire.ts"
import { asRefusal, type Refusal } from "../../lib/refusal.ts"
import { keepHand } from "../../table/drafting.svelte.ts"
import { standing } from "../../table/log.ts"
import { NOT_DIVISIBLE } from "./fraction.ts"
import { lastThrow } from "./last.ts"
import { places, readPosition, readSentence } from "./notation.ts"
import * as s from "./sentence.ts"

const PAUSE = 120

export class Play {
  readonly live: Live
  sentence = $state.raw<s.Sentence>(s.EMPTY)
  /** What the server says to the sentence as it is now. */
  score = $state.raw<Score | null>(null)
  wrong = $state.raw<Refusal | null>(null)
  /** Why something that was sent was refused. */
  refused = $state.raw<Refusal | null>(null)
  busy = $state(false)
  thinking = $state(false)
  reach = $state.raw<Reached | null>(null)
  /** A hint that is no sentence: with these dice nothing can be made. */
  advice = $state.raw<Hinted | null>(null)
  /** Nothing can be made with these dice; that is known only in a lesson and where the table has help. */
  nothing = $state(false)
  possible = $state.raw<WasPossible | null>(null)

  #before = $state.raw<s.Sentence[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined

  material = $derived.by(() => this.live.table!.ruleset.material)
  position = $derived.by(() => readPosition(this.live.game!.view))
  log = $derived.by(() => standing(this.live.game!.log))
  thrown = $derived.by(() => lastThrow(this.log))
  where = $derived.by(() => places(this.material))
  /** No dice lie on the tray before the first throw. */
  dice = $derived.by(() => this.position.dice ?? [])
  used = $derived.by(() => s.usedDice(this.sentence))
  value = $derived.by(() => s.value(this.sentence, this.dice))
  whole = $derived.by(() => s.isWhole(this.sentence, this.dice))
  target = $derived.by(() => (this.contested ? this.sentence.aim : s.target(this.sentence, this.dice)))

  /** The square that lights up: the chosen one, or where a whole sentence leads. */
  lit = $derived.by(() => (this.sentence.aim !== null || this.whole ? this.target : null))

  constructor(live: Live) {
    this.live = live
    const { asked } = live
    if (asked !== null) $effect(() => asked.keep(s.isEmpty(this.sentence) ? "" : this.said))
  }

  /** From now on what is half said is kept for a reload. */
  keep(): void {
    const write = () => (s.isEmpty(this.sentence) ? "" : s.draft(this.sentence, this.dice))
    keepHand(this.live, { write, read: (text) => this.#set(s.fromDraft(text, this.dice)) })
  }

  /** In challenge judging nobody is told anything before the others have answered, nor in a class before all have. */
  get contested(): boolean {
    return this.live.asked !== null || this.live.table!.ruleset.options["judging"] === "challenge"
  }

  get stealing(): boolean {
    return this.live.game!.clocks.wait === "steal"
  }

  /** A turn or a steal of ours, not a contest. */
  get turn(): boolean {
    return this.live.mine && this.live.game!.clocks.wait !== "window"
  }

  /** The dice can be handled while they lie there, so that a steal can be thought of in time. */
  get open(): boolean {
    const game = this.live.game!
    return !this.live.watching && game.outcome === null && game.clocks.wait !== "window" && this.dice.length > 0 && !this.busy
  }

  change(next: s.Sentence): void {
    if (!this.open || next === this.sentence) return
    this.#before = [...this.#before, this.sentence]
    this.#set(next)
  }

  tapDie = (die: number) => this.change(s.tapDie(this.sentence, die))
  putText = (text: string) => this.change(s.putText(this.sentence, text))
  typeDigit = (digit: string) => this.change(s.typeDigit(this.sentence, digit, this.dice))
  aim = (square: string) => this.change(s.aimAt(this.sentence, square))
  remove = (at: number) => this.change(s.remove(this.sentence, at))

  get canUndo(): boolean {
    return this.open && this.#before.length > 0
  }

  undo(): void {
    const last = this.#before.at(-1)
    if (last === undefined || !this.open) return
    this.#before = this.#before.slice(0, -1)
    this.#set(last)
  }

  clear(): void {
    if (!s.isEmpty(this.sentence)) this.change(s.EMPTY)
  }

  /** New dice, or the move was taken: nothing lies there any more. */
  reset(): void {
    this.#before = []
    this.reach = null
    this.refused = null
    this.#set(this.#kept())
  }

  /** What was half said on an earlier visit stands there again. */
  #kept(): s.Sentence {
    const { asked } = this.live
    const [expression = "", square = ""] = (asked?.draft || asked?.answer || "").split("=")
    return asked === null ? s.EMPTY : s.fromNotation(expression, square || null, this.dice)
  }

  #set(next: s.Sentence): void {
    this.sentence = next
    this.refused = this.advice = null
    this.ask()
  }

  /** Ask the server what the sentence would score. Only the newest answer is shown. */
  ask(): void {
    clearTimeout(this.#timer)
    this.live.forgetTries()
    this.score = this.wrong = null
    if (!this.turn || this.contested || !this.whole) return
    if (this.target === null && this.value !== NOT_DIVISIBLE) return
    void this.live.try(this.#notation(this.target ?? "0")).then((answer) => {
      if (answer === null) return
      if (!("why" in answer)) this.score = answer
      else if (answer.why === "too_fast") this.#timer = setTimeout(() => this.ask(), PAUSE)
      else if (answer.why !== "stale" && answer.why !== "server_away") this.wrong = answer
    })
  }

  /** The sentence with what it makes, in notation. */
  get said(): string {
    return `${s.expression(this.sentence, this.dice)}=${this.target ?? ""}`
  }

  #notation(square: string): string {
    return `${this.stealing ? "steal " : ""}${s.expression(this.sentence, this.dice)}=${square}`
  }

  /** Cover the square that the sentence aims at. */
  async cover(): Promise<void> {
    if (this.target !== null) await this.send(this.#notation(this.target))
  }

  async send(move: string): Promise<void> {
    await this.#attempt(async () => {
      await this.live.move(move)
      if (this.live.asked === null) this.reset()
    })
  }

  async takeBack(): Promise<void> {
    await this.#attempt(async () => {
      await this.live.takeBack()
      this.reset()
    })
  }

  async hint(): Promise<void> {
    this.thinking = true
    await this.#attempt(async () => {
      const hint = await this.live.hint()
      const said = readSentence(hint.move)
      this.busy = false
      if (said !== null) this.change(s.fromNotation(said.expression, null, this.dice))
      else {
        this.#set(s.EMPTY)
        this.advice = hint
      }
      return hint
    })
    this.thinking = false
  }

  /** Find out whether anything can be made at all. */
  async look(): Promise<void> {
    this.nothing = this.live.nothing && this.turn
    if (!this.turn || this.contested || !this.live.helped) return
    const { seq } = this.live
    try {
      const reach = await this.live.reach()
      if (seq === this.live.seq) this.nothing = reach.squares.length === 0
    } catch {
      // Then the question stands before the pass, as at a table without help.
    }
  }

  /** Shows what can be reached, or hides it again. */
  async toggleReach(): Promise<void> {
    if (this.reach !== null) this.reach = null
    else
      await this.#attempt(async () => {
        this.reach = await this.live.reach()
      })
  }

  async wasPossible(seq: number): Promise<void> {
    await this.#attempt(async () => {
      this.possible = await this.live.possible(seq)
    })
  }

  async #attempt(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.refused = null
    try {
      await deed()
    } catch (error) {
      this.refused = asRefusal(error)
    } finally {
      this.busy = false
    }
  }
}

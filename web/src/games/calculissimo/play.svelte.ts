// What the player is doing with tiles: every way of laying them (drag, tap, keys) ends in one of these deeds.
import { untrack } from "svelte"
import type { Live } from "../../lib/live.svelte.ts"
import type { State, Table } from "../../lib/wire.ts"
import { asRefusal } from "../../lib/refusal.ts"
import { sentence } from "../../lib/sentences.ts"
import { play as sound } from "../../lib/sound.ts"
import { plain } from "../../lib/typed.ts"
import { keepHand } from "../../table/drafting.svelte.ts"
import * as laying from "./laying.ts"
import { readDraft, writeDraft } from "./draft.ts"
import { JOKER, readPlacement, readPosition, same, type Square } from "./notation.ts"

/** Where a tile is, or goes. */
export type Place = { square: Square } | { slot: number }

export class Play {
  readonly live: Live
  hand = $state.raw<laying.Laying>({ slots: [], laid: [] })
  /** The tile of the rack that was tapped and waits for its square. */
  chosen = $state<number | null>(null)
  cursor = $state<Square>({ x: 0, y: 0 })
  /** The square of the cursor waits for a tile. */
  armed = $state(false)
  across = $state(true)
  /** The tiles that are to be exchanged; null when none are being chosen. */
  exchanging = $state.raw<ReadonlySet<number> | null>(null)
  /** The laid joker that is being asked what it stands for. */
  asking = $state.raw<Square | null>(null)
  /** The move that is on its way. */
  sent = $state<string | null>(null)
  /** Why the last move was refused. */
  wrong = $state("")
  total = $state("")
  position = $derived.by(() => readPosition(this.live.game?.view ?? ""))
  written = $derived.by(() => laying.written(this.hand, this.position.board))
  #you: number | null = null

  /** `shown`: whether the hand may be seen now. */
  constructor(live: Live, shown?: () => boolean) {
    this.live = live
    const { squares, kinds } = this.table.ruleset.material
    const y = Math.max(0, squares.findIndex((row) => row.some((letter) => kinds[letter]?.start)))
    this.cursor = { x: Math.max(0, squares[y]!.findIndex((letter) => kinds[letter]?.start)), y }
    $effect.pre(() => {
      const game = live.game
      untrack(() => this.#renew(game))
    })
    const { asked } = live
    if (asked !== null) $effect(() => asked.keep(writeDraft(this.hand.laid, this.total)))
    const write = () => writeDraft(this.hand.laid, this.hand.laid.length > 0 ? this.total : "")
    keepHand(live, { write, read: (text) => this.#layAgain(text) }, shown)
  }

  get table(): Table {
    return this.live.table!
  }

  get you(): number | null {
    return this.live.game?.you ?? null
  }

  /** Our own tiles; null for those who only watch. */
  get rack(): string | null {
    return this.you === null ? null : (this.position.racks[this.you - 1]?.tiles ?? null)
  }

  /** Our turn to place, exchange or pass. */
  get turn(): boolean {
    return this.live.mine && this.position.window === null && this.live.game?.outcome === null
  }

  /** In challenge judging there is neither a hint nor help: both would say what may be laid, and for how much. */
  get contested(): boolean {
    return this.table.ruleset.options["judging"] === "challenge"
  }

  /** The player says the total: nothing tells it beforehand. */
  get reckons(): boolean {
    return this.contested || this.table.ruleset.options["announce"] === true
  }

  /** The move that the main button would make; null while there is none. */
  get move(): string | null {
    if (this.exchanging !== null) {
      const faces = this.hand.slots.filter((tile) => tile !== null && this.exchanging!.has(tile.id)).map((t) => t!.face)
      return faces.length === 0 ? null : `swap ${faces.join("")}`
    }
    if (this.written.text === null) return null
    if (!this.reckons) return this.written.text
    const total = plain(this.total).trim()
    return /^\d{1,5}$/.test(total) ? `${this.written.text}=${Number(total)}` : null
  }

  taken(square: Square): boolean {
    return this.position.board[square.y]?.[square.x] !== null
  }

  /** Lay a tile of the rack, whatever way it was meant. `stands` is what a joker is to be. */
  lay(id: number, square: Square, stands: string | null = null): void {
    if (this.#busy || this.taken(square)) return
    this.#set(laying.lay(this.hand, id, square, stands))
    this.#ask(square)
    sound("lay")
  }

  /** A tile is dropped somewhere: on a square, on the rack, or (null) back where it was. */
  drop(from: Place, to: Place | null): void {
    if (this.#busy || to === null) return
    this.chosen = null
    this.armed = false
    if ("slot" in from) {
      if ("slot" in to) this.#set(laying.reorder(this.hand, from.slot, to.slot))
      else this.lay(this.hand.slots[from.slot]!.id, to.square)
    } else if ("slot" in to) {
      this.#set(laying.exchangeWithRack(this.hand, from.square, to.slot))
      this.#ask(from.square)
    } else if (!this.taken(to.square)) {
      this.#set(laying.move(this.hand, from.square, to.square))
    }
  }

  /** A tap on a tile of the rack. */
  tapTile(id: number): void {
    if (this.#busy) return
    if (this.exchanging !== null) {
      const next = new Set(this.exchanging)
      if (!next.delete(id)) next.add(id)
      this.exchanging = next
    } else if (this.chosen === id) {
      this.chosen = null
    } else if (this.armed && !this.taken(this.cursor)) {
      this.lay(id, this.cursor)
      this.advance()
    } else {
      this.chosen = id
    }
  }

  /** A tap on a square. */
  tapSquare(square: Square): void {
    if (this.#busy || this.exchanging !== null || this.rack === null) return
    const again = this.armed && same(this.cursor, square)
    this.cursor = square
    if (this.taken(square)) {
      this.armed = false
    } else if (this.chosen !== null) {
      this.lay(this.chosen, square)
      this.chosen = null
      this.armed = false
    } else if (laying.laidAt(this.hand, square) !== null) {
      this.takeBack(square)
    } else if (again) {
      this.across = !this.across
    } else {
      this.armed = true
    }
  }

  /** A face was typed: lay such a tile at the cursor, or a joker as it. Tells whether there was one. */
  type(face: string): boolean {
    if (this.#busy) return true
    const named = this.hand.slots.find((tile) => tile?.face === face)
    const joker = this.hand.slots.find((tile) => tile?.face === JOKER)
    const tile = named ?? (this.table.ruleset.material.joker.includes(face) ? joker : undefined)
    const square = this.#next(this.cursor, 1, (at) => !this.taken(at))
    if (tile === undefined || tile === null || square === null) return false
    this.exchanging = this.chosen = null
    this.lay(tile.id, square, tile.face === face ? null : face)
    this.cursor = square
    this.armed = true
    this.advance()
    return true
  }

  /** Backspace: take back the tile at the cursor, else the one before it, else the last. */
  erase(): void {
    if (this.#busy || this.hand.laid.length === 0) return
    const mine = (at: Square) => laying.laidAt(this.hand, at) !== null
    const last = this.hand.laid.at(-1)!
    const square = this.#next(this.cursor, -1, (at) => mine(at) || !this.taken(at))
    const found = square !== null && mine(square) ? square : { x: last.x, y: last.y }
    this.takeBack(found)
    this.cursor = found
  }

  takeBack(square: Square): void {
    if (!this.#busy) this.#set(laying.takeBack(this.hand, square))
  }

  recall(): void {
    if (this.#busy) return
    this.#set(laying.recall(this.hand))
    this.chosen = this.exchanging = null
    this.armed = false
  }

  shuffle(): void {
    this.hand = laying.shuffle(this.hand)
  }

  startExchange(): void {
    this.recall()
    this.exchanging = new Set()
  }

  chooseForExchange(faces: string): void {
    this.startExchange()
    const left = [...faces]
    const wanted = this.hand.slots.filter((tile) => {
      const at = tile === null ? -1 : left.indexOf(tile.face)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    this.exchanging = new Set(wanted.map((tile) => tile!.id))
  }

  /** What the joker that is asked stands for; null: it comes back. */
  answer(face: string | null): void {
    const square = this.asking
    this.asking = null
    if (square === null) return
    this.#set(face === null ? laying.takeBack(this.hand, square) : laying.standFor(this.hand, square, face))
  }

  /** Lay a placement that was written down, as far as the rack has its tiles. */
  show(tiles: { face: string; joker: boolean; fresh: boolean; x: number; y: number }[]): void {
    this.recall()
    for (const { face, joker, fresh, x, y } of tiles) {
      const tile = this.hand.slots.find((held) => held?.face === (joker ? JOKER : face))
      if (fresh && tile) this.lay(tile.id, { x, y }, joker ? face : null)
    }
  }

  /** The cursor goes on to the next square without a tile. */
  advance(): void {
    const next = this.#next(this.cursor, 1, (at) => !this.taken(at) && laying.laidAt(this.hand, at) === null)
    if (next !== null) this.cursor = next
  }

  /** Say a move until it is answered. Laid tiles stay where they are meanwhile. */
  async send(move: string): Promise<void> {
    if (this.sent !== null) return
    this.sent = move
    this.wrong = ""
    try {
      await this.live.move(move)
      this.exchanging = null
      if (this.live.asked === null) this.total = ""
    } catch (error) {
      this.wrong = sentence(asRefusal(error))
    } finally {
      this.sent = null
    }
  }

  get #busy(): boolean {
    return this.sent !== null || this.rack === null || this.live.game?.outcome !== null
  }

  #set(hand: laying.Laying): void {
    this.hand = hand
    this.wrong = ""
  }

  /** A joker that was laid without a word is asked what it stands for. */
  #ask(square: Square): void {
    const laid = laying.laidAt(this.hand, square)
    if (laid?.tile.face === JOKER && laid.stands === null) this.asking = square
  }

  /** The first square in the direction that fits, the one begun with included. */
  #next(from: Square, step: number, fits: (square: Square) => boolean): Square | null {
    const { width, height } = this.table.ruleset.material
    for (let { x, y } = from; x >= 0 && y >= 0 && x < width && y < height; ) {
      if (fits({ x, y })) return { x, y }
      if (this.across) x += step
      else y += step
    }
    return null
  }

  #layAgain(text: string): void {
    const { tiles, total } = readDraft(text)
    this.show(tiles)
    this.total = total
  }

  /** What was half laid on an earlier visit lies there again. */
  #restore(): void {
    const { asked } = this.live
    if (asked === null || this.you === null) return
    const { tiles, total } = readDraft(asked.draft)
    const before = asked.draft === "" ? readPlacement(asked.answer ?? "") : null
    this.show(before?.tiles ?? tiles)
    this.total = before === null ? total : String(before.total ?? "")
  }

  #renew(game: State | null): void {
    const places = this.table.ruleset.material.rack
    const rack = this.rack ?? ""
    if (game?.you !== this.#you) {
      this.#you = game?.you ?? null
      this.hand = laying.newLaying(rack, places)
      this.chosen = this.exchanging = this.asking = null
      this.#restore()
      return
    }
    this.hand = laying.renew(this.hand, this.position.board, rack, places)
    const held = new Set(this.hand.slots.map((tile) => tile?.id))
    if (this.chosen !== null && !held.has(this.chosen)) this.chosen = null
    if (this.exchanging !== null) this.exchanging = new Set([...this.exchanging].filter((id) => held.has(id)))
    if (this.asking !== null && laying.laidAt(this.hand, this.asking) === null) this.asking = null
  }
}

// The sentence that is being built, as a value: dice, signs and brackets in a row, and the square that is meant.
// It helps and forbids nothing: what is right is the server's to say.
import { valueOf, type Value } from "./fraction.ts"

/** A die by its place on the tray, or any other text: a sign, a bracket, a number that is no die. */
export type Token = { id: number; die: number } | { id: number; text: string }

export interface Sentence {
  tokens: readonly Token[]
  /** The square that was chosen on the board; null: the one that the sentence makes. */
  aim: string | null
  /** For the id of the next token, so that a token stays itself wherever it is moved. */
  next: number
}

export const EMPTY: Sentence = { tokens: [], aim: null, next: 1 }

const isDie = (token: Token): token is { id: number; die: number } => "die" in token
const isNumber = (token: Token): boolean => isDie(token) || /^\d+$/.test(token.text)
const isSign = (text: string): boolean => /^[-+*/]$/.test(text)

export function isEmpty(sentence: Sentence): boolean {
  return sentence.tokens.length === 0 && sentence.aim === null
}

/** Which dice are in the sentence, by their place on the tray. */
export function usedDice(sentence: Sentence): Set<number> {
  return new Set(sentence.tokens.filter(isDie).map((token) => token.die))
}

export function textOf(token: Token, dice: number[]): string {
  return isDie(token) ? String(dice[token.die] ?? "") : token.text
}

/** Between two numbers a sign is missing; the first such place, or null. */
export function gap(sentence: Sentence): number | null {
  const at = sentence.tokens.findIndex((token, i) => i > 0 && isNumber(token) && isNumber(sentence.tokens[i - 1]!))
  return at === -1 ? null : at
}

/** A copy with something in another place; `without` is how many go out there. */
function spliced(tokens: readonly Token[], at: number, without: number, ...put: Token[]): Token[] {
  return [...tokens.slice(0, at), ...put, ...tokens.slice(at + without)]
}

function inserted(sentence: Sentence, what: { die: number } | { text: string }, at: number): Sentence {
  const token = { id: sentence.next, ...what }
  return { ...sentence, tokens: spliced(sentence.tokens, at, 0, token), next: sentence.next + 1 }
}

/** A die goes in once: putting it again moves it. */
export function putDie(sentence: Sentence, die: number, at = sentence.tokens.length): Sentence {
  const from = sentence.tokens.findIndex((token) => isDie(token) && token.die === die)
  return from === -1 ? inserted(sentence, { die }, at) : move(sentence, from, at)
}

/** A sign goes where one is missing, and otherwise to the end. */
export function putText(sentence: Sentence, text: string, at?: number): Sentence {
  return inserted(sentence, { text }, at ?? (isSign(text) ? gap(sentence) : null) ?? sentence.tokens.length)
}

/** A die that is tapped goes in, or back to the tray. */
export function tapDie(sentence: Sentence, die: number): Sentence {
  const at = sentence.tokens.findIndex((token) => isDie(token) && token.die === die)
  return at === -1 ? putDie(sentence, die) : remove(sentence, at)
}

export function remove(sentence: Sentence, at: number): Sentence {
  return { ...sentence, tokens: spliced(sentence.tokens, at, 1) }
}

/** Move a token so that it stands before what is now at `to`. */
export function move(sentence: Sentence, from: number, to: number): Sentence {
  const token = sentence.tokens[from]
  if (token === undefined) return sentence
  const others = spliced(sentence.tokens, from, 1)
  return { ...sentence, tokens: spliced(others, to > from ? to - 1 : to, 0, token) }
}

/** Choose a square; the same one again is no longer chosen. */
export function aimAt(sentence: Sentence, square: string | null): Sentence {
  return { ...sentence, aim: sentence.aim === square ? null : square }
}

/** A digit is the first free die that shows it; two digits are one die where a die shows that. */
export function typeDigit(sentence: Sentence, digit: string, dice: number[]): Sentence {
  const last = sentence.tokens.at(-1)
  if (last !== undefined && isNumber(last)) {
    const before = remove(sentence, sentence.tokens.length - 1)
    const longer = freeDie(before, textOf(last, dice) + digit, dice)
    if (longer !== null) return putDie(before, longer)
    if (!isDie(last)) return putText(before, last.text + digit)
  }
  const die = freeDie(sentence, digit, dice)
  return die === null ? putText(sentence, digit) : putDie(sentence, die)
}

function freeDie(sentence: Sentence, shows: string, dice: number[]): number | null {
  const used = usedDice(sentence)
  const found = dice.findIndex((face, i) => String(face) === shows && !used.has(i))
  return found === -1 ? null : found
}

/** A sentence that somebody else wrote, with these dice: a hint, for example. */
export function fromNotation(expression: string, square: string | null, dice: number[]): Sentence {
  let sentence: Sentence = { ...EMPTY, aim: square }
  for (const part of expression.match(/\d+|[-+*/()]/g) ?? []) {
    const die = /\d/.test(part) ? freeDie(sentence, part, dice) : null
    const at = sentence.tokens.length
    sentence = die === null ? putText(sentence, part, at) : putDie(sentence, die, at)
  }
  return sentence
}

/** As somebody left it: with spaces, because dice may stand side by side, and the square that was chosen. */
export function draft(sentence: Sentence, dice: number[]): string {
  return `${sentence.tokens.map((token) => textOf(token, dice)).join(" ")}=${sentence.aim ?? ""}`
}

export function fromDraft(text: string, dice: number[]): Sentence {
  const [written = "", aim = ""] = text.split("=")
  return fromNotation(written, aim === "" ? null : aim, dice)
}

/** In notation, without the square. */
export function expression(sentence: Sentence, dice: number[]): string {
  return sentence.tokens.map((token) => textOf(token, dice)).join("")
}

/** What it makes, as far as it can be reckoned. Where a sign is missing, nothing. */
export function value(sentence: Sentence, dice: number[]): Value {
  return gap(sentence) === null ? valueOf(expression(sentence, dice)) : null
}

/** Every die is in it and it can be reckoned: worth asking the server about. */
export function isWhole(sentence: Sentence, dice: number[]): boolean {
  return usedDice(sentence).size === dice.length && value(sentence, dice) !== null
}

/** The square that it aims at: the chosen one, or what the sentence makes if that can be a square at all. */
export function target(sentence: Sentence, dice: number[]): string | null {
  if (sentence.aim !== null) return sentence.aim
  const made = value(sentence, dice)
  const whole = made !== null && typeof made !== "string" && made.bottom === 1 && made.top >= 0
  return whole ? String(made.top) : null
}

// What a sentence makes, exactly, for showing it while it is being built. Whether it counts is the server's to say.

export interface Fraction {
  top: number
  bottom: number
}

export const NOT_DIVISIBLE = "/0"
/** Null: not a sentence that can be reckoned (yet). */
export type Value = Fraction | typeof NOT_DIVISIBLE | null

class Unfinished extends Error {}
class ByZero extends Error {}

function reduced(top: number, bottom: number): Fraction {
  let [a, b] = [Math.abs(top), Math.abs(bottom)]
  while (b !== 0) [a, b] = [b, a % b]
  const factor = (a || 1) * Math.sign(bottom)
  return { top: top / factor || 0, bottom: bottom / factor }
}

function apply(sign: string, left: Fraction, right: Fraction): Fraction {
  if (sign === "+") return reduced(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom)
  if (sign === "-") return reduced(left.top * right.bottom - right.top * left.bottom, left.bottom * right.bottom)
  if (sign === "*") return reduced(left.top * right.top, left.bottom * right.bottom)
  if (right.top === 0) throw new ByZero()
  return reduced(left.top * right.bottom, left.bottom * right.top)
}

/** One pass over the text: sums of products of numbers and brackets. */
class Reader {
  #rest: string[]

  constructor(text: string) {
    this.#rest = text.match(/\d+|[^\d]/g) ?? []
  }

  whole(): Fraction {
    const value = this.#sum()
    if (this.#rest.length > 0) throw new Unfinished()
    return value
  }

  #sum(): Fraction {
    let value = this.#product()
    while (this.#rest[0] === "+" || this.#rest[0] === "-") value = apply(this.#rest.shift()!, value, this.#product())
    return value
  }

  #product(): Fraction {
    let value = this.#factor()
    while (this.#rest[0] === "*" || this.#rest[0] === "/") value = apply(this.#rest.shift()!, value, this.#factor())
    return value
  }

  #factor(): Fraction {
    const token = this.#rest.shift()
    if (token === "-") return apply("-", { top: 0, bottom: 1 }, this.#factor())
    if (token === "(") {
      const value = this.#sum()
      if (this.#rest.shift() !== ")") throw new Unfinished()
      return value
    }
    if (token === undefined || !/^\d{1,6}$/.test(token)) throw new Unfinished()
    return { top: Number(token), bottom: 1 }
  }
}

export function valueOf(text: string): Value {
  try {
    return new Reader(text).whole()
  } catch (error) {
    if (error instanceof ByZero) return NOT_DIVISIBLE
    return null
  }
}

/** As people read it: 20, −3, 7/2. */
export function shownValue(value: Fraction): string {
  const sign = value.top < 0 ? "−" : ""
  const top = Math.abs(value.top)
  return value.bottom === 1 ? `${sign}${top}` : `${sign}${top}/${value.bottom}`
}

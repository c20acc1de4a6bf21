import { expect, test } from "vitest"
import { shownValue, valueOf } from "../src/games/contig60/fraction.ts"
import * as s from "../src/games/contig60/sentence.ts"

const DICE = [2, 3, 4]

/** Typed as on a keyboard. */
function typed(keys: string, dice = DICE): s.Sentence {
  return [...keys].reduce(
    (sentence, key) => (/\d/.test(key) ? s.typeDigit(sentence, key, dice) : s.putText(sentence, key)),
    s.EMPTY,
  )
}

test("typing and tapping build the same sentence", () => {
  let tapped = s.putText(s.EMPTY, "(")
  tapped = s.putText(s.tapDie(tapped, 0), "+")
  tapped = s.putText(s.putText(s.tapDie(tapped, 1), ")"), "*")
  tapped = s.tapDie(tapped, 2)
  expect(tapped).toEqual(typed("(2+3)*4"))
  expect(s.expression(tapped, DICE)).toBe("(2+3)*4")
  expect(s.target(tapped, DICE)).toBe("20")
})

test("each die goes in once: tapped again it is back on the tray, put again it moves", () => {
  const both = s.tapDie(s.tapDie(s.EMPTY, 0), 1)
  expect(s.usedDice(s.tapDie(both, 0))).toEqual(new Set([1]))
  expect(s.expression(s.putDie(both, 0), DICE)).toBe("32")
})

test("a sign goes where one is missing", () => {
  const dice = s.tapDie(s.tapDie(s.tapDie(s.EMPTY, 0), 1), 2)
  expect(s.value(dice, DICE)).toBeNull()
  const sentence = s.putText(s.putText(dice, "+"), "*")
  expect(s.expression(sentence, DICE)).toBe("2+3*4")
  expect(s.target(sentence, DICE)).toBe("14")
})

test("of two equal dice each digit takes one", () => {
  expect(s.usedDice(typed("4+4*6", [4, 6, 4]))).toEqual(new Set([0, 1, 2]))
})

test("a number that no free die shows can be said all the same", () => {
  const sentence = typed("9+4")
  expect(s.expression(sentence, DICE)).toBe("9+4")
  expect(s.usedDice(sentence)).toEqual(new Set([2]))
  expect(s.isWhole(sentence, DICE)).toBe(false)
  expect(s.expression(typed("99", DICE), DICE)).toBe("99")
})

test("two digits are one die where a die shows that", () => {
  const dice = [12, 1, 2]
  expect(s.usedDice(typed("12", dice))).toEqual(new Set([0]))
  expect(s.expression(typed("12+1*2", dice), dice)).toBe("12+1*2")
  expect(s.isWhole(typed("12+1*2", dice), dice)).toBe(true)
})

test("a token can be put anywhere and moved", () => {
  const sentence = s.putText(typed("2+3"), "-", 1)
  expect(s.expression(sentence, DICE)).toBe("2-+3")
  expect(s.expression(s.move(sentence, 1, 4), DICE)).toBe("2+3-")
  expect(s.expression(s.move(sentence, 3, 0), DICE)).toBe("32-+")
  expect(s.expression(s.remove(sentence, 1), DICE)).toBe("2+3")
})

test("the chosen square stays, whatever the sentence makes", () => {
  const sentence = s.aimAt(typed("2+3*4"), "20")
  expect(s.target(sentence, DICE)).toBe("20")
  expect(s.target(s.aimAt(sentence, "20"), DICE)).toBe("14")
})

test("what can be no square is not aimed at", () => {
  expect(s.target(typed("2-3-4"), DICE)).toBeNull()
  expect(s.target(typed("2/3/4"), DICE)).toBeNull()
  expect(s.target(typed("2/(3-3)"), DICE)).toBeNull()
})

test("a hint becomes a sentence of these dice", () => {
  const sentence = s.fromNotation("4+4*6", "28", [4, 6, 4])
  expect(s.isWhole(sentence, [4, 6, 4])).toBe(true)
  expect(sentence.aim).toBe("28")
})

test.each([
  ["2+3*4", "14"],
  ["(2+3)*4", "20"],
  ["2-3-4", "−5"],
  ["1/2/3", "1/6"],
  ["2*(3-5)/4", "−1"],
  ["-2+3+4", "5"],
  ["6/4", "3/2"],
])("%s makes %s", (text, shown) => {
  const value = valueOf(text)
  expect(value === null || typeof value === "string" ? value : shownValue(value)).toBe(shown)
})

test.each(["", "2+", "(2+3", "2)", "+2", "2+*3", "(", "()"])("%s is not finished", (text) => {
  expect(valueOf(text)).toBeNull()
})

test("nothing is divided by zero", () => {
  expect(valueOf("2/(3-3)")).toBe("/0")
})

// Keys and texts from keyboards of every kind.
import { expect, test } from "vitest"
import { faceOf } from "../src/games/calculissimo/keys.ts"
import { readNumbers } from "../src/house/options.ts"
import { codeOf, isCode, plain, signOf } from "../src/lib/typed.ts"

test("wide letters and digits are plain ones", () => {
  expect(plain("ＡＢＣ２３４")).toBe("ABC234")
  expect(readNumbers("１，２ 3")).toEqual([1, 2, 3])
})

test.each([
  ["xX×·⋅＊", "*"],
  [":÷：／・･", "/"],
  ["−－ーｰ", "-"],
  ["＋", "+"],
  ["７", "7"],
  ["（", "("],
])("each of %s is read as %s", (keys, sign) => {
  for (const key of keys) expect(signOf(key), key).toBe(sign)
})

test("a code is read as it was drawn: no 1 and no L is in it", () => {
  expect(["iq-agq9", "1qagq9", " lQAGQ9 ", "ＩＱＡＧＱ９"].map(codeOf)).toEqual(Array(4).fill("IQAGQ9"))
  expect([isCode("IQAGQ"), isCode("IQAGQ9")]).toEqual([false, true])
})

test("a tile is typed by its number, by any school’s sign or by j", () => {
  expect(["7", "７", "·", "：", "ー", "j", "Ｊ"].map(faceOf)).toEqual(["7", "7", "*", "/", "-", "?", "?"])
  expect(["?", "a", "Enter", "(", "12"].map(faceOf)).toEqual([null, null, null, null, null])
})

// Which screen an address has.
import { expect, test } from "vitest"
import { screenOf, screens } from "../src/pages/screens.ts"

test("names that every object has are no screens", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf", "nothing", ""])
    expect(screenOf(name)).toBe(screens["missing"])
  for (const name of Object.keys(screens)) expect(screenOf(name)).toBe(screens[name])
})

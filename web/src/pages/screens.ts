// The screens by the first part of their path; each is loaded when it is first shown.
// A screen reads the rest of its path from `route.parts`.
import type { Component } from "svelte"

type Screen = () => Promise<{ default: Component }>

export const screens: Record<string, Screen> = {
  t: () => import("../table/TablePage.svelte"),
  new: () => import("./New.svelte"),
  device: () => import("./Device.svelte"),
  missing: () => import("./Missing.svelte"),
}

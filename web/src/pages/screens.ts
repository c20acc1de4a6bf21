// The screens by the first part of their path; each is loaded when it is first shown.
// A screen reads the rest of its path from `route.parts`.
import type { Component } from "svelte"

type Screen = () => Promise<{ default: Component }>

/** The screen of a path's first part; of names that every object has, such as `constructor`, there is none. */
export function screenOf(name: string): Screen {
  return (Object.hasOwn(screens, name) ? screens[name] : undefined) ?? screens["missing"]!
}

export const screens: Record<string, Screen> = {
  t: () => import("../table/TablePage.svelte"),
  projector: () => import("./Projector.svelte"),
  new: () => import("./New.svelte"),
  device: () => import("./Device.svelte"),
  lobby: () => import("./Lobby.svelte"),
  watch: () => import("./Lobby.svelte"),
  house: () => import("./House.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  games: () => import("./MyGames.svelte"),
  replay: () => import("./Replay.svelte"),
  analyse: () => import("./Analyse.svelte"),
  review: () => import("./Review.svelte"),
  continue: () => import("./Continue.svelte"),
  class: () => import("../classroom/DeskPage.svelte"),
  wall: () => import("../classroom/WallPage.svelte"),
  c: () => import("../classroom/PupilPage.svelte"),
  missing: () => import("./Missing.svelte"),
}

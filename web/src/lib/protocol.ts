// What goes over the wire, as docs/protocol.md describes it. The page knows these shapes and no rules.

export type Details = Record<string, unknown>

export interface Person {
  name: string
  online: boolean
  away: number | null
}

export interface SeatInfo {
  seat: number
  people: Person[]
  places: number
  level: string | null
  handed: boolean
  given: boolean
}

export interface Kind {
  of: "number" | "operation"
  factor: number
  start: boolean
}

export interface Material {
  width: number
  height: number
  squares: string[][]
  kinds: Record<string, Kind>
  tiles: Record<string, number>
  rack: number
  joker: string
  signs: string
  dice: number
  faces: number[]
  markers: number
  line: number
}

export type OptionValue = string | number | boolean | number[]

export interface RulesetInfo {
  name: string
  options: Record<string, OptionValue>
  material: Material
}

export interface OptionInfo {
  name: string
  kind: "choice" | "flag" | "whole" | "signs" | "numbers" | "text"
  default: OptionValue
  choices: string[]
  low: number | null
  high: number | null
  words: string[]
}

export interface GameInfo {
  game: GameKey
  seats: number[]
  rulesets: RulesetInfo[]
  levels: string[]
  options: OptionInfo[]
}

export type GameKey = "calculissimo" | "contig60"
export type Phase = "open" | "giving" | "running" | "over" | "closed"

export interface Links {
  invite: string | null
  watch: string | null
  partners: Record<string, string>
  code: string | null
}

export interface Fairness {
  commitment: string
  contributions: { seat: number; bytes: string; filled: boolean }[]
  seed: string | null
}

export interface Table {
  t: "table"
  match: string
  game: GameKey
  ruleset: RulesetInfo
  phase: Phase
  listed: boolean
  help: boolean
  seats: SeatInfo[]
  watchers: number
  yours: number[]
  muted: number[]
  links: Links | null
  fairness: Fairness | null
  votes: { seat: number; level: string; agreed: number[]; needed: number[] }[]
  rematch: number[]
  next: string | null
}

export interface Clocks {
  wait: "turn" | "window" | "steal" | null
  left: (number | null)[]
  main: number[] | null
  now: number
}

export interface OutcomeInfo {
  scores: number[]
  winners: number[]
  ranks: number[]
  reason: string
  leftovers: string[]
  penalties: number[]
}

/** [seq, seat or null for chance and notes, move, points, total, clock, id of one's own message] */
export type LogEntry = [number, number | null, string, number[], number[], number, string?]

export interface State {
  t: "state"
  match: string
  seq: number
  you: number | null
  view: string
  scores: number[]
  to_act: number[]
  clocks: Clocks
  outcome: OutcomeInfo | null
  log: LogEntry[]
}

export interface ScoredLine {
  text: string
  squares: string[]
  steps: string[]
  points: number
}

export interface Score {
  t: "score"
  re: string
  match: string
  seq: number
  points: number
  lines: ScoredLine[]
}

export interface Hint {
  t: "hint"
  re: string
  match: string
  seq: number
  move: string
  points: number
}

export interface Reach {
  t: "reach"
  re: string
  match: string
  seq: number
  squares: { square: string; points: number }[]
  threats: { seat: number; square: string; line: string[] }[]
  placements: number | null
  best: number | null
}

export interface Possible {
  t: "possible"
  re: string
  match: string
  seq: number
  dice: number[]
  squares: { square: string; sentence: string; points: number }[]
}

export interface ListedTable {
  match: string
  game: GameKey
  ruleset: string
  phase: Phase
  seats: SeatInfo[]
  watchers: number
  to_act: number[]
  yours: number[]
}

export interface Refused {
  t: "refused"
  re: string | null
  why: string
  details: Details
}

export interface Spoken {
  t: "said"
  match: string
  seat: number
  phrase: Phrase
}

export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "nice_one",
  "thank_you",
  "sorry",
  "one_moment",
  "your_turn",
  "good_game",
  "goodbye",
] as const
export type Phrase = (typeof PHRASES)[number]

export type Told =
  | { t: "welcome"; version: number; name: string | null; now: number }
  | { t: "done"; re: string; match: string | null }
  | { t: "pong"; re: string; now: number }
  | { t: "lobby"; tables: ListedTable[] }
  | { t: "home"; tables: ListedTable[] }
  | { t: "bye"; why: string }
  | Refused
  | Score
  | Hint
  | Reach
  | Possible
  | Spoken
  | Table
  | State

export type Answer = Extract<Told, { t: "done" | "score" | "pong" | "hint" | "reach" | "possible" }> | State

export interface SeatSpec {
  kind: "open" | "me" | "computer"
  level?: string
  places?: number
}

export interface NewTable {
  game: GameKey
  seats: SeatSpec[]
  ruleset?: string
  ruleset_text?: string
  options?: Record<string, OptionValue>
  clock?: { turn?: number | null; main?: number | null; increment?: number }
  listed?: boolean
  help?: boolean
}

export interface ReplayEntry {
  seq: number
  seat: number | null
  move: string
  points: number[]
  total: number[]
  clock: number
  position: string
  scores: number[]
  stands: boolean
  lines: ScoredLine[]
}

export interface Replay {
  game: GameKey
  ruleset: RulesetInfo
  seats: number
  players: string[]
  match: string
  date: string
  outcome: OutcomeInfo | null
  proof: string
  start: string
  entries: ReplayEntry[]
}

/** A task of a lesson. The learner sits at seat 1. */
export interface LessonTask {
  id: string
  ruleset: RulesetInfo
  view: string
  scores: number[]
  wait: "turn" | "window" | "steal"
  example: string
  points: number
}

export interface Lesson {
  game: GameKey
  tasks: LessonTask[]
}

/** What the rules say to a move in a task. */
export interface Judged {
  refused: { why: string; details: Details } | null
  solved: boolean
  points: number
  lines: ScoredLine[]
  view: string
  scores: number[]
  outcome: OutcomeInfo | null
}

// What goes over the wire (docs/protocol.md). Written by `make wire` from the server's own types: change those, not this file.

export const PHASES = ["open", "giving", "running", "over", "closed"] as const
export type Phase = (typeof PHASES)[number]

export const PHRASES = ["hello", "good_luck", "well_played", "nice_one", "thank_you", "sorry", "one_moment", "your_turn", "good_game", "goodbye"] as const
export type Phrase = (typeof PHRASES)[number]

export type OptionValue = boolean | number | string | number[]

/** I want to read this table: as a seat of mine, or as a spectator. */
export interface Enter {
  t: "enter"
  id: string
  match: string
  token?: string | null
  seat?: number | null
}

/** I no longer read this table. */
export interface Leave {
  t: "leave"
  id: string
  match: string
}

/** I take a seat that is open. */
export interface Sit {
  t: "sit"
  id: string
  match: string
  token?: string | null
  seat?: number | null
}

/** I give my seats back; only before the start. */
export interface Stand {
  t: "stand"
  id: string
  match: string
}

/** Let us begin: all seats are taken. */
export interface Start {
  t: "start"
  id: string
  match: string
}

/** My 16 random bytes, in hexadecimal, after I have seen the commitment. */
export interface Give {
  t: "give"
  id: string
  match: string
  bytes: string
  seat?: number | null
}

/** A move in notation, made at a state that I have seen. */
export interface Move {
  t: "move"
  id: string
  match: string
  seq: number
  move: string
  seat?: number | null
}

/** What would this score? */
export interface Try {
  t: "try"
  id: string
  match: string
  seq: number
  move: string
  seat?: number | null
}

/** What would a computer player do here? Only against computer players. */
export interface Hint {
  t: "hint"
  id: string
  match: string
  seq: number
  seat?: number | null
}

/** I take my last move back. Only against computer players. */
export interface TakeBack {
  t: "takeback"
  id: string
  match: string
  seq: number
  seat?: number | null
}

/** What can I reach? Only at a table with help. */
export interface Reach {
  t: "reach"
  id: string
  match: string
  seq: number
  seat?: number | null
}

/** What could have been made in the turn of this entry of the log? */
export interface Possible {
  t: "possible"
  id: string
  match: string
  seq: number
}

/** One of the set phrases. */
export interface Say {
  t: "say"
  id: string
  match: string
  phrase: Phrase
}

/** I don't want to see this seat's phrases (or do again). */
export interface Mute {
  t: "mute"
  id: string
  match: string
  seat: number
  on: boolean
}

/** I agree that a computer player goes on for a seat whose person is away. */
export interface Hand {
  t: "hand"
  id: string
  match: string
  seat: number
  level: string
}

/** Another game with the same seats, please. */
export interface Rematch {
  t: "rematch"
  id: string
  match: string
}

/** Send me (or stop sending) the listed tables. */
export interface Lobby {
  t: "lobby"
  id: string
  on: boolean
}

/** Send me (or stop sending) my own tables. */
export interface Home {
  t: "home"
  id: string
  on: boolean
}

/** Are you there, and what is the time? */
export interface Ping {
  t: "ping"
  id: string
}

/** The first message of every connection. */
export interface Welcome {
  t: "welcome"
  version: number
  /** The guest's name; null for a client without a cookie or token, who may only watch. */
  name: string | null
  /** The server's clock, in milliseconds. */
  now: number
}

/** Your message was accepted and stored. */
export interface Done {
  t: "done"
  re: string
  match: string | null
}

/** Your message changed nothing, and this is why. */
export interface Refused {
  t: "refused"
  re: string | null
  why: string
  details: Record<string, unknown>
}

export interface Pong {
  t: "pong"
  re: string
  now: number
}

/** One line of a placement: its text, its squares, and its calculation. */
export interface ScoredLine {
  text: string
  squares: string[]
  steps: string[]
  points: number
}

/** What the tried move would score. A move may earn points without forming lines. */
export interface Score {
  t: "score"
  re: string
  match: string
  seq: number
  points: number
  lines: ScoredLine[]
}

/** A computer player would do this at that state. */
export interface Hinted {
  t: "hint"
  re: string
  match: string
  seq: number
  move: string
  points: number
}

/** A free square that the dice can make, and what it earns. */
export interface Within {
  square: string
  points: number
}

/** A line that lacks one square, which is free. */
export interface Threat {
  seat: number
  square: string
  line: string[]
}

/** What can be reached now: squares and threats, or the number of placements and the best of them, depending on the game. */
export interface Reached {
  t: "reach"
  re: string
  match: string
  seq: number
  squares: Within[]
  threats: Threat[]
  placements: number | null
  best: number | null
}

/** A square with its simplest sentence, and what it would have earned the side on turn. */
export interface Made {
  square: string
  sentence: string
  points: number
}

/** Everything that could have been made in the turn of an entry. */
export interface WasPossible {
  t: "possible"
  re: string
  match: string
  seq: number
  dice: number[]
  squares: Made[]
}

/** A seat sent a set phrase. */
export interface Spoken {
  t: "said"
  match: string
  seat: number
  phrase: Phrase
}

/** What a coloured square multiplies. */
export interface SquareKind {
  /** `number` or `operation`, or what another game has. */
  of: string
  factor: number
  /** The square that the first placement must cover. */
  start: boolean
}

/** Board and pieces before a game, so that a client that knows no rules can draw them. */
export interface Material {
  width: number
  height: number
  /** Row by row: the letter of the square's kind, or the number on it. */
  squares: string[][]
  /** By letter; a letter that is missing is plain. */
  kinds: Record<string, SquareKind>
  /** The operations that this game is played with. */
  signs: string
  /** The bag, by face. */
  tiles: Record<string, number>
  rack: number
  /** What a joker may stand for. */
  joker: string
  dice: number
  /** Of each die. */
  faces: number[]
  /** Of each side. */
  markers: number
  /** How many markers in a line win; 0: lines don't win. */
  line: number
}

export interface RulesetInfo {
  name: string
  /** Every option of the ruleset, its layout and its bag. */
  options: Record<string, OptionValue>
  material: Material
}

/** Somebody at a seat. */
export interface Person {
  name: string
  online: boolean
  /** Since when they have been away (the server's clock); null while they are online. */
  away: number | null
}

/** One seat of a table. */
export interface SeatInfo {
  seat: number
  people: Person[]
  /** How many people the seat is for: 2 for a pair. */
  places: number
  /** The computer player that moves here now. */
  level: string | null
  /** Whether that player replaces a person. */
  handed: boolean
  /** Whether this seat's bytes for the chance have arrived. */
  given: boolean
}

/** Invitations; only those who sit at the table get them. */
export interface Links {
  invite: string | null
  watch: string | null
  /** By seat: the token for the second person of a pair. */
  partners: Record<string, string>
  /** Six letters to say aloud, while seats are open. */
  code: string | null
}

export interface Contribution {
  seat: number
  bytes: string
  /** The person sent none in time, so these are the server's own bytes. */
  filled: boolean
}

/** The proof of the chance (docs/chance.md); the seed once the game is over. */
export interface Fairness {
  commitment: string
  contributions: Contribution[]
  seed: string | null
}

/** Who agreed to hand a seat over. */
export interface Vote {
  seat: number
  level: string
  agreed: number[]
  needed: number[]
}

/** Everything about a table except the game itself. Sent on entering and whenever it has changed. */
export interface Table {
  t: "table"
  match: string
  game: string
  ruleset: RulesetInfo
  phase: Phase
  listed: boolean
  help: boolean
  seats: SeatInfo[]
  watchers: number
  /** Your own seats. */
  yours: number[]
  muted: number[]
  links: Links | null
  fairness: Fairness | null
  votes: Vote[]
  /** Which seats asked for a rematch. */
  rematch: number[]
  /** The match that follows this one. */
  next: string | null
}

/** Times in milliseconds, at the moment of sending. By seat; null: no limit, or not to act. */
export interface Clocks {
  wait: string | null
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

/** What the entry `seq` of the log changed for one seat, as a row. A contest may change another seat's total. */
export type EntryGain = [seq: number, seat: number, points: number, total: number]

/** How the totals came about. Entries that were taken back are left out, and the cost of leftovers is in the log's last entry. */
export interface Totals {
  /** Before the first move, by seat. */
  start: number[]
  gains: EntryGain[]
}

/** An entry of the log, as a row. Chance and notes have no seat; `id` is that of your own message, if the entry came from one. */
export type LogEntry = [seq: number, seat: number | null, move: string, points: number[], total: number[], clock: number, id?: string | null]

/** The whole game as you may know it. Tests and clients read this type; a room writes the same bytes piece by piece (`state_encoder`). */
export interface State {
  t: "state"
  match: string
  seq: number
  you: number | null
  /** The position in notation, as you may know it. */
  view: string
  scores: number[]
  to_act: number[]
  clocks: Clocks
  outcome: OutcomeInfo | null
  /** Once the game is over. */
  totals: Totals | null
  log: LogEntry[]
}

/** A line of the lobby, or of your own tables. */
export interface ListedTable {
  match: string
  game: string
  ruleset: string
  phase: Phase
  seats: SeatInfo[]
  watchers: number
  to_act: number[]
  yours: number[]
}

export interface LobbyTables {
  t: "lobby"
  tables: ListedTable[]
}

export interface HomeTables {
  t: "home"
  tables: ListedTable[]
}

/** The last message before the server closes. */
export interface Bye {
  t: "bye"
  why: string
}

export interface Me {
  name: string
}

export interface Named {
  name?: string | null
}

export interface Renamed {
  name: string
}

export interface TokenMade {
  token: string
}

export interface TokenGiven {
  token: string
}

export interface CodeGiven {
  code: string
}

export interface Invitation {
  match: string
  invite: string
}

export interface Here {
  /** Where others find this server, best first: in the network of this machine, or the address that was asked. */
  origins: string[]
  /** Whether the request came from the machine itself. */
  local: boolean
}

/** Why something was refused: a code, and what a sentence about it needs. */
export interface Refusal {
  why: string
  details: Record<string, unknown>
}

export interface Rules {
  name: string
  /** Every option of the ruleset, its layout and its bag. */
  options: Record<string, OptionValue>
  material: Material
  /** The ruleset in canonical TOML. */
  text: string
}

/** An option for a form. */
export interface OptionInfo {
  name: string
  kind: "choice" | "flag" | "numbers" | "signs" | "text" | "whole"
  /** The value in the first preset. */
  default: OptionValue
  /** The words of a choice, the signs of `signs`, the shipped names of a text. */
  choices: string[]
  low: number | null
  high: number | null
  /** Words that stand for a number, such as `none`. */
  words: string[]
}

export interface GameInfo {
  game: string
  seats: number[]
  rulesets: Rules[]
  levels: string[]
  options: OptionInfo[]
}

/** A preset (null: the first) or a text, and options changed on top of it. */
export interface RulesetGiven {
  game: string
  text?: string | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
}

/** A seat of a new table: for somebody to come, for its maker, or for a computer player. */
export interface SeatSpec {
  kind?: "computer" | "me" | "open"
  level?: string | null
  places?: number
}

/** Seconds; null: no limit. */
export interface ClockSpec {
  turn?: number | null
  main?: number | null
  increment?: number
}

/** The description of a new table. */
export interface NewTable {
  game: string
  seats: SeatSpec[]
  /** The name of a preset; null: the game's first. */
  ruleset?: string | null
  /** Your own ruleset, as TOML. */
  ruleset_text?: string | null
  /** Single options changed on top of that. */
  options?: Record<string, OptionValue> | null
  clock?: ClockSpec | null
  listed?: boolean
  help?: boolean
}

export interface TableMade {
  match: string
  links: Links
}

export interface RecordGiven {
  text: string
}

/** A record and the number of one of its entries. */
export interface MomentGiven {
  text: string
  seq: number
}

/** An entry of a record, with its result. */
export interface ReplayedEntry {
  seq: number
  seat: number | null
  move: string
  points: number[]
  total: number[]
  clock: number
  /** The position after it, in notation. */
  position: string
  scores: number[]
  /** False for entries that were taken back, and for the note that took them back. */
  stands: boolean
  /** The score card of a placement. */
  lines: ScoredLine[]
}

export interface Replayed {
  game: string
  ruleset: RulesetInfo
  seats: number
  players: string[]
  match: string
  date: string
  outcome: OutcomeInfo | null
  /** `ok`, or the code of what is missing from the proof of the chance. */
  proof: string
  /** The position before the first entry. */
  start: string
  entries: ReplayedEntry[]
}

/** The move that would have earned the most; null: no placement or sentence was possible. */
export interface BestMove {
  seq: number
  seat: number
  move: string | null
  points: number
  lines: ScoredLine[]
}

/** A task as a page shows it. The learner sits at seat 1 and is to move. */
export interface TaskInfo {
  id: string
  ruleset: RulesetInfo
  /** The position in notation, as the learner may know it. */
  view: string
  scores: number[]
  /** The goal. */
  wait: string
  /** A move that solves it, for learners who ask for a hint. */
  example: string
  /** What that move earns. */
  points: number
}

export interface Lesson {
  game: string
  tasks: TaskInfo[]
}

/** A move of the learner, in notation. */
export interface LessonMove {
  move: string
}

/** The verdict on a move. */
export interface Judged {
  /** Why it is illegal; then nothing has changed. */
  refused: Refusal | null
  /** Whether it solves the task. */
  solved: boolean
  points: number
  /** The score card of a placement. */
  lines: ScoredLine[]
  /** The position after it. */
  view: string
  scores: number[]
  outcome: OutcomeInfo | null
}

/** All that a client can send. */
export type Said =
  | Enter
  | Leave
  | Sit
  | Stand
  | Start
  | Give
  | Move
  | Try
  | Hint
  | TakeBack
  | Reach
  | Possible
  | Say
  | Mute
  | Hand
  | Rematch
  | Lobby
  | Home
  | Ping

/** All that a client is sent. */
export type Told =
  | Welcome
  | Done
  | Refused
  | Pong
  | Score
  | Hinted
  | Reached
  | WasPossible
  | Spoken
  | Table
  | State
  | LobbyTables
  | HomeTables
  | Bye

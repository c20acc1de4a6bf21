// What goes over the wire (docs/protocol.md). Written by `make wire` from the server's own types: change those, not this file.

export const PHASES = ["open", "giving", "running", "over", "closed"] as const
export type Phase = (typeof PHASES)[number]

export const PHRASES = ["hello", "good_luck", "well_played", "nice_one", "thank_you", "sorry", "one_moment", "your_turn", "good_game", "goodbye"] as const
export type Phrase = (typeof PHRASES)[number]

export type OptionValue = boolean | number | string | number[]

export const ANIMALS = ["bat", "bear", "beaver", "bee", "butterfly", "camel", "cat", "crab", "deer", "dog", "dolphin", "duck", "eagle", "fish", "flamingo", "fox", "frog", "giraffe", "hedgehog", "horse", "kangaroo", "koala", "ladybird", "lion", "octopus", "otter", "owl", "panda", "parrot", "peacock", "penguin", "rabbit", "seal", "shark", "squirrel", "swan", "tiger", "turtle", "wolf", "zebra"] as const
export type Animal = (typeof ANIMALS)[number]

export const COLOURS = ["red", "orange", "yellow", "green", "turquoise", "blue", "purple", "pink"] as const
export type Colour = (typeof COLOURS)[number]

export const PICTURES = ["sun", "moon", "star", "cloud", "tree", "flower", "apple", "banana", "cherry", "cake", "ball", "kite", "boat", "train", "bicycle", "rocket", "house", "key", "clock", "book", "pencil", "drum", "bell", "umbrella"] as const
export type Picture = (typeof PICTURES)[number]

export const TURNKINDS = ["chance", "decision", "forced", "resign", "note", "end", "undone"] as const
export type TurnKind = (typeof TURNKINDS)[number]

export const MISTAKESIZES = ["none", "small", "medium", "large"] as const
export type MistakeSize = (typeof MISTAKESIZES)[number]

export const HEADLINES = ["accuracy", "top_share"] as const
export type Headline = (typeof HEADLINES)[number]

export const ROUNDPHASES = ["lobby", "example", "open", "closed", "revealed", "over"] as const
export type RoundPhase = (typeof ROUNDPHASES)[number]

export const DESKACTIONS = ["begin", "open", "close", "reveal", "end", "seat"] as const
export type DeskAction = (typeof DESKACTIONS)[number]

/** I want to read this table: as a seat of mine, or as a spectator. */
export interface Enter {
  t: "enter"
  id: string
  match: string
  token?: string | null
  seat?: number | null
  /** I only look on, even if I have a seat there. */
  watch?: boolean
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

/** I made this table: there is to be no game here. Only before the start, or where nobody plays. */
export interface Close {
  t: "close"
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

/** What did this move of the log score, line by line? */
export interface Card {
  t: "card"
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

/** The game has waited long enough for somebody who is away: their seats resign. */
export interface Abandon {
  t: "abandon"
  id: string
  match: string
  seq: number
  seat?: number | null
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

/** I want to read this class: as the pupil that I joined as, as its teacher, or (with the wall's token) as its wall. */
export interface ClassEnter {
  t: "class_enter"
  id: string
  class: string
  as: "desk" | "pupil" | "wall"
  token?: string | null
}

/** I no longer read this class. */
export interface ClassLeave {
  t: "class_leave"
  id: string
  class: string
}

/** My answer in this round; it replaces the one before, until the round is closed. */
export interface ClassAnswer {
  t: "class_answer"
  id: string
  class: string
  activity: number
  round: number
  move: string
}

/** What I have laid or written so far, for my next visit or my other device. Only I see it. */
export interface ClassDraft {
  t: "class_draft"
  id: string
  class: string
  activity: number
  round: number
  text: string
}

/** My 16 random bytes for the chance of this activity, after I have seen its commitment and before its first deal. */
export interface ClassGive {
  t: "class_give"
  id: string
  class: string
  activity: number
  bytes: string
}

/** I need help (or no longer do). */
export interface ClassHelp {
  t: "class_help"
  id: string
  class: string
  on: boolean
}

/** A picture and the colour behind it. */
export interface Face {
  animal: Animal
  colour: Colour
}

/** The first message of every connection. */
export interface Welcome {
  t: "welcome"
  version: number
  /** The guest's name; null for a client without a cookie or token, who may only watch. */
  name: string | null
  /** The server's clock, in milliseconds. */
  now: number
  /** The guest's picture. */
  face: Face | null
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
  /** A move that more pieces may still make legal. */
  unfinished: boolean
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
  /** Why it puts nothing on the board: with these tiles or dice nothing can be. */
  reason: "nothing_fits" | null
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
  /** The squares on which nothing can ever be put. */
  dead: string[]
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
  /** Their picture; null for somebody who was erased. */
  face: Face | null
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
  /** Whether this seat may ask for help. */
  help: boolean
  /** Points that it has ahead of the others at the start. */
  head_start: number
}

/** Invitations, for those who sit at the table and its host; other readers get the one to watch alone. */
export interface Links {
  invite: string | null
  watch: string
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

/** The game waits for somebody who is away, and has no clock: `abandon` ends the wait. */
export interface Abandonment {
  /** Those that would resign. */
  seats: number[]
  /** From when on it is possible (the server's clock). */
  at: number
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
  /** Whether the state has the tiles that a reader can't see. */
  unseen: boolean
  /** Whether you made this table. */
  host: boolean
  /** From when on (the server's clock) you may close it, because you made it and nobody plays; null: you may not. */
  close: number | null
  seats: SeatInfo[]
  watchers: number
  /** Your own seats. */
  yours: number[]
  muted: number[]
  links: Links
  fairness: Fairness | null
  votes: Vote[]
  abandon: Abandonment | null
  /** Which seats asked for a rematch. */
  rematch: number[]
  /** The match that follows this one. */
  next: string | null
}

/** Times in milliseconds, at the moment of sending. By seat; null: no limit, or not to act. */
export interface Clocks {
  wait: string | null
  left: (number | null)[]
  /** Of how much that is left: the limit of this wait, or the main time at the start. */
  whole: (number | null)[]
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

/** Why something was refused: a code, and what a sentence about it needs. */
export interface Refusal {
  why: string
  details: Record<string, unknown>
}

/** What a contest came to. It is part of the state until a player does something else. */
export interface Verdict {
  /** The entry of the contest. */
  seq: number
  by: number
  /** The entry of the move that was contested. */
  of: number
  seat: number
  move: string
  came_to: "corrected" | "right" | "taken_back"
  /** What the move is worth; 0 if it was taken back. */
  points: number
  announced: number | null
  /** The worked sum: every line, or the one that can't be admitted. */
  lines: ScoredLine[]
  /** Why it was taken back. */
  fault: Refusal | null
}

/** What the entry `seq` of the log changed for one seat, as a row. A contest may change another seat's total. */
export type EntryGain = [seq: number, seat: number, points: number, total: number]

/** How the totals came about. Entries that were taken back are left out, and the cost of leftovers is in the log's last entry. */
export interface Totals {
  /** Before the first move, by seat. */
  start: number[]
  gains: EntryGain[]
}

/** An entry of the log, as a row. Chance and notes have no seat; `id` is that of your own message, if the entry came from one. `late` is there only where it is true. */
export type LogEntry = [seq: number, seat: number | null, move: string, points: number[], total: number[], clock: number, id?: string | null, late?: boolean]

/** The whole game as you may know it. Tests and clients read this type; a room writes the same bytes piece by piece (`state_encoder`). */
export interface State {
  t: "state"
  match: string
  seq: number
  you: number | null
  /** The position in notation, as you may know it. */
  view: string
  /** At a table with `unseen`, by face: the tiles that you can't see, on other racks and in the bag together. */
  unseen: Record<string, number> | null
  scores: number[]
  to_act: number[]
  clocks: Clocks
  outcome: OutcomeInfo | null
  /** While a contest is the last thing that a player did. */
  verdict: Verdict | null
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

/** A pupil as everybody may see one. */
export interface ClassPupil {
  number: number
  animal: Animal
  colour: Colour
}

/** What the class does now. */
export interface ClassActivity {
  /** Counted from 1. */
  number: number
  kind: "deal" | "dice" | "lesson" | "set" | "tables"
  preset: string
  game: string
  ruleset: RulesetInfo
  board: "common" | "own" | "top"
  /** Whether an answer says its own result: `8d 3+5=16`, `2+3*4=14`. */
  announce: boolean
  /** The time of a round; null: until the teacher closes it. */
  seconds: number | null
  /** How many there are at most; null: as many as the material gives. */
  rounds: number | null
  /** At tables: how many pupils sit at one. */
  size: number
}

/** What a pupil added to the chance. */
export interface ClassBytes {
  pupil: number
  bytes: string
}

/** The proof of an activity's chance (docs/chance.md). The seed comes when the activity is over. */
export interface ClassFairness {
  activity: number
  /** What the commitment was made for, in place of a match id. */
  id: string
  commitment: string
  contributions: ClassBytes[]
  seed: string | null
}

/** All that changes rarely, to every reader of a class. */
export interface ClassInfo {
  t: "class"
  class: string
  as: "desk" | "pupil" | "wall"
  code: string
  phase: "closed" | "open"
  /** The language in which the class was opened. */
  lang: string
  /** Nobody new can join. */
  locked: boolean
  /** Whether the wall shows animals next to results. */
  names: boolean
  /** Whether the wall ranks, and pupils see their place. */
  ranking: boolean
  /** Whether the wall shows the commonest mistake of a revealed round; never next to a name. */
  mistakes: boolean
  /** For a pupil. */
  you: ClassPupil | null
  /** For a pupil; one who waits or is removed gets only this message. */
  status: "in" | "out" | "waiting" | null
  /** The one that runs, or ran last. */
  activity: ClassActivity | null
  /** Whether this pupil's bytes for its chance have arrived; they can be sent (`class_give`) until its first deal. */
  given: boolean
  /** Of that activity. */
  fairness: ClassFairness | null
}

/** A move that is shown to all: the example, or the top of a round. */
export interface ClassShown {
  move: string
  points: number
  /** The position after it. */
  view: string
  lines: ScoredLine[]
}

/** An answer after its round was revealed. */
export interface ClassMarked {
  move: string
  points: number
  /** Percent of the top. */
  share: number
  right: boolean
  /** The result or total that the answer named. */
  said: number | null
  /** The true one; empty where the answer names none. */
  value: string
  /** The one rule that explains a wrong result, by its code; null: right, or no single explanation. */
  cause: string | null
}

/** What a pupil learns when a round is revealed. */
export interface ClassReveal {
  /** Null: nothing could be made. */
  top: ClassShown | null
  /** Null: you gave no answer. */
  yours: ClassMarked | null
  /** Your points of all rounds; a missed round counts 0. */
  sum: number
  /** Your mean share over the rounds that you played, in percent. */
  mean: number
  /** By sum, from 1; null where ranking is off. */
  place: number | null
  place_by_mean: number | null
  /** How many pupils are ranked. */
  of: number
}

/** A task of a set: what does this make? */
export interface ClassTask {
  number: number
  /** The calculation, as `2+3*4`; with bonuses as `(2*3)+3*4`. */
  text: string
  done: boolean
  tries: number
}

/** The activity as one pupil may know it now. */
export interface ClassRound {
  t: "class_round"
  class: string
  activity: number
  /** Counted from 1; 0 before the first. */
  round: number
  phase: RoundPhase
  paused: boolean
  /** Milliseconds until this phase ends by itself, at the moment of sending; while paused they stand. */
  left: number | null
  /** How long the phase lasts. */
  whole: number | null
  now: number
  /** The deal in notation, as the reader has it; a pupil sits at seat 1 and is to move. */
  view: string | null
  scores: number[]
  draft: string
  answer: string | null
  example: ClassShown | null
  reveal: ClassReveal | null
  /** Against the dice, once it is over. */
  won: boolean | null
  /** Your table, at tables. */
  match: string | null
  /** Those of a set. */
  tasks: ClassTask[]
  /** Its number; 0: there is none. */
  set: number
  help: boolean
}

export interface DeskGroup {
  /** What they are grouped by: the result that was named, or the move. */
  text: string
  count: number
  /** On the wall null before the reveal. */
  right: boolean | null
  /** The first of them. */
  move: string
  points: number
  pupils: number[]
  cause: string | null
}

/** The commonest mistake of a round: “5 of 24 took 2+3×4 for 20”. */
export interface ClassMistake {
  /** Null: these answers have no single explanation. */
  cause: string | null
  /** The calculation. */
  text: string
  said: number
  value: string
  count: number
  /** How many answered. */
  of: number
}

/** A cause that was seen at a pupil often enough to name it. */
export interface ClassCause {
  cause: string
  count: number
}

/** A pupil as the desk sees one. */
export interface DeskPupil {
  number: number
  animal: Animal
  colour: Colour
  status: "in" | "out" | "waiting"
  online: boolean
  /** Milliseconds since they last did something, or since their round began; null: they have not begun. */
  idle: number | null
  answered: boolean
  /** Their answer in this round; null: none yet. */
  right: boolean | null
  help: boolean
  /** Five wrong pictures: let in by `admit` or `reset`. */
  shut_out: boolean
  sum: number
  mean: number
  played: number
  causes: ClassCause[]
  /** Mistakes that they got right the next time. */
  slips: number
  match: string | null
}

/** A table of the class. */
export interface ClassSeats {
  match: string
  /** The pupils of each seat; an empty one is a computer player. */
  seats: number[][]
  over: boolean
  /** The winning seats, once it is over. */
  winners: number[]
}

/** A set of tasks, and how far it has been worked through. */
export interface ClassSetInfo {
  number: number
  tasks: number
  /** By pupil: how many tasks are right. */
  done: Record<string, number>
}

/** An answer that the teacher collected, in the order in which they are to be shown. */
export interface ClassSnapshot {
  number: number
  activity: number
  round: number
  pupil: number
  game: string
  move: string
  points: number
  right: boolean
  shown: boolean
}

/** The class as its teacher sees it. */
export interface ClassDesk {
  t: "class_desk"
  class: string
  activity: number
  /** Counted from 1; 0 before the first. */
  round: number
  phase: RoundPhase
  paused: boolean
  /** Milliseconds until this phase ends by itself, at the moment of sending; while paused they stand. */
  left: number | null
  /** How long the phase lasts. */
  whole: number | null
  now: number
  /** The deal in notation, as the reader has it; a pupil sits at seat 1 and is to move. */
  view: string | null
  scores: number[]
  /** Null also while it is being computed. */
  top: ClassShown | null
  example: ClassShown | null
  present: number
  answered: number
  groups: DeskGroup[]
  mistake: ClassMistake | null
  pupils: DeskPupil[]
  tables: ClassSeats[]
  sets: ClassSetInfo[]
  snapshots: ClassSnapshot[]
  won: boolean | null
  /** What can be done now; the first is what is usually done. */
  next: DeskAction[]
  approve: boolean
  /** After how many days the class is erased. */
  days: number
  /** Whether anything was wrong in any round: there can be a set, and a worksheet. */
  missed: boolean
}

/** Equal answers of a round. */
export interface ClassGroup {
  /** What they are grouped by: the result that was named, or the move. */
  text: string
  count: number
  /** On the wall null before the reveal. */
  right: boolean | null
}

export interface ClassRanked {
  place: number
  /** Null where names are hidden. */
  pupil: ClassPupil | null
  sum: number
  mean: number
}

/** A board on the wall: of a table, or of a pupil with a board of their own. */
export interface ClassThumbnail {
  match: string | null
  /** Its number, as the desk has it; 0: it is a pupil's own board. */
  table: number
  /** Empty where names are hidden. */
  pupils: ClassPupil[]
  view: string
  scores: number[]
  over: boolean
}

/** The snapshot that is on the wall. */
export interface WallSnapshot {
  game: string
  /** Of the activity that it is from; another one may run by now. */
  ruleset: RulesetInfo
  move: string
  /** The position after it, or before it where the answer can't be laid. */
  view: string
  points: number
  right: boolean
  /** Null where names are hidden. */
  pupil: ClassPupil | null
}

export interface WallSet {
  number: number
  tasks: number
  /** How many pupils have begun. */
  working: number
  /** How many have all of them right. */
  done: number
}

/** The class as it is projected. */
export interface ClassWall {
  t: "class_wall"
  class: string
  activity: number
  /** Counted from 1; 0 before the first. */
  round: number
  phase: RoundPhase
  paused: boolean
  /** Milliseconds until this phase ends by itself, at the moment of sending; while paused they stand. */
  left: number | null
  /** How long the phase lasts. */
  whole: number | null
  now: number
  /** The deal in notation, as the reader has it; a pupil sits at seat 1 and is to move. */
  view: string | null
  scores: number[]
  present: number
  answered: number
  /** Those who are here, in the order of joining; in the lobby always, later only where names are shown. */
  pupils: ClassPupil[]
  /** From the moment the round is closed. */
  groups: ClassGroup[]
  /** From the reveal on. */
  top: ClassShown | null
  example: ClassShown | null
  mistake: ClassMistake | null
  /** After a reveal, where ranking is on. */
  ranking: ClassRanked[]
  boards: ClassThumbnail[]
  snapshot: WallSnapshot | null
  sets: WallSet[]
  won: boolean | null
}

/** This connection no longer reads the class. */
export interface ClassGone {
  t: "class_gone"
  class: string
  /** The pupil continues on another device; or the class was erased. */
  why: "elsewhere" | "erased"
}

export interface Me {
  name: string
  face: Face
}

export interface Named {
  name?: string | null
  /** Null: the one they have, or for a new guest any. */
  face?: Face | null
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
  /** Help for this seat alone. */
  help?: boolean
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
  /** Show which tiles are in the bag and on the others' racks, together. */
  unseen?: boolean
  /** Begin with this one, in notation; null: as games begin. Then every seat is its maker's or a computer player's. */
  position?: string | null
}

export interface TableMade {
  match: string
  links: Links
}

/** A game that is over, at which you sat. */
export interface FinishedGame {
  match: string
  game: string
  ruleset: string
  /** The server's clock. */
  ended: number
  /** Who sat there; nobody of them is online or away any more. */
  seats: SeatInfo[]
  yours: number[]
  scores: number[]
  winners: number[]
  /** The token of its replay, for those whom you show it to. */
  watch: string
}

/** Some of your finished games, those that ended last first. */
export interface FinishedGames {
  games: FinishedGame[]
  /** The `after` of those that ended before them; null: there are no more. */
  next: string | null
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
  /** What the players are waited for then, as in `clocks`; empty: nobody is. */
  wait: string
  /** False for entries that were taken back, and for the note that took them back. */
  stands: boolean
  /** The score card of a placement. */
  lines: ScoredLine[]
}

export interface Replayed {
  game: string
  ruleset: RulesetInfo
  /** The rules in canonical TOML. */
  ruleset_text: string
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

/** The best move of one entry, and of later ones. */
export interface BestMoves {
  seq: number
  seat: number
  move: string | null
  points: number
  lines: ScoredLine[]
  /** As many as were found in a moment: a page that steps on need not ask again. */
  more: BestMove[]
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
  /** Whether nothing can be made here: then an exchange or a pass needs no question. */
  nothing: boolean
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
  /** More pieces may still make legal what was refused. */
  unfinished: boolean
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

/** A record of a game that is over. */
export interface ReviewWanted {
  text: string
  /** Slower, and surer. */
  deep?: boolean
}

/** The sentence is `review-fact-` and the code. */
export interface ReviewFact {
  code: string
  values: Record<string, number | string>
}

/** Moves that are the same decision. */
export interface ReviewClass {
  key: string
  move: string
  moves: number
  points: number
  kept: string
  share: number
  error: number
  gap_error: number
  exact: boolean
  looked: boolean
  margin: number | null
  shares: number[]
}

export interface ReviewDecision {
  played: number
  loss: number
  error: number
  established: boolean
  counts: boolean
  size: MistakeSize
  most: number | null
  kinds: string[]
  facts: ReviewFact[]
  classes: ReviewClass[]
}

export interface ReviewTurn {
  seq: number
  seat: number | null
  owner: number | null
  move: string
  kind: TurnKind
  stage: string
  points: number
  before: number[]
  after: number[]
  luck: number[]
  skill: number[]
  rest: number[]
  exact: boolean
  decision: ReviewDecision | null
}

export interface ReviewLevel {
  level: number
  low: number
  high: number
}

export interface ReviewLost {
  decisions: number
  mistakes: number
  loss: number
}

export interface ReviewTotals {
  seat: number
  start: number
  end: number
  luck: number
  luck_others: number
  skill: number
  rest: number
  decisions: number
  mistakes: Record<string, number>
  loss: number
  loss_error: number
  error_rate: number | null
  accuracy: number | null
  points: number
  most: number
  top_share: number | null
  level: ReviewLevel | null
  stages: Record<string, ReviewLost>
  kinds: Record<string, ReviewLost>
}

/** All of a review but its turns. */
export interface ReviewHead {
  format: number
  game: string
  ruleset: string
  judge: string
  budget: string
  headline: Headline
  players: string[]
  seats: number
  entries: number
  complete: boolean
  start: number[]
  end: number[]
  reason: string
  turning: number[]
  totals: ReviewTotals[]
}

/** A review as far as it is made. It is final when its head is complete and all turns have come. */
export interface Reviewing {
  id: string
  /** How many turns come before these: as many as were asked for with `after`. */
  first: number
  /** How many turns there are by now; those that did not fit are asked for with `after`. */
  judged: number
  turns: ReviewTurn[]
  /** null: it waits for its turn, and nothing is judged yet. */
  head: ReviewHead | null
}

/** Such a record, the number of an entry, and a move in its place, in notation. */
export interface MoveTried {
  text: string
  seq: number
  move: string
  deep?: boolean
}

/** What the next player would make of a move. */
export interface ReviewReply {
  seat: number
  /** Where a throw comes first, the square that it would cover. */
  move: string
  points: number
  throws: number | null
  of: number | null
}

/** What another move would have been worth. */
export interface TriedMove {
  seq: number
  move: string
  /** Whether it is as good as the best. */
  right: boolean
  /** How far it is behind the best, in win share. */
  loss: number
  valued: ReviewClass
  /** Every class that is as good as the best. */
  as_good: ReviewClass[]
  /** To one that is not. */
  reply: ReviewReply | null
  /** The position after it, in notation. */
  position: string
  /** The score card of a placement. */
  lines: ScoredLine[]
}

/** A position in notation, and the rules that it is one of: a preset (null: the first) or a text, and options changed on top of it. */
export interface PositionGiven {
  game: string
  position: string
  text?: string | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
}

/** A position from which a game can go on. */
export interface PositionInfo {
  game: string
  ruleset: RulesetInfo
  /** The rules in canonical TOML. */
  ruleset_text: string
  position: string
  seats: number
  scores: number[]
  /** The seats that may move; none while something is to be drawn or thrown. */
  to_act: number[]
}

export interface PositionMovesWanted {
  game: string
  position: string
  text?: string | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
  /** Slower, and surer. */
  deep?: boolean
}

/** What there is to do in a position, best first, as far as the one who moves can know it. */
export interface PositionMoves {
  seat: number
  /** The chance of each seat to win, to those who know all of the position. */
  shares: number[]
  classes: ReviewClass[]
}

export interface PositionMoveTried {
  game: string
  position: string
  text?: string | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
  /** Slower, and surer. */
  deep?: boolean
  move: string
}

export interface PositionPrinted {
  game: string
  position: string
  text?: string | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
  paper?: "a4" | "letter"
  ink?: "colour" | "saving"
  lang?: string
  signs?: "school" | "tiles" | null
}

/** A lesson at one click. Its words are `class-preset-KEY` and `class-preset-KEY-about`. */
export interface ClassPreset {
  key: string
  kind: "deal" | "dice" | "lesson" | "set" | "tables"
  game: string
  ruleset: string
  options: Record<string, OptionValue>
  board: "common" | "own" | "top"
  seconds: number | null
  rounds: number | null
  size: number
  pairs: boolean
}

export interface NewClass {
  /** The teacher's language: of names at tables and of printed sheets. */
  lang?: string
  /** After how many days everything about it is erased. */
  days?: number
}

/** A class as its teacher has it. */
export interface OwnClass {
  id: string
  code: string
  /** The token of the wall: /wall/ID#TOKEN. */
  wall: string
  phase: "closed" | "open"
  made: number
  /** When everything about it is erased. */
  erased: number
  pupils: number
}

export interface ClassMade {
  id: string
  code: string
  /** The token of the wall: /wall/ID#TOKEN. */
  wall: string
  phase: "closed" | "open"
  made: number
  /** When everything about it is erased. */
  erased: number
  pupils: number
  /** Six recovery words, shown once: keys of `animal-…` or `picture-…` in the catalogue. */
  words: string[]
}

/** Back to a class without its cookie. Words may be keys, or those of any language, parted where they have spaces. */
export interface Recovery {
  code: string
  words: string[]
}

export interface ClassCode {
  code: string
}

/** What a pupil needs to join: who is there already, as animals and colours. */
export interface ClassFound {
  id: string
  code: string
  lang: string
  phase: "closed" | "open"
  locked: boolean
  full: boolean
  taken: ClassPupil[]
  /** As whom this cookie has joined. */
  you: ClassPupil | null
}

/** Join, or come back: an animal and a colour that are taken take the pictures with which they joined. */
export interface Joining {
  code: string
  animal: Animal
  colour: Colour
  secret: Picture[]
}

export interface Joined {
  id: string
  pupil: ClassPupil
  status: "in" | "out" | "waiting"
  /** Whether the pupil was here before. */
  back: boolean
}

/** Fields that are missing or null stay as they are. */
export interface ClassChanges {
  locked?: boolean | null
  /** Whether pupils who join wait for the teacher. */
  approve?: boolean | null
  names?: boolean | null
  ranking?: boolean | null
  mistakes?: boolean | null
  days?: number | null
}

export interface ClassPause {
  on: boolean
}

/** `admit`: approve, let back in, or after five wrong pictures; `reset`: the same, and the next one to come as this animal chooses new pictures; `helped`: the hand goes down. */
export interface PupilChange {
  do: "admit" | "helped" | "remove" | "reset"
}

/** It is stored; the change comes over the socket. */
export interface Accepted {
  now: number
}

/** A preset, and what is different from it. */
export interface NewActivity {
  preset: string
  /** `lesson`: ten minutes of a preset of deals. */
  kind?: "deal" | "dice" | "lesson" | "set" | "tables" | null
  board?: "common" | "own" | "top" | null
  /** 0: no limit. */
  seconds?: number | null
  rounds?: number | null
  ruleset?: string | null
  options?: Record<string, OptionValue> | null
}

export interface ActivityMade {
  activity: number
}

/** `open`: the next round; `more`: thirty seconds more. */
export interface RoundChange {
  do: "close" | "more" | "open" | "reveal"
}

/** The tables of an activity. A pupil left over plays against a computer player. */
export interface NewSeating {
  /** `late`: tables for those who have none, next to those that play. */
  how: "hand" | "late" | "random" | "result" | "rotate"
  size?: number | null
  /** By hand: the pupils of each table. */
  tables?: number[][]
  /** Of computer players. */
  level?: string | null
}

/** Collect a pupil's answer of the current round. */
export interface NewSnapshot {
  pupil: number
}

export interface SnapshotMade {
  snapshot: number
}

/** The snapshots that stay, in their order, and the one that is on the wall. */
export interface SnapshotChanges {
  order: number[]
  shown?: number | null
}

/** A set of the class's own mistakes, the commonest first. */
export interface NewSet {
  tasks?: number
}

export interface SetMade {
  set: number
  tasks: number
}

export interface SetTask {
  number: number
  text: string
  done: boolean
  tries: number
}

export interface SetTasks {
  set: number
  tasks: SetTask[]
}

export interface TaskAnswer {
  task: number
  said: number
}

export interface TaskVerdict {
  right: boolean
  /** The one rule that explains a wrong answer, by its code. */
  cause: string | null
}

/** What is stored about a class, for the page that says so. */
export interface StoredRows {
  classes: number
  pupils: number
  activities: number
  rounds: number
  answers: number
  attempts: number
  snapshots: number
  tables: number
  /** When all of it is erased. */
  erased: number
}

/** All that a client can send. */
export type Said =
  | Enter
  | Leave
  | Sit
  | Stand
  | Close
  | Start
  | Give
  | Move
  | Try
  | Hint
  | TakeBack
  | Reach
  | Possible
  | Card
  | Say
  | Mute
  | Hand
  | Abandon
  | Rematch
  | Lobby
  | Home
  | Ping
  | ClassEnter
  | ClassLeave
  | ClassAnswer
  | ClassDraft
  | ClassGive
  | ClassHelp

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
  | ClassInfo
  | ClassRound
  | ClassDesk
  | ClassWall
  | ClassGone

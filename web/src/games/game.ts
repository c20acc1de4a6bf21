// What the page asks of a game. Each game has a folder here and answers all of it in two objects: a light card, which is
// there from the first screen on, and the game itself, which is loaded where it is played, replayed, taught or shown.
import type { Component, Snippet } from "svelte"
import type Board from "../board/Board.svelte"
import type { Live } from "../lib/live.svelte.ts"
import type { Sum } from "../lib/text.ts"
import type { LogEntry, Material, RulesetInfo, ScoredLine, TaskInfo, Verdict } from "../lib/wire.ts"
import type { Told } from "../rules/guide.ts"

/** What is known of a game before anybody opens it. */
export interface Card {
  key: string
  /** Its small sign, on a tile. */
  mark: string
  /** A piece of its board in the middle of a game. Nothing to operate. Null: there is none. */
  Picture: Component | null
  /** The preset that is over soonest; null: the server's first. */
  first: string | null
  /** The preset of the whole game, where the first one is a shorter one. */
  full: string | null
  /** The presets for children, the easiest first. */
  children: ForChildren[]
  /** Whether two people may play as one side. */
  pairs: boolean
  /** What can be printed of it. */
  sheets: string[]
  /** Whether its rules are told, with examples, and taught task by task. */
  taught: boolean
  load: () => Promise<Game>
}

export interface ForChildren {
  ruleset: string
  /** The word of the catalogue on its button. */
  word: string
  /** What is calculated with. */
  signs: string
}

/** All that the page knows of a game. */
export interface Game {
  /** Its middle of a table: the board, what is in hand, and what can be done. */
  Game: Component<GameProps>
  Still: Component<StillProps>
  /** What a move was made of; null where the page can't tell. */
  Pieces: Component<PiecesProps> | null
  /** How a move was calculated; null where moves have no lines. */
  Lines: Component<LinesProps> | null
  /** The pictures of the game in a minute by the rules of a table, one a step. */
  guide: (told: Told) => GuideStep[]
  /** A move as people read it in a list. `sum` writes its sums, or says them aloud. */
  said: (move: string, sum?: Sum) => string
  /** The same without the total that its player announced, for where the points stand beside it. */
  bare: (move: string, sum?: Sum) => string
  /** What a contest made of the move before it, as their entries in the log tell it. */
  contested: (made: LogEntry, contest: LogEntry) => Contested
  /** The squares that a move covers. */
  covered: (move: string) => string[]
  /** The position in which a move lies on the board that was never made; nothing else of it changes. */
  withMove: (position: string, move: string, seat: number, material: Material) => string
  /** Where a position is set up: loaded only there. */
  editor: () => Promise<Editing>
  /** What led to the position of a task, as far as the position tells it. `other` is the seat that the learner does not have. */
  past: (task: Pick<TaskInfo, "view" | "scores">, other: number) => LogEntry[]
}

export interface Editing {
  Editor: Component<EditorProps>
  /** A board on which nothing lies yet. */
  empty: (ruleset: RulesetInfo, seats: number) => string
}

export interface EditorProps {
  /** What is set up. */
  position: string
  /** What is drawn: the same, or that with a move on it, on the squares that are marked. */
  shown: string
  marked: string[]
  ruleset: RulesetInfo
  names: string[]
  /** How many may play. */
  counts: number[]
  onchange: (position: string) => void
}

export interface Contested {
  /** Null where the entries alone don't tell. */
  cameTo: Verdict["came_to"] | null
  /** What the move is worth now. */
  points: number
}

export interface GameProps {
  live: Live
  /** Between the turns of people on one device it hangs where the hand is, and the hand is not shown. */
  curtain?: Snippet | null
}

/** A position to look at, with some of its squares marked. */
export interface StillProps {
  /** In notation; nothing at all is the empty board. */
  position: string
  ruleset: RulesetInfo
  marked?: string[]
  /** Of the seats, for those who hear the board. */
  names?: string[]
}

/** What a board that is looked at has in addition where it is set up. */
export interface Touched {
  cursor?: { x: number; y: number }
  grid?: Board | undefined
  onpick?: (x: number, y: number, event: MouseEvent) => void
  onkey?: (event: KeyboardEvent) => void
}

export interface PiecesProps {
  /** The position in which it was made. */
  before: string
  seat: number
  /** What chance did last before it. */
  chance: string
}

export interface LinesProps {
  lines: ScoredLine[]
  points: number
}

export interface GuideStep {
  pieces: GuidePiece[]
  /** What is not allowed is shown crossed out. */
  crossed?: boolean
}

/** A sign between pieces, or a piece itself. */
export type GuidePiece = { sign: string } | { Piece: Component<Record<string, unknown>>; props: Record<string, unknown> }

/** A piece with its properties, which are checked here. */
export function piece<Props extends Record<string, unknown>>(Piece: Component<Props>, props: Props): GuidePiece {
  return { Piece: Piece as unknown as Component<Record<string, unknown>>, props }
}

/** Some keys, and under which word of the catalogue (`keys-…`) it stands what they do. Keys with a name are `key-…` there. */
export type KeyLine = [keys: string[], does: string]

export const SIDES = ["←", "→"]
export const ARROWS = [...SIDES, "↑", "↓"]
/** On every board that something lies on. */
export const NEXT: KeyLine = [["N"], "next"]
/** What is read out at every table; `hand` is the word for what the reader holds. */
export const readOut = (hand: string): KeyLine[] => [
  [["R"], hand],
  [["T"], "totals"],
  [["L"], "last"],
]
/** The same for `aria-keyshortcuts`. */
export const READ_OUT = "R T L"

// A moment of a game at which a move can be tried: a turn of a record, or a position that somebody has set up.
import { positions } from "../analyse/api.ts"
import { api } from "../lib/api.ts"
import type { LogEntry, PositionGiven, PositionInfo, Replayed, ReviewTurn, RulesetInfo, State, TriedMove } from "../lib/wire.ts"

export interface Moment {
  key: string
  game: string
  ruleset: RulesetInfo
  /** The position, in notation. */
  view: string
  seat: number
  scores: number[]
  wait: State["clocks"]["wait"]
  /** What happened before. */
  log: LogEntry[]
  value: (move: string, deep: boolean) => Promise<TriedMove>
}

/** The position in which an entry was made. */
export function before(replay: Replayed, seq: number): string {
  return replay.entries[seq - 2]?.position ?? replay.start
}

export function momentOf(replay: Replayed, text: string, { seq, seat }: ReviewTurn): Moment {
  const past = replay.entries.slice(0, seq - 1)
  const last = past.at(-1)
  return {
    key: `review-${seq}`,
    game: replay.game,
    ruleset: replay.ruleset,
    view: before(replay, seq),
    seat: seat!,
    scores: last?.scores ?? [],
    wait: last?.wait || "turn",
    log: past.map((entry) => [entry.seq, entry.seat, entry.move, entry.points, entry.total, entry.clock]),
    value: (move, deep) => api.reviewMove(text, seq, move, deep),
  }
}

export function momentAt(given: PositionGiven, { game, ruleset, position, scores }: PositionInfo, seat: number): Moment {
  return { key: "position", game, ruleset, view: position, seat, scores, wait: "turn", log: [], value: (move, deep) => positions.move({ ...given, move, deep }) }
}

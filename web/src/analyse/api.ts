// REST for positions that somebody sets up: loaded where they are.
import { call, json } from "../lib/api.ts"
import type { PositionGiven, PositionInfo, PositionMoves, PositionMovesWanted, PositionMoveTried, PositionPrinted, TriedMove } from "../lib/wire.ts"

export const positions = {
  read: (given: PositionGiven) => json<PositionInfo>("POST", "/positions", given),
  moves: (wanted: PositionMovesWanted) => json<PositionMoves>("POST", "/positions/moves", wanted),
  move: (tried: PositionMoveTried) => json<TriedMove>("POST", "/positions/moves/one", tried),
  print: async (wanted: PositionPrinted) => (await call("POST", "/positions/print", wanted)).blob(),
}

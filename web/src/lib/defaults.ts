// What somebody plays who has chosen nothing yet.
import type { GameKey } from "./protocol.ts"

export const GAMES: GameKey[] = ["calculissimo", "contig60"]
/** The preset that is over soonest. */
export const FIRST_RULES: Record<GameKey, string> = { calculissimo: "short", contig60: "contig60" }
/** + and − alone. */
export const CHILDREN_RULES = "junior"
/** Until the server has told which levels there are: most likely the second, which `gentle` chooses. */
export const FIRST_LEVEL = "level-2"

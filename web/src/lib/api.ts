// REST: what is not live. Every failure is a Refusal with a code.
import { Refusal, SERVER_AWAY } from "./refusal.ts"
import type {
  BestMoves,
  ClassFound,
  Face,
  FinishedGames,
  GameInfo,
  Here,
  Invitation,
  Judged,
  Lesson,
  Me,
  NewTable,
  Refusal as Refused,
  Replayed,
  Reviewing,
  Rules,
  RulesetGiven,
  TableMade,
  TokenMade,
  TriedMove,
} from "./wire.ts"

export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { "content-type": "application/json" }
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, init)
  } catch {
    throw new Refusal(SERVER_AWAY)
  }
  if (response.ok) return response
  if (response.status >= 502 && response.status <= 504) throw new Refusal(SERVER_AWAY)
  const told = (await response.json().catch(() => null)) as Partial<Refused> | null
  throw new Refusal(told?.why ?? "failed", told?.details ?? {})
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T
}

export const api = {
  me: () => json<Me>("GET", "/me"),
  become: (name: string | null, face: Face | null = null) => json<Me>("POST", "/me", { name, face }),
  look: (face: Face) => json<Me>("PUT", "/me/face", face),
  rename: (name: string) => json<Me>("PUT", "/me", { name }),
  forget: () => call("DELETE", "/me"),
  transfer: () => json<TokenMade>("POST", "/me/transfer", {}),
  adopt: (token: string) => json<Me>("POST", "/me/adopt", { token }),
  games: () => json<GameInfo[]>("GET", "/games"),
  myGames: (most: number, after: string | null = null) =>
    json<FinishedGames>("GET", `/me/games?most=${most}${after === null ? "" : `&after=${after}`}`),
  make: (table: NewTable) => json<TableMade>("POST", "/tables", table),
  redeem: (code: string) => json<Invitation>("POST", "/codes", { code }),
  findClass: (code: string) => json<ClassFound>("POST", "/classes/find", { code }),
  ruleset: (given: RulesetGiven) => json<Rules>("POST", "/rulesets", given),
  record: async (match: string, token?: string) =>
    (await call("GET", `/records/${match}${token ? `?token=${token}` : ""}`)).text(),
  replay: (text: string) => json<Replayed>("POST", "/replay", { text }),
  best: (text: string, seq: number) => json<BestMoves>("POST", "/replay/best", { text, seq }),
  review: (text: string, deep: boolean) => json<Reviewing>("POST", "/reviews", { text, deep }),
  reviewAfter: (id: string, after: number) => json<Reviewing>("GET", `/reviews/${id}?after=${after}`),
  reviewMove: (text: string, seq: number, move: string, deep: boolean) => json<TriedMove>("POST", "/reviews/moves", { text, seq, move, deep }),
  printed: async (game: string) => (await call("GET", `/examples/printed?game=${game}`)).text(),
  lesson: (game: string) => json<Lesson>("GET", `/lessons/${game}`),
  lessonMove: (game: string, task: string, move: string) => json<Judged>("POST", `/lessons/${game}/${task}`, { move }),
  here: () => json<Here>("GET", "/here"),
}

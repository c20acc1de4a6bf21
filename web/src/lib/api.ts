// REST: what is not live. Every failure is a Refusal with a code.
import { Refusal, SERVER_AWAY } from "./refusal.ts"
import type { GameInfo, Judged, Lesson, NewTable, Links, OptionValue, Replay, RulesetInfo, ScoredLine, GameKey } from "./protocol.ts"

async function call(method: string, path: string, body?: unknown): Promise<Response> {
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
  const told = (await response.json().catch(() => null)) as { why?: string; details?: Record<string, unknown> } | null
  throw new Refusal(told?.why ?? "failed", told?.details ?? {})
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T
}

export const api = {
  me: () => json<{ name: string }>("GET", "/me"),
  become: (name: string | null) => json<{ name: string }>("POST", "/me", { name }),
  rename: (name: string) => json<{ name: string }>("PUT", "/me", { name }),
  forget: () => call("DELETE", "/me"),
  transfer: () => json<{ token: string }>("POST", "/me/transfer", {}),
  adopt: (token: string) => json<{ name: string }>("POST", "/me/adopt", { token }),
  games: () => json<GameInfo[]>("GET", "/games"),
  make: (table: NewTable) => json<{ match: string; links: Links }>("POST", "/tables", table),
  redeem: (code: string) => json<{ match: string; invite: string }>("POST", "/codes", { code }),
  ruleset: (game: GameKey, from: { text?: string; ruleset?: string; options?: Record<string, OptionValue> }) =>
    json<RulesetInfo & { text: string }>("POST", "/rulesets", { game, ...from }),
  record: async (match: string, token?: string) =>
    (await call("GET", `/records/${match}${token ? `?token=${token}` : ""}`)).text(),
  replay: (text: string) => json<Replay>("POST", "/replay", { text }),
  best: (text: string, seq: number) =>
    json<{ seq: number; seat: number; move: string | null; points: number; lines: ScoredLine[] }>("POST", "/replay/best", {
      text,
      seq,
    }),
  printed: async (game: GameKey) => (await call("GET", `/examples/printed?game=${game}`)).text(),
  lesson: (game: GameKey) => json<Lesson>("GET", `/lessons/${game}`),
  lessonMove: (game: GameKey, task: string, move: string) => json<Judged>("POST", `/lessons/${game}/${task}`, { move }),
  here: () => json<{ origins: string[]; local: boolean }>("GET", "/here"),
}

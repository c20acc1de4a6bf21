// Why something was refused: the server's code, or one of ours when the server could not be asked.

export class Refusal extends Error {
  readonly why: string
  readonly details: Record<string, unknown>
  /** A move that may still become right when it goes on. */
  readonly unfinished: boolean

  constructor(why: string, details: Record<string, unknown> = {}, unfinished = false) {
    super(why)
    this.why = why
    this.details = details
    this.unfinished = unfinished
  }
}

export const SERVER_AWAY = "server_away"
/** The browser kept no cookie, so the server can't know us again. */
export const STORAGE_OFF = "storage_off"

export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("failed")
}

// The one WebSocket. It comes back by itself, says again what was not answered, and never says a move twice:
// each message keeps its id, and the server knows the ids of the moves it has taken.
import { Refusal, SERVER_AWAY } from "./refusal.ts"
import type { Face, Said, State, Told, Welcome } from "./wire.ts"

/** Of each kind of message alone: `Omit` by itself keeps only what all of them have. */
export type Without<Message, Fields extends PropertyKey> = Message extends unknown ? Omit<Message, Fields> : never

/** A message that has no id yet. */
export type Question = Without<Said, "id">
/** What a message can be answered with, if it is not refused. */
export type Answer = Extract<Told, { re: string }> | State

interface Waiting {
  text: string
  /** Said again after a lost connection. */
  lasting: boolean
  resolve: (answer: Answer) => void
  reject: (refusal: Refusal) => void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
/** How often the server is asked whether it is there: two of these without a word, and nobody is. */
const BEAT = 12_000
/** Why the server may close a connection that is to come back by itself; after anything else a person decides. */
const PASSING = ["shutdown", "too_slow"]

/** `WebSocket.CONNECTING`. */
const CONNECTING = 0

type Listener = (told: Told) => void
type Opener = (url: string) => WebSocket

export class Connection {
  status = $state<"closed" | "opening" | "open" | "away">("closed")
  name = $state<string | null>(null)
  face = $state.raw<Face | null>(null)
  /** Why the server closed the connection for good, e.g. because the guest was forgotten. */
  ended = $state<string | null>(null)

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #listeners = new Set<Listener>()
  #openers = new Set<() => void>()
  #prefix = crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), "")
  #count = 0
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  /** Whether nothing was heard since the last beat. */
  #silent = false
  #make: Opener

  constructor(make: Opener = (url) => new WebSocket(url)) {
    this.#make = make
  }

  open(): void {
    if (this.#socket !== null) return
    clearTimeout(this.#timer)
    if (this.status === "closed") this.status = "opening"
    this.ended = null
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`
    const socket = this.#make(url)
    this.#socket = socket
    this.#silent = false
    clearInterval(this.#heartbeat)
    this.#heartbeat = setInterval(() => this.#beat(), BEAT)
    socket.onmessage = (event) => {
      // What was given up may still speak.
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Told)
    }
    socket.onclose = () => this.#lost(socket)
  }

  /** A new connection, because who we are has changed. */
  reopen(): void {
    const socket = this.#socket
    this.#socket = null
    // Browsers complain about one that is closed before it was there.
    if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
    this.status = "opening"
    this.open()
  }

  /** Once the server has greeted us. */
  welcomed(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.whenOpen(() => {
        queueMicrotask(() => stop())
        resolve()
      })
    })
  }

  /** Called on every connection, the first and those after a loss. */
  whenOpen(listener: () => void): () => void {
    this.#openers.add(listener)
    if (this.status === "open") listener()
    return () => this.#openers.delete(listener)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Say something and hear the answer. A `lasting` message is said again after a lost connection. */
  ask(question: Question, lasting = false): Promise<Answer> {
    const id = `${this.#prefix}.${(this.#count += 1)}`
    const text = JSON.stringify({ ...question, id })
    this.open()
    return new Promise((resolve, reject) => {
      if (this.status !== "open" && !lasting) {
        reject(new Refusal(SERVER_AWAY))
        return
      }
      this.#waiting.set(id, { text, lasting, resolve, reject })
      if (this.status === "open") this.#send(text)
    })
  }

  #hear(told: Told): void {
    this.#silent = false
    if (told.t === "welcome") this.#welcomed(told)
    else if (told.t === "bye") this.#ended(told.why)
    else if (told.t === "refused") this.#refused(told.re, new Refusal(told.why, told.details, told.unfinished))
    else if ("re" in told) this.#answered(told.re, told)
    else if (told.t === "state") this.#movesIn(told)
    for (const listener of this.#listeners) listener(told)
  }

  #welcomed({ name, face }: Welcome): void {
    this.name = name
    this.face = face
    this.status = "open"
    this.#pause = FIRST_PAUSE
    for (const opener of this.#openers) opener()
    for (const { text } of this.#waiting.values()) this.#send(text)
  }

  /** What is sent while the socket closes would be lost with an error; `#lost` comes then, and what is lasting is said again. */
  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  #ended(why: string): void {
    if (!PASSING.includes(why)) this.ended = why
  }

  /** A connection can die without a word, on a phone most of all: from one beat to the next something must be heard. */
  #beat(): void {
    const socket = this.#socket
    if (socket !== null && this.#silent) {
      socket.close()
      // The event of the close waits for the other side's answer, and a dead link gives none.
      this.#lost(socket)
      return
    }
    this.#silent = true
    if (this.status === "open") this.ask({ t: "ping" }).catch(() => undefined)
  }

  #answered(re: string, answer: Answer): void {
    this.#waiting.get(re)?.resolve(answer)
    this.#waiting.delete(re)
  }

  #refused(re: string | null, refusal: Refusal): void {
    if (re === null) return
    this.#waiting.get(re)?.reject(refusal)
    this.#waiting.delete(re)
  }

  /** An accepted move has no answer of its own: the log's entry carries its id. */
  #movesIn(state: State): void {
    if (this.#waiting.size === 0) return
    for (const entry of state.log.slice(-40)) if (entry[6] != null) this.#answered(entry[6], state)
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#socket = null
    clearInterval(this.#heartbeat)
    for (const [id, waiting] of this.#waiting) {
      if (waiting.lasting) continue
      waiting.reject(new Refusal(SERVER_AWAY))
      this.#waiting.delete(id)
    }
    this.status = "away"
    if (this.ended !== null) return
    this.#timer = setTimeout(() => this.open(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}

export const connection = new Connection()

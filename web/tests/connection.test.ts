import { beforeEach, expect, test, vi } from "vitest"
import { Connection } from "../src/lib/connection.svelte.ts"

class FakeSocket {
  static all: FakeSocket[] = []
  sent: string[] = []
  readyState: number = WebSocket.OPEN
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.onclose?.()
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(): void {
    this.tell({ t: "welcome", version: 1, name: "Ana", now: 0 })
  }

  get last(): Record<string, string> {
    return JSON.parse(this.sent.at(-1)!) as Record<string, string>
  }
}

function opened(): [Connection, FakeSocket] {
  const connection = new Connection(() => new FakeSocket() as unknown as WebSocket)
  connection.open()
  const socket = FakeSocket.all.at(-1)!
  socket.welcome()
  return [connection, socket]
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" })
})

test("a question is answered by the message with its id", async () => {
  const [connection, socket] = opened()
  const asked = connection.ask({ t: "ping" })
  socket.tell({ t: "pong", re: socket.last["id"], now: 5 })
  expect(await asked).toMatchObject({ t: "pong", now: 5 })
})

test("a refusal carries its code", async () => {
  const [connection, socket] = opened()
  const asked = connection.ask({ t: "sit", match: "k3x" })
  socket.tell({ t: "refused", re: socket.last["id"], why: "seat_taken", details: { seat: 2 } })
  await expect(asked).rejects.toMatchObject({ why: "seat_taken", details: { seat: 2 } })
})

test("an accepted move is known by its id in the log", async () => {
  const [connection, socket] = opened()
  const moved = connection.ask({ t: "move", match: "k3x", seq: 2, move: "pass" }, true)
  const log = [[3, 1, "pass", [0], [60], 9, socket.last["id"]]]
  socket.tell({ t: "state", match: "k3x", seq: 3, log })
  expect(await moved).toMatchObject({ t: "state", seq: 3 })
})

test("a move is said again, with the same id, when the connection was lost", () => {
  const [connection, socket] = opened()
  void connection.ask({ t: "move", match: "k3x", seq: 2, move: "pass" }, true)
  const said = socket.sent.at(-1)
  socket.close()
  expect(connection.status).toBe("away")
  vi.advanceTimersByTime(300)
  const next = FakeSocket.all.at(-1)!
  expect(next).not.toBe(socket)
  next.welcome()
  expect(next.sent).toContain(said)
})

test("what is not lasting is refused when the connection is lost", async () => {
  const [connection, socket] = opened()
  const asked = connection.ask({ t: "try", match: "k3x", seq: 2, move: "pass" })
  socket.close()
  await expect(asked).rejects.toMatchObject({ why: "server_away" })
})

test.each(["shutdown", "too_slow"])("after a bye for %s it comes back by itself", (why) => {
  const [connection, socket] = opened()
  socket.tell({ t: "bye", why })
  socket.close()
  expect(connection.ended).toBeNull()
  vi.advanceTimersByTime(300)
  expect(FakeSocket.all.length).toBe(2)
})

test.each(["flood", "too_large", "forgotten"])("after a bye for %s a person decides", (why) => {
  const [connection, socket] = opened()
  socket.tell({ t: "bye", why })
  socket.close()
  expect(connection.ended).toBe(why)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
  connection.reopen()
  expect(FakeSocket.all.length).toBe(2)
})

/** On a dead line nothing arrives, the answer to a close least of all. */
function dead(socket: FakeSocket): void {
  socket.close = () => undefined
}

test("a line that dies without a word is noticed within 25 seconds, and a move is said again on the next", () => {
  const [connection, socket] = opened()
  dead(socket)
  void connection.ask({ t: "move", match: "k3x", seq: 2, move: "pass" }, true)
  const said = socket.sent.at(-1)
  vi.advanceTimersByTime(25_000)
  expect(connection.status).toBe("away")
  const next = FakeSocket.all.at(-1)!
  expect(next).not.toBe(socket)
  next.welcome()
  expect(connection.status).toBe("open")
  expect(next.sent).toContain(said)
})

test("nothing is sent on a line that closes, and what is lasting is said on the next", async () => {
  const [connection, socket] = opened()
  socket.readyState = WebSocket.CLOSING
  const before = socket.sent.length
  const asked = connection.ask({ t: "ping" })
  void connection.ask({ t: "move", match: "k3x", seq: 1, move: "pass" }, true)
  expect(socket.sent.length).toBe(before)
  socket.close()
  await expect(asked).rejects.toMatchObject({ why: "server_away" })
  vi.advanceTimersByTime(60_000)
  const next = FakeSocket.all.at(-1)!
  next.welcome()
  expect(next.last).toMatchObject({ t: "move", move: "pass" })
})

test("what a line that was given up says later counts for nothing", () => {
  const [connection, socket] = opened()
  dead(socket)
  vi.advanceTimersByTime(25_000)
  socket.tell({ t: "bye", why: "forgotten" })
  expect(connection.ended).toBeNull()
})

test("a line that never opens is given up as well", () => {
  const connection = new Connection(() => new FakeSocket() as unknown as WebSocket)
  connection.open()
  dead(FakeSocket.all[0]!)
  vi.advanceTimersByTime(25_000)
  expect(FakeSocket.all.length).toBe(2)
})

test("a line on which the server answers stays", () => {
  const [connection, socket] = opened()
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(12_100)
    socket.tell({ t: "pong", re: socket.last["id"], now: 5 })
  }
  expect(connection.status).toBe("open")
  expect(FakeSocket.all.length).toBe(1)
})

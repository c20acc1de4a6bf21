// What the log tells about the board: the square that was covered last, and the dice that were thrown last.
import type { LogEntry, TaskInfo } from "../../lib/wire.ts"
import { readSentence, type Place, type Position } from "./notation.ts"

/** The square that was covered last and is still covered. */
export function lastCovered(log: LogEntry[], board: Position["board"], where: Map<string, Place>): string | null {
  for (const entry of [...log].reverse()) {
    const square = entry[1] === null ? undefined : readSentence(entry[2])?.square
    const place = square === undefined ? undefined : where.get(square)
    if (place !== undefined) return board[place.y]?.[place.x] ? square! : null
  }
  return null
}

/** The dice of the last throw, also when the next one has not come yet. */
export function lastThrow(log: LogEntry[]): { seq: number; dice: number[] } | null {
  const entry = [...log].reverse().find((one) => one[1] === null && one[2].startsWith("roll "))
  return entry === undefined ? null : { seq: entry[0], dice: diceOf(entry[2]) }
}

/** The dice of a throw; none where it is another move. */
export function diceOf(move: string): number[] {
  return move.startsWith("roll ") ? move.split(" ").slice(1).map(Number) : []
}

/** What led to the position of a task, as far as the position tells it: the dice, a pass, a sentence that may be contested. */
export function past(task: Pick<TaskInfo, "view" | "scores">, other: number): LogEntry[] {
  const [, , , dice = "", , flags = ""] = task.view.split(" ")
  const said = /said:([^;]+)/.exec(flags)?.[1] ?? (flags.includes("passed:") ? "pass" : null)
  const log: LogEntry[] = [[1, null, `roll ${dice.replaceAll(",", " ")}`, [], [], 0]]
  if (said !== null) log.push([2, other, said, [0], [task.scores[other - 1]!], 0])
  return log
}

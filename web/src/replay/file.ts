// A record in a file: read as text, or refused with a reason before anybody reads it.
import { Refusal } from "../lib/refusal.ts"

const LONGEST = 200_000 // letters, as the server has it (MAX_RECORD)

/** Letters of a file, or a refusal. A letter may have several bytes: what could still be short enough is the server's to refuse. */
export async function readFile(file: File): Promise<string> {
  if (file.size > 2 * LONGEST) throw new Refusal("record_too_large", { limit: LONGEST })
  try {
    return await file.text()
  } catch {
    throw new Refusal("record_not_utf8") // a folder, for example
  }
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { isRecord, parsedJson } from '../../scene/values'
import { linesOf } from '../card/orders/lines'

/** What tells a file of orders from others: its bytes, and whether its words depend on the day on which it is sent. */
export interface SentFile {
  digest: string // SHA-256, in hex
  takesQuoteOfToday: boolean
}

/** Reads it once. @throws where it cannot be read */
export async function readSentFile(file: string): Promise<SentFile> {
  const hash = createHash('sha256')
  async function* hashedParts(): AsyncGenerator<Uint8Array> {
    for await (const part of createReadStream(file)) {
      hash.update(part as Uint8Array)
      yield part as Uint8Array
    }
  }
  let takesQuoteOfToday = false
  for await (const { text } of linesOf(hashedParts())) takesQuoteOfToday ||= isOfToday(text ?? '')
  return { digest: hash.digest('hex'), takesQuoteOfToday }
}

/** An order with neither a date nor words of its own. */
function isOfToday(text: string): boolean {
  const data = parsedJson(text)
  return isRecord(data) && (data.date ?? data.content ?? null) === null
}

import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import { CommandError, reasonOf, usageError } from '../commandError'
import { decodedAs, looksLikeGbk, utf16Of, WHICH_ENCODINGS } from '../../../text/decoded'

/** stdin is Node's own stream: an idle descriptor could not be aborted. */
export async function* orderLines(file: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const stream = file === '-' ? process.stdin : createReadStream(file)
  if (signal) addAbortSignal(signal, stream)
  try {
    yield* linesOf(stream as AsyncIterable<Uint8Array>)
  } catch (cause) {
    throw new CommandError(`--orders ${file === '-' ? 'stdin' : file}: ${reasonOf(cause)}`, 2, { cause })
  } finally {
    stream.destroy()
  }
}

/** null for stdin. */
export async function countLines(file: string): Promise<number | null> {
  if (file === '-') return null
  if (file === '') throw usageError('--orders is empty')
  const handle = await open(file).catch((error: unknown) => {
    throw usageError(`--orders ${file}: ${reasonOf(error)}`)
  })
  try {
    if (!(await handle.stat()).isFile()) return null
    let count = 0
    for await (const { text } of linesOf(
      handle.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>,
    ))
      if (text?.trim() !== '') count++
    return count
  } catch (error) {
    throw usageError(`--orders ${file}: ${reasonOf(error)}`)
  } finally {
    await handle.close()
  }
}

export type Line = { number: number; text: string } | { number: number; text: null; reason: string }

const NEWLINE = 10

/** Holds one line at a time. Once a line is GBK, the later ones are. */
export async function* linesOf(
  parts: AsyncIterable<Uint8Array>,
  mostBytes = 1_000_000,
): AsyncGenerator<Line> {
  let held: Uint8Array[] = []
  let size = 0
  let number = 0
  let isGbk = false
  const end = (): Line => {
    const bytes = Buffer.concat(held)
    const isTooLong = size > mostBytes
    held = []
    size = 0
    number += 1
    if (isTooLong) return { number, text: null, reason: 'it is longer than 1 MB' }
    let text = decodedAs('utf-8', bytes, number > 1)
    isGbk ||= text === null && looksLikeGbk(bytes)
    if (text === null && isGbk) text = decodedAs('gb18030', bytes)
    if (text === null) return { number, text, reason: WHICH_ENCODINGS }
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text }
  }
  const hold = (part: Uint8Array) => {
    size += part.length
    if (size > mostBytes) held = []
    else if (part.length > 0) held.push(part)
  }
  for await (const part of inBytesOfAscii(parts)) {
    let from = 0
    for (let to = part.indexOf(NEWLINE); to >= 0; to = part.indexOf(NEWLINE, from)) {
      hold(part.subarray(from, to))
      yield end()
      from = to + 1
    }
    hold(part.slice(from)) // a copy: the stream may reuse its chunk
  }
  if (size > 0) yield end()
}

/** UTF-16 becomes UTF-8, in which, as in GBK, a newline is one byte. */
async function* inBytesOfAscii(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = new Uint8Array()
  let decoder: TextDecoder | null | undefined
  const encoder = new TextEncoder()
  for await (const part of parts) {
    let whole = part
    if (decoder === undefined) {
      head = Buffer.concat([head, part])
      if (head.length < 2) continue
      whole = head
      const utf16 = utf16Of(head)
      decoder = utf16 && new TextDecoder(utf16, { fatal: true })
    }
    yield decoder ? encoder.encode(decoder.decode(whole, { stream: true })) : whole
  }
  if (decoder === undefined && head.length > 0) yield head
}

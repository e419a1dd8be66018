/** `text` is null if the line is too long; numbers start at 1. */
export interface Line {
  number: number
  text: string | null
}

const NEWLINE = 10

/**
 * One line is in memory at a time, none too long. Byte-order mark and carriage returns are removed; a last
 * line without an
 * end counts.
 */
export async function* linesOf(
  parts: AsyncIterable<Uint8Array>,
  mostBytes = 1_000_000,
): AsyncGenerator<Line> {
  let held: Uint8Array[] = []
  let size = 0
  let number = 0
  const end = (): Line => {
    const text = size > mostBytes ? null : textOf(held, number === 0)
    held = []
    size = 0
    return { number: ++number, text }
  }
  const hold = (part: Uint8Array) => {
    size += part.length
    if (size > mostBytes) held = []
    else if (part.length > 0) held.push(part)
  }
  for await (const part of parts) {
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

function textOf(parts: readonly Uint8Array[], isFirst: boolean): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: !isFirst }).decode(Buffer.concat(parts))
  return text.endsWith('\r') ? text.slice(0, -1) : text
}

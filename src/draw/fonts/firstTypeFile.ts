/** Small parts of a card's font files, with only its characters: a line of JSON, then the files' bytes. */

export interface FirstTypePart {
  family: string
  italic: boolean
  weight: string // as in a font-face rule
  characters: string
  bytes: Uint8Array<ArrayBuffer> // WOFF2
}

type Header = Omit<FirstTypePart, 'bytes'> & { length: number }

const END_OF_LINE = 10

export function writeFirstType(parts: readonly FirstTypePart[]): Uint8Array<ArrayBuffer> {
  const header = parts.map(({ bytes, ...part }): Header => ({ ...part, length: bytes.length }))
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`)
  const file = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes.length, line.length))
  file.set(line)
  let at = line.length
  for (const { bytes } of parts) {
    file.set(bytes, at)
    at += bytes.length
  }
  return file
}

/** Returns null if these are no such parts, or not all of them. */
export function readFirstType(file: Uint8Array): FirstTypePart[] | null {
  const start = file.indexOf(END_OF_LINE) + 1
  try {
    const header = JSON.parse(new TextDecoder().decode(file.subarray(0, start))) as Header[]
    let at = start
    const parts = header.map(({ length, ...part }) => ({ ...part, bytes: file.slice(at, (at += length)) }))
    return at === file.length ? parts : null
  } catch {
    return null
  }
}

/** Small parts of a card's font files, with only its characters: a line of JSON, then the files' bytes. */

export interface FirstTypePart {
  family: string
  italic: boolean
  weight: string // as in a font-face rule
  characters: string
  bytes: Uint8Array<ArrayBuffer> // WOFF2
}

export type FirstTypeHeader = Omit<FirstTypePart, 'bytes'> & { length: number }

const END_OF_LINE = 10

/** Returns null if these are no such parts, or not all of them. */
export function readFirstType(file: Uint8Array): FirstTypePart[] | null {
  const start = file.indexOf(END_OF_LINE) + 1
  try {
    const header = JSON.parse(new TextDecoder().decode(file.subarray(0, start))) as FirstTypeHeader[]
    let at = start
    const parts = header.map(({ length, ...part }) => ({ ...part, bytes: file.slice(at, (at += length)) }))
    return at === file.length ? parts : null
  } catch {
    return null
  }
}

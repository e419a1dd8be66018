/** Offsets are UTF-16, in the whole text. */
export interface HardLine {
  content: string
  start: number
  end: number
}

/** A break at the very end starts no further line. */
export function hardLines(text: string): HardLine[] {
  const lines: HardLine[] = []
  let start = 0
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const contentEnd = found < 0 ? text.length : found
    const end = found < 0 ? text.length : found + 1
    lines.push({ content: text.slice(start, contentEnd), start, end })
    start = end
  }
  return lines
}

/** A line as the text was written. UTF-16 offsets into the whole text. */
export interface HardLine {
  content: string // without its line break
  start: number
  end: number // line break included
}

/** Parts of a text between its line breaks; a break at the very end starts no further line. */
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

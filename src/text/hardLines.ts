import { clausesOf, isRegularVerse } from './metre'

/** Offsets are UTF-16, in the whole text. */
export interface HardLine {
  content: string
  start: number
  end: number
}

/** A break at the very end starts no further line. A quatrain is four lines, typed so or not. */
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
  return lines.length === 1 ? linesOfQuatrain(lines[0]!) : lines
}

function linesOfQuatrain(line: HardLine): HardLine[] {
  const clauses = clausesOf(line.content)
  return isRegularVerse(clauses) ? linesOfClauses(line, clauses) : [line]
}

export function linesOfClauses(
  line: HardLine,
  clauses: readonly { start: number; end: number }[],
): HardLine[] {
  return clauses.map(({ start, end }, at) => ({
    content: line.content.slice(start, end),
    start: line.start + start,
    end: at === clauses.length - 1 ? line.end : line.start + end,
  }))
}

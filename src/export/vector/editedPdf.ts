/** A text in a PDF and what takes its place. */
export interface PdfEdit {
  from: number
  to: number
  text: string
}

/**
 * A PDF with some of its dictionaries edited, of whatever length: its table of places (PDF 1.4, 3.4.3) follows. One table only, and
 * no compressed one, as the engine writes it. @throws {Error} for any other
 */
export function editedPdf(pdf: Buffer, edits: readonly PdfEdit[]): Buffer {
  const text = pdf.toString('latin1') // a byte a character
  const inOrder = edits.toSorted((one, other) => one.from - other.from)
  const moved = (place: number) =>
    inOrder.reduce(
      (sum, { from, to, text: now }) => (from < place ? sum + now.length - (to - from) : sum),
      place,
    )
  const [table = '', places, start] =
    /\nxref\n0 \d+\n((?:\d{10} \d{5} [fn] ?\r?\n)+)[\s\S]*startxref\n(\d+)\n/.exec(text) ?? []
  if (places === undefined || start === undefined) throw new Error('a PDF without a table of places')
  const tail = table
    .replace(
      places,
      places.replaceAll(/^\d{10}(?= \d{5} n)/gm, (place) => String(moved(Number(place))).padStart(10, '0')),
    )
    .replace(`startxref\n${start}`, `startxref\n${moved(Number(start))}`)
  const at = text.indexOf(table)
  let body = ''
  let from = 0
  for (const edit of inOrder) {
    body += text.slice(from, edit.from) + edit.text
    from = edit.to
  }
  return Buffer.from(body + text.slice(from, at) + tail + text.slice(at + table.length), 'latin1')
}

/** An edit for each place that matches. */
export function editsOf(pdf: Buffer, pattern: RegExp, textOf: (match: RegExpExecArray) => string): PdfEdit[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: textOf(match),
  }))
}

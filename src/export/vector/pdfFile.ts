import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { deflateSync, inflateSync } from 'node:zlib'
import type { DrawnVectors } from './vectorCardFile'

const POINTS_PER_INCH = 72

/** The page has no bleed. Text stays text in embedded font subsets: selectable, searchable. */
export function pdfFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const scale = POINTS_PER_INCH / pxPerInch
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  const document = new PDFDocument({ title, author, creator: 'Quotidian', rasterDPI: pxPerInch })
  const page = document.beginPage(Math.ceil(width), Math.ceil(height)) as unknown as SKRSContext2D
  page.scale(scale, scale)
  page.drawCanvas(canvas, 0, 0)
  document.endPage()
  const pdf = document.close()
  return editedPdf(pdf, [...sizeEdits(pdf, width, height), ...engineEdits(pdf)])
}

/** The engine rounds pages up to whole points, up to 1/3 mm. */
function sizeEdits(pdf: Buffer, width: number, height: number): PdfEdit[] {
  const box = ['0', tidy(Math.ceil(height) - height), tidy(width), tidy(Math.ceil(height))].join(' ')
  return editsOf(pdf, /\/MediaBox \[[\d. ]+\]/g, () => `/MediaBox [${box}]\n/TrimBox [${box}]`)
}

export function engineEdits(pdf: Buffer): PdfEdit[] {
  return [...strokeOpacityEdits(pdf), ...apostropheEdits(pdf)]
}

/**
 * The engine names a glyph by its lowest character: in fonts that draw ʻ ʼ as ‘ ’, don’t would be found as
 * donʼt.
 */
function apostropheEdits(pdf: Buffer): PdfEdit[] {
  const head = /<<\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/g
  return [...pdf.toString('latin1').matchAll(head)].flatMap(({ 0: whole, 1: length, index: from }) => {
    const start = from + whole.length
    const to = start + Number(length)
    const table = inflateSync(pdf.subarray(start, to)).toString('latin1')
    const named = table.replaceAll(/(?<=> )<02B([BC])>$/gm, (_, end) => (end === 'B' ? '<2018>' : '<2019>'))
    if (named === table || !table.includes('begincmap')) return []
    const packed = deflateSync(named).toString('latin1')
    return { from, to, text: `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}` }
  })
}

/**
 * The engine sets only the opacity of fills (ca); poppler paints transparent gradients by that of lines (CA).
 * Sets both.
 */
function strokeOpacityEdits(pdf: Buffer): PdfEdit[] {
  return editsOf(pdf, /<<\/ca ([\d.]+)(?=\n\/BM)/g, ([, opacity]) => `<</CA ${opacity}\n/ca ${opacity}`)
}

function tidy(points: number): string {
  return String(Number(points.toFixed(4)))
}

interface PdfEdit {
  from: number
  to: number
  text: string
}

/**
 * Updates the cross-reference table (PDF 1.4, 3.4.3), a single uncompressed one.
 * @throws {Error} for any other
 */
export function editedPdf(pdf: Buffer, edits: readonly PdfEdit[]): Buffer {
  const text = pdf.toString('latin1') // one character per byte
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

export function editsOf(pdf: Buffer, pattern: RegExp, textOf: (match: RegExpExecArray) => string): PdfEdit[] {
  return [...pdf.toString('latin1').matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: textOf(match),
  }))
}

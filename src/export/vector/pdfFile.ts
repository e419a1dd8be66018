import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { editedPdf, editsOf, type PdfEdit } from './editedPdf'
import type { DrawnVectors } from './vectorCardFile'

const POINTS_PER_INCH = 72

/**
 * A PDF of one page, exactly as large as the card: paper is cut there, and there is no bleed beyond it. Text is text, in embedded
 * parts of its fonts: it can be selected and searched.
 */
export function pdfFile({ canvas, pxPerInch, title, author }: DrawnVectors): Buffer {
  const scale = POINTS_PER_INCH / pxPerInch
  const [width, height] = [canvas.width * scale, canvas.height * scale]
  const document = new PDFDocument({ title, author, creator: 'Quotidian', rasterDPI: pxPerInch })
  const page = document.beginPage(Math.ceil(width), Math.ceil(height)) as unknown as SKRSContext2D
  page.scale(scale, scale)
  page.drawCanvas(canvas, 0, 0)
  document.endPage()
  const pdf = document.close()
  return editedPdf(pdf, [...sizeEdits(pdf, width, height), ...strokeOpacityEdits(pdf)])
}

/** The engine's pages are whole points, which is up to a third of a millimetre too much: what is beyond the card is cut off. */
function sizeEdits(pdf: Buffer, width: number, height: number): PdfEdit[] {
  const box = ['0', tidy(Math.ceil(height) - height), tidy(width), tidy(Math.ceil(height))].join(' ')
  return editsOf(pdf, /\/MediaBox \[[\d. ]+\]/g, () => `/MediaBox [${box}]\n/TrimBox [${box}]`)
}

/**
 * The engine sets the opacity of fills (ca) and leaves that of lines (CA) as the last line had it, which is right; but poppler
 * paints gradients with transparent ends by CA, and a brush stroke after a faint line was faint. So both are set.
 */
export function strokeOpacityEdits(pdf: Buffer): PdfEdit[] {
  return editsOf(pdf, /<<\/ca ([\d.]+)(?=\n\/BM)/g, ([, opacity]) => `<</CA ${opacity}\n/ca ${opacity}`)
}

function tidy(points: number): string {
  return String(Number(points.toFixed(4)))
}

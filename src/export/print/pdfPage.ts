import {
  concatTransformationMatrix,
  drawObject,
  grayscale,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib'
import type { Box } from '../../scene/nodes'
import type { CropMark, PrintSheet } from '../../print/sheet'
import { PT_PER_MM, ptBox, setSheetBoxes } from './sheetBoxes'

const MARK_PT = 0.25

/** A page of a PDF as large as a sheet, placed upon by mm from its upper left corner. */
export interface PdfPage {
  addJpeg: (file: Uint8Array, box: Box) => Promise<void>
  /** Pixels of three bytes, deflated by zlib. */
  addPixels: (deflated: Uint8Array, size: { widthPx: number; heightPx: number }, box: Box) => void
  addMarks: (marks: readonly CropMark[]) => void
}

/** Adds a page with its trim and bleed boxes. */
export function addPdfPage(document: PDFDocument, sheet: PrintSheet): PdfPage {
  const { widthMm, heightMm } = sheet
  const page = document.addPage([widthMm * PT_PER_MM, heightMm * PT_PER_MM])
  setSheetBoxes(page, sheet)
  return {
    addJpeg: async (file, box) => page.drawImage(await document.embedJpg(file), ptBox(box, sheet)),
    addPixels: (deflated, size, box) => addPixels(document, page, deflated, size, ptBox(box, sheet)),
    addMarks: (marks) => {
      for (const { from, to } of marks) {
        const ends = [from, to].map(({ x, y }) => ({ x: x * PT_PER_MM, y: (heightMm - y) * PT_PER_MM }))
        page.drawLine({ start: ends[0]!, end: ends[1]!, thickness: MARK_PT, color: grayscale(0) })
      }
    },
  }
}

/** The library deflates a PNG anew, on the page's own thread: these bytes go in as they are. */
function addPixels(
  document: PDFDocument,
  page: PDFPage,
  deflated: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { x, y, width, height }: Box,
): void {
  const picture = document.context.stream(deflated, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: widthPx,
    Height: heightPx,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  })
  const name = page.node.newXObject('Words', document.context.register(picture))
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  )
}

/**
 * Print sheets as a PDF: each card a picture at 300 dpi in its true size, words beside it drawn by our own engine as pictures too
 * (fonts in a PDF would have to be cut to their characters, by which Chinese is known to lose some: next to none of it is text),
 * crop marks as lines. One sheet, one card, one strip at a time: what grows is the file.
 */
import {
  PDFDocument,
  concatTransformationMatrix,
  drawObject,
  grayscale,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { rasterPaintContext } from '../../draw/rasterPaintContext'
import type { Pictures } from '../../draw/pictures/images'
import { bleedBox, type PlacedCard, type PrintSheet, type CropMark } from '../../print/sheet'
import type { Scene, Box } from '../../scene/nodes'
import { paintedStrip, rgbOf, wordStrips } from './wordStrips'
import { PT_PER_MM, ptBox, setSheetBoxes } from './sheetBoxes'

const MARK_PT = 0.25

const OBJECTS_A_TURN = 20

export interface PrintWorld {
  /** A placed card as a JPEG of the pixels of `printedShape`. */
  drawCard: (card: PlacedCard) => Promise<Uint8Array>
  /** What is beside the cards of a sheet, its fonts loaded; null where there is nothing. */
  layoutWords: (sheet: PrintSheet) => Promise<Scene | null>
  pictures: Pictures
  turn: () => Promise<void> // the page answers in between
  signal: AbortSignal
  /** Cards drawn so far, in the order of the sheets. */
  onDrawn: (count: number) => void
}

/**
 * The sheets as one file.
 * @param about what the file says of itself
 * @throws the signal's reason, and what drawing throws
 */
export async function printedPdf(
  sheets: readonly PrintSheet[],
  about: { title: string; language: string },
  world: PrintWorld,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(about.title)
  document.setLanguage(about.language)
  document.setProducer('Quotidian')
  document.setCreator('Quotidian')
  let drawn = 0
  for (const sheet of sheets) {
    const page = addPdfPage(document, sheet)
    await addWords(page, sheet, world)
    for (const card of sheet.cards) {
      world.signal.throwIfAborted()
      await page.addJpeg(await world.drawCard(card), bleedBox(card))
      world.onDrawn(++drawn)
    }
    page.addMarks(sheet.marks)
  }
  world.signal.throwIfAborted()
  return document.save({ objectsPerTick: OBJECTS_A_TURN })
}

async function addWords(page: PdfPage, sheet: PrintSheet, world: PrintWorld): Promise<void> {
  const scene = await world.layoutWords(sheet)
  if (!scene) return
  const paintContext = rasterPaintContext('native', world.pictures)
  for (const strip of wordStrips(scene)) {
    world.signal.throwIfAborted()
    await world.turn()
    const canvas = paintedStrip(strip, paintContext)
    await world.turn()
    page.addPixels(await deflated(rgbOf(canvas)), strip, strip.box)
  }
}

/** As a zlib stream, by the engine, off the page's thread. */
async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A page of a PDF as large as a sheet, placed upon by mm from its upper left corner. */
interface PdfPage {
  addJpeg: (file: Uint8Array, box: Box) => Promise<void>
  /** Pixels of three bytes, deflated by zlib. */
  addPixels: (deflated: Uint8Array, size: { widthPx: number; heightPx: number }, box: Box) => void
  addMarks: (marks: readonly CropMark[]) => void
}

/** Adds a page with its trim and bleed boxes. */
function addPdfPage(document: PDFDocument, sheet: PrintSheet): PdfPage {
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

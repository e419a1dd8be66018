/** Pictures at 300 dpi, since subsetting fonts in a PDF can lose Chinese characters. */
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
import {
  bleedBox,
  type PlacedCard,
  type PrintSheet,
  type CropMark,
  printedPx,
  UNITS_PER_MM,
} from '../../print/sheet'
import type { Scene, Box, SceneNode } from '../../scene/nodes'
import { outsetBox } from '../../scene/box'
import type { PaintContext } from '../../draw/paintContext'
import { inkBox } from '../../draw/inkBox'
import { newCanvas } from '../../draw/newCanvas'
import { paintNodes } from '../../draw/paint/paintNodes'
import { moveNode } from '../../scene/moveNode'

const MARK_PT = 0.25

const OBJECTS_A_TURN = 20

export interface PrintWorld {
  /** a JPEG of the pixels of `printedShape` */
  drawCard: (card: PlacedCard) => Promise<Uint8Array>
  layoutWords: (sheet: PrintSheet) => Promise<Scene | null>
  pictures: Pictures
  turn: () => Promise<void> // lets the page respond in between
  signal: AbortSignal
  onDrawn: (count: number) => void
}

/** @throws the signal's reason, and drawing errors */
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

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

interface PdfPage {
  addJpeg: (file: Uint8Array, box: Box) => Promise<void>
  /** three bytes a pixel, deflated by zlib */
  addPixels: (deflated: Uint8Array, size: { widthPx: number; heightPx: number }, box: Box) => void
  addMarks: (marks: readonly CropMark[]) => void
}

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

/** The library would deflate a PNG again, on the page's thread. */
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

export const PT_PER_MM = 72 / 25.4

/** mm are off the upper left corner, points off the lower left. */
function ptBox({ x, y, width, height }: Box, { heightMm }: Pick<PrintSheet, 'heightMm'>): Box {
  return {
    x: x * PT_PER_MM,
    y: (heightMm - y - height) * PT_PER_MM,
    width: width * PT_PER_MM,
    height: height * PT_PER_MM,
  }
}

/** @param upPt the sheet's offset above the page's origin */
export function setSheetBoxes(page: PDFPage, sheet: PrintSheet, upPt = 0): void {
  const { widthMm, heightMm, trim, bleedMm } = sheet
  const boxOf = (box: Box): [number, number, number, number] => {
    const { x, y, width, height } = ptBox(box, sheet)
    return [x, y + upPt, width, height]
  }
  page.setMediaBox(...boxOf({ x: 0, y: 0, width: widthMm, height: heightMm }))
  page.setTrimBox(...boxOf(trim))
  page.setBleedBox(...boxOf(outsetBox(trim, bleedMm)))
}

/** At 300 dpi a whole A3 takes 70 MB and exceeds some phones' canvas. */
export interface WordStrip {
  box: Box // mm on the sheet
  widthPx: number
  heightPx: number
  topPx: number // the strip's top on the sheet at 300 dpi
  nodes: readonly SceneNode[]
}

const STRIP_PX = 1_024
const MM_PER_PX = 25.4 / 300
const PX_PER_UNIT = 1 / MM_PER_PX / UNITS_PER_MM
const PAPER = '#ffffff'

export function wordStrips({ width, height, live }: Scene): WordStrip[] {
  const widthPx = printedPx(width / UNITS_PER_MM)
  const wholePx = printedPx(height / UNITS_PER_MM)
  const inks = live.map((node) => ({ node, box: inkBox(node) }))
  return Array.from({ length: Math.ceil(wholePx / STRIP_PX) }, (_, at) => {
    const topPx = at * STRIP_PX
    const heightPx = Math.min(STRIP_PX, wholePx - topPx)
    const nodes = inks.filter(({ box }) => reaches(box, topPx, heightPx)).map(({ node }) => node)
    const box = {
      x: 0,
      y: topPx * MM_PER_PX,
      width: widthPx * MM_PER_PX,
      height: heightPx * MM_PER_PX,
    }
    return { box, topPx, widthPx, heightPx, nodes }
  }).filter(({ nodes }) => nodes.length > 0)
}

export function paintedStrip(
  { topPx, widthPx, heightPx, nodes }: WordStrip,
  paintContext: PaintContext,
): HTMLCanvasElement {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.fillStyle = PAPER
  ctx.fillRect(0, 0, widthPx, heightPx)
  ctx.scale(PX_PER_UNIT, PX_PER_UNIT)
  const moved = nodes.map((node) => moveNode(node, { x: 0, y: -topPx / PX_PER_UNIT }))
  paintNodes(ctx, moved, paintContext)
  return ctx.canvas
}

/** Frees the canvas's memory. */
export function rgbOf(canvas: HTMLCanvasElement): Uint8Array {
  const { width, height } = canvas
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!data) throw new Error('no 2d context')
  canvas.width = canvas.height = 1
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    rgb[3 * at] = data[4 * at]!
    rgb[3 * at + 1] = data[4 * at + 1]!
    rgb[3 * at + 2] = data[4 * at + 2]!
  }
  return rgb
}

function reaches({ y, height }: Box, topPx: number, heightPx: number): boolean {
  return y * PX_PER_UNIT < topPx + heightPx && (y + height) * PX_PER_UNIT > topPx
}

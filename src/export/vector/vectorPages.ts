import { PDFDocument as EnginePdf, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Card } from '../../card/card'
import { nodeMetrics, NO_PICTURES } from '../../draw/node/nodeCanvas'
import type { Pictures } from '../../draw/pictures/images'
import { FULL_VIEW } from '../../layout/view'
import { bleedBox, printedShape, wordsScene, type PlacedCard, type PrintSheet } from '../../print/sheet'
import type { Box, Scene } from '../../scene/nodes'
import { sceneOfCard, type CardFile } from '../cardFile'
import { fileSize } from '../fileSize'
import { PT_PER_MM, setSheetBoxes } from '../print/printedPdf'
import { drawnForPdf, editedPdf, engineEdits } from './vectorCardFile'

const MARK_MM = 0.25 / PT_PER_MM // a quarter of a point
const DPI = 300

interface PrintNeeds {
  cardOf: (key: string) => Card
  picturesFor: (cardPx: number) => Pictures
  onDrawn: (key: string, problems: Pick<CardFile, 'notices' | 'failedPictures'>) => void
}

/** One page per sheet. Non-vectors (see `vectorCardFile`) have 300 dpi. Deterministic. */
export async function vectorPages(
  sheets: readonly PrintSheet[],
  about: { title: string; language: string },
  needs: PrintNeeds,
): Promise<Uint8Array> {
  const engine = new EnginePdf({ title: about.title, creator: 'Quotidian', rasterDPI: DPI })
  for (const sheet of sheets) {
    const size = [sheet.widthMm, sheet.heightMm].map((mm) => Math.ceil(mm * PT_PER_MM)) as [number, number]
    const page = engine.beginPage(...size) as unknown as SKRSContext2D
    page.scale(PT_PER_MM, PT_PER_MM)
    drawWords(page, wordsScene(sheet, nodeMetrics), sheet)
    for (const placed of sheet.cards) await drawCard(page, placed, needs)
    drawMarks(page, sheet)
    engine.endPage()
  }
  const drawn = engine.close()
  return withBoxes(editedPdf(drawn, engineEdits(drawn)), sheets, about.language)
}

function drawWords(page: SKRSContext2D, scene: Scene, { widthMm, heightMm }: PrintSheet): void {
  if (scene.live.length === 0) return
  const canvas = drawnForPdf(scene, 1, NO_PICTURES)
  place(page, canvas, { x: 0, y: 0, width: widthMm, height: heightMm })
}

async function drawCard(
  page: SKRSContext2D,
  placed: PlacedCard,
  { cardOf, picturesFor, onDrawn }: PrintNeeds,
): Promise<void> {
  const print = printedShape(placed)
  const pictures = picturesFor(print.widthPx * print.heightPx)
  const { scene, failedPictures } = await sceneOfCard(cardOf(placed.key), pictures, { ...FULL_VIEW, print })
  const target = { widthPx: print.widthPx, heightPx: print.heightPx, mostBytes: null }
  const { ratio } = fileSize(scene, { scale: 1, widthPx: null, target })
  const canvas = drawnForPdf(scene, ratio, pictures)
  place(page, canvas, bleedBox(placed))
  onDrawn(placed.key, { notices: scene.notices, failedPictures })
}

function place(page: SKRSContext2D, canvas: Canvas, { x, y, width, height }: Box): void {
  page.save()
  page.beginPath()
  page.rect(x, y, width, height)
  page.clip()
  page.translate(x, y)
  page.scale(width / canvas.width, height / canvas.height)
  page.drawCanvas(canvas, 0, 0)
  page.restore()
  canvas.width = canvas.height = 1 // frees its memory
}

function drawMarks(page: SKRSContext2D, { marks }: PrintSheet): void {
  page.lineWidth = MARK_MM
  page.strokeStyle = '#000000'
  for (const { from, to } of marks) {
    page.beginPath()
    page.moveTo(from.x, from.y)
    page.lineTo(to.x, to.y)
    page.stroke()
  }
}

async function withBoxes(
  pdf: Uint8Array,
  sheets: readonly PrintSheet[],
  language: string,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }) // keeps the time out of the file
  document.setLanguage(language)
  for (const [at, page] of document.getPages().entries()) {
    const sheet = sheets[at]!
    setSheetBoxes(page, sheet, page.getHeight() - sheet.heightMm * PT_PER_MM)
  }
  return document.save()
}

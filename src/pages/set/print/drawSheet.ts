/** Draws sheets for the page, by the engine that prints them, in turns of a few milliseconds. In a chunk of its own. */
import type { Card } from '../../../card/card'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { FULL_VIEW } from '../../../layout/view'
import { printedShape, wordsScene, type PlacedCard, type PrintSheet } from '../../../print/sheet'
import { drawScene, sharpBox } from '../../shared/thumbnails/drawScene'
import { drawThumbnail } from '../../shared/thumbnails/drawThumbnail'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'
import { queueDrawing } from '../../shared/thumbnails/thumbnailQueue'

/** A card in its place; the returned function calls it off. */
export function queueCard(image: HTMLImageElement, card: Card, placed: PlacedCard): () => void {
  const print = printedShape(placed)
  const view = { ...FULL_VIEW, print }
  return queueDrawing((turns) =>
    showThumbnail(
      image,
      ['print', card, print],
      (box) => drawThumbnail(card, view, sharpBox(box), turns),
      turns,
    ),
  )
}

/** What a sheet says beside its cards. */
export function queueWords(image: HTMLImageElement, sheet: PrintSheet): () => void {
  return queueDrawing((turns) =>
    showThumbnail(
      image,
      ['words', wordsKey(sheet)],
      (box) => drawScene(() => wordsScene(sheet, browserMetrics), sharpBox(box), turns),
      turns,
    ),
  )
}

/** The words themselves, by any metrics: what a sheet says depends on choices that it does not name. */
function wordsKey(sheet: PrintSheet): string {
  const words = sheet.words({
    widthPx: () => 1,
    covers: () => true,
    inkEm: () => ({ x: 0, y: 0, width: 1, height: 1 }),
  })
  return JSON.stringify([
    sheet.widthMm,
    sheet.heightMm,
    words.map((node) => (node.type === 'text' ? [node.y, node.runs.map(({ text }) => text)] : 0)),
  ])
}

import type { Card } from '../../../card/card'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { FULL_VIEW } from '../../../layout/view'
import { printedShape, wordsScene, type PlacedCard, type PrintSheet } from '../../../print/sheet'
import { drawScene, sharpBox, drawThumbnail } from '../../shared/thumbnails/drawScene'
import { queueThumbnail } from '../../shared/thumbnails/showThumbnail'

/** It draws in turns of a few ms, in a chunk of its own. */

export function queuePicture(image: HTMLImageElement, card: Card): () => void {
  return queueThumbnail(image, ['sheet', card], (box, turns) =>
    drawThumbnail(card, FULL_VIEW, sharpBox(box), turns),
  )
}

export function queueCard(image: HTMLImageElement, card: Card, placed: PlacedCard): () => void {
  const print = printedShape(placed)
  const view = { ...FULL_VIEW, print }
  return queueThumbnail(image, ['print', card, print], (box, turns) =>
    drawThumbnail(card, view, sharpBox(box), turns),
  )
}

export function queueWords(image: HTMLImageElement, sheet: PrintSheet): () => void {
  return queueThumbnail(image, ['words', wordsKey(sheet)], (box, turns) =>
    drawScene(() => wordsScene(sheet, browserMetrics), sharpBox(box), turns),
  )
}

/** The text itself, by any metrics, since it depends on choices the sheet does not name. */
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

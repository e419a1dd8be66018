import { rasterPaintContext } from '../../draw/rasterPaintContext'
import { bleedBox, type PrintSheet } from '../../print/sheet'
import type { Box } from '../../scene/nodes'
import type { PrintWorld } from './printedPdf'
import { paintedStrip, wordStrips } from './wordStrips'

export interface PrintedPage {
  sheet: PrintSheet
  pictures: readonly { file: Blob; box: Box }[]
}

/** @throws the signal's reason, and drawing errors */
export async function printedPages(sheets: readonly PrintSheet[], world: PrintWorld): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = []
  let drawn = 0
  for (const sheet of sheets) {
    const pictures = await wordPictures(sheet, world)
    for (const card of sheet.cards) {
      world.signal.throwIfAborted()
      const file = new Blob([(await world.drawCard(card)) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })
      pictures.push({ file, box: bleedBox(card) })
      world.onDrawn(++drawn)
    }
    pages.push({ sheet, pictures })
  }
  world.signal.throwIfAborted()
  return pages
}

async function wordPictures(sheet: PrintSheet, world: PrintWorld): Promise<{ file: Blob; box: Box }[]> {
  const scene = await world.layoutWords(sheet)
  if (!scene) return []
  const paintContext = rasterPaintContext('native', world.pictures)
  const pictures: { file: Blob; box: Box }[] = []
  for (const strip of wordStrips(scene)) {
    world.signal.throwIfAborted()
    await world.turn()
    pictures.push({ file: await pngOf(paintedStrip(strip, paintContext)), box: strip.box })
  }
  return pictures
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  canvas.width = canvas.height = 1 // frees its memory
  if (!file) throw new Error('the browser returned no picture')
  return file
}

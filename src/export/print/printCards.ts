import type { Card } from '../../card/card'
import { browserFonts } from '../../draw/fonts/browserFonts'
import { browserMetrics } from '../../draw/fonts/browserMetrics'
import { nextTask } from '../../draw/tasks'
import { pictures } from '../../draw/pictures/images'
import { readyCard } from '../../draw/readyCard'
import { readyScene } from '../../draw/readyScene'
import { FULL_VIEW } from '../../layout/view'
import { printedShape, wordsScene, type PlacedCard, type PrintSheet, bleedBox } from '../../print/sheet'
import type { Scene, Box } from '../../scene/nodes'
import { exportCard } from '../exportCard'
import { sceneToExport } from '../exportError'
import { printedPdf, type PrintWorld, paintedStrip, wordStrips } from './printedPdf'
import './printDialog.css'
import { rasterPaintContext } from '../../draw/rasterPaintContext'

const SVG = 'http://www.w3.org/2000/svg'
const REMOVE_AFTER_MS = 600_000 // where no browser says that printing has ended

const QUALITY = 0.92

export interface PrintJob {
  sheets: readonly PrintSheet[]
  cardOf: (placed: PlacedCard) => Card
  about: { title: string; language: string }
  signal: AbortSignal
  onDrawn: (count: number) => void
}

export class PrintError extends Error {
  constructor(
    readonly key: string, // its day, or `THIS_CARD`
    cause: unknown,
  ) {
    super(`the card ${key} could not be drawn`, { cause })
    this.name = 'PrintError'
  }
}

/** @throws {PrintError} the signal's reason */
export async function printCards({ sheets, about, ...job }: PrintJob): Promise<Blob> {
  const file = await printedPdf(sheets, about, browserWorld(job))
  return new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

export async function printOnPaper({ sheets, about, ...job }: PrintJob): Promise<void> {
  await showPrintDialog(await printedPages(sheets, browserWorld(job)), about)
}

function browserWorld({ cardOf, signal, onDrawn }: Omit<PrintJob, 'sheets' | 'about'>): PrintWorld {
  return {
    drawCard: (placed) => drawnCard(cardOf(placed), placed, signal),
    layoutWords: (sheet) => wordLayouts(sheet, signal),
    pictures,
    turn: () => nextTask(signal),
    signal,
    onDrawn,
  }
}

async function drawnCard(card: Card, placed: PlacedCard, signal: AbortSignal): Promise<Uint8Array> {
  const print = printedShape(placed)
  try {
    const ready = sceneToExport(await readyCard(card, { ...FULL_VIEW, print }, signal))
    const target = { widthPx: print.widthPx, heightPx: print.heightPx, mostBytes: null }
    const { blob } = await exportCard(ready, {
      format: 'jpg',
      quality: QUALITY,
      scale: 1,
      widthPx: null,
      target,
    })
    return new Uint8Array(await blob.arrayBuffer())
  } catch (cause) {
    signal.throwIfAborted()
    throw new PrintError(placed.key, cause)
  }
}

async function wordLayouts(sheet: PrintSheet, signal: AbortSignal): Promise<Scene | null> {
  try {
    const layout = async () => {
      await nextTask(signal)
      const scene = wordsScene(sheet, browserMetrics)
      return scene.live.length > 0 ? scene : null
    }
    const outcome = await readyScene<Scene | null>(layout, { fonts: browserFonts }, signal)
    return outcome.status === 'ready' && outcome.scene === null ? null : sceneToExport(outcome).scene
  } catch (cause) {
    signal.throwIfAborted()
    throw new PrintError('', cause)
  }
}

/** Resolves once the dialog was requested. */
async function showPrintDialog(
  pages: readonly PrintedPage[],
  { title, language }: { title: string; language: string },
): Promise<void> {
  const [first] = pages
  if (!first) return
  const urls: string[] = []
  const sheets = document.createElement('div')
  sheets.className = 'printedSheets'
  sheets.lang = language
  sheets.append(...pages.map((page) => pageElement(page, urls)))
  const size = new CSSStyleSheet()
  size.replaceSync(`@page { size: ${first.sheet.widthMm}mm ${first.sheet.heightMm}mm; margin: 0 }`)
  const titleBefore = document.title
  const remove = () => {
    sheets.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size)
    document.title = titleBefore
    for (const url of urls) URL.revokeObjectURL(url)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, size]
  document.body.append(sheets)
  try {
    await Promise.all([...sheets.querySelectorAll('img')].map((image) => image.decode()))
  } catch (error) {
    remove()
    throw error
  }
  document.title = title // suggested as file name by PDF printers
  window.addEventListener('afterprint', remove, { once: true })
  setTimeout(remove, REMOVE_AFTER_MS)
  window.print()
}

function pageElement({ sheet, pictures }: PrintedPage, urls: string[]): HTMLElement {
  const page = document.createElement('div')
  page.style.width = `${sheet.widthMm}mm`
  page.style.height = `${sheet.heightMm}mm`
  for (const { file, box } of pictures) {
    const url = URL.createObjectURL(file)
    urls.push(url)
    const image = document.createElement('img')
    image.alt = ''
    image.src = url
    placeAt(image, box)
    page.append(image)
  }
  page.append(marksElement(sheet))
  return page
}

function marksElement({ widthMm, heightMm, marks }: PrintedPage['sheet']): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${widthMm} ${heightMm}`)
  for (const { from, to } of marks) {
    const line = document.createElementNS(SVG, 'line')
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }))
      line.setAttribute(name, String(value))
    drawing.append(line)
  }
  placeAt(drawing, { x: 0, y: 0, width: widthMm, height: heightMm })
  return drawing
}

function placeAt({ style }: HTMLElement | SVGElement, { x, y, width, height }: Box): void {
  style.left = `${x}mm`
  style.top = `${y}mm`
  style.width = `${width}mm`
  style.height = `${height}mm`
}

interface PrintedPage {
  sheet: PrintSheet
  pictures: readonly { file: Blob; box: Box }[]
}

async function printedPages(sheets: readonly PrintSheet[], world: PrintWorld): Promise<PrintedPage[]> {
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

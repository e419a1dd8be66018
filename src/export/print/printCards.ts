import type { Card } from '../../card/card'
import { browserFonts } from '../../draw/fonts/browserFonts'
import { browserMetrics } from '../../draw/fonts/browserMetrics'
import { nextTask } from '../../draw/nextTask'
import { pictures } from '../../draw/pictures/images'
import { readyCard } from '../../draw/readyCard'
import { readyScene } from '../../draw/readyScene'
import { FULL_VIEW } from '../../layout/view'
import { printedShape, wordsScene, type PlacedCard, type PrintSheet } from '../../print/sheet'
import type { Scene } from '../../scene/nodes'
import { exportCard } from '../exportCard'
import { sceneToExport } from '../sceneToExport'
import { printedPages } from './printedPages'
import { printedPdf, type PrintWorld } from './printedPdf'
import { showPrintDialog } from './printDialog'

const QUALITY = 0.92

/** What is printed, and who wants to know. */
export interface PrintJob {
  sheets: readonly PrintSheet[]
  cardOf: (placed: PlacedCard) => Card
  about: { title: string; language: string }
  signal: AbortSignal
  onDrawn: (count: number) => void
}

/** A card that could not be drawn. */
export class PrintError extends Error {
  constructor(
    readonly key: string, // its day, or `THIS_CARD`
    cause: unknown,
  ) {
    super(`the card ${key} could not be drawn`, { cause })
    this.name = 'PrintError'
  }
}

/**
 * Print sheets as a PDF, in this browser.
 * @throws {PrintError} the signal's reason
 */
export async function printCards({ sheets, about, ...job }: PrintJob): Promise<Blob> {
  const file = await printedPdf(sheets, about, browserWorld(job))
  return new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/**
 * The same sheets given to the system's dialog for printing.
 * @throws {PrintError} the signal's reason
 */
export async function printOnPaper({ sheets, about, ...job }: PrintJob): Promise<void> {
  await showPrintDialog(await printedPages(sheets, browserWorld(job)), about)
}

function browserWorld({ cardOf, signal, onDrawn }: Omit<PrintJob, 'sheets' | 'about'>): PrintWorld {
  return {
    drawCard: (placed) => drawnCard(cardOf(placed), placed, signal),
    layWords: (sheet) => laidWords(sheet, signal),
    pictures,
    turn: () => nextTask(signal),
    signal,
    onDrawn,
  }
}

/** The card as a JPEG of its printed pixels. */
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

async function laidWords(sheet: PrintSheet, signal: AbortSignal): Promise<Scene | null> {
  try {
    const lay = async () => {
      await nextTask(signal)
      const scene = wordsScene(sheet, browserMetrics)
      return scene.live.length > 0 ? scene : null
    }
    const outcome = await readyScene<Scene | null>(lay, { fonts: browserFonts }, signal)
    return outcome.status === 'ready' && outcome.scene === null ? null : sceneToExport(outcome).scene
  } catch (cause) {
    signal.throwIfAborted()
    throw new PrintError('', cause)
  }
}

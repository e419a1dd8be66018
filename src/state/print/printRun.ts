import { atom, type Atom, type Getter, type Setter } from 'jotai'
import type { Card } from '../../card/card'
import type { LanguageId } from '../../language/languages'
import { printedShape, type PlacedCard, type PrintSheet } from '../../print/sheet'
import { printChoiceAtom, type PrintKind } from './printChoice'
import { printedCardAtom } from './printSheets'

/** Progress of printing. `key`: the card that could not be drawn, '' for text beside the cards. */
export type PrintRun =
  | { status: 'idle' }
  | { status: 'drawing'; drawn: number; total: number }
  | { status: 'failed'; key: string | null } // null: not caused by a card

export interface PrintRequest {
  sheets: readonly PrintSheet[]
  title: string
  language: LanguageId
}

const runBaseAtom = atom<PrintRun>({ status: 'idle' })
const controlAtom = atom<AbortController | null>(null)

/** Bytes per printed pixel; typical values until one file is measured. */
const bytesPerPxAtom = atom<Record<PrintKind, number>>({ cards: 0.067, poster: 0.19, desk: 0.13 })

export const printRunAtom: Atom<PrintRun> = runBaseAtom

/** Estimated PDF size in bytes. */
export const printEstimateAtom = atom((get) => {
  const perPx = get(bytesPerPxAtom)[get(printChoiceAtom).kind]
  return (sheets: readonly PrintSheet[]) => perPx * pixelsOf(sheets)
})

type Draw<Out> = (
  print: typeof import('../../export/print/printCards'),
  job: import('../../export/print/printCards').PrintJob,
) => Promise<Out>

export const drawPdfAtom = atom(null, async (get, set, request: PrintRequest): Promise<Blob | null> => {
  const { kind } = get(printChoiceAtom)
  const file = await drawSheets(get, set, request, async ({ printCards }, job) => printCards(job))
  if (file) set(bytesPerPxAtom, { ...get(bytesPerPxAtom), [kind]: file.size / pixelsOf(request.sheets) })
  return file
})

export const printSheetsOnPaperAtom = atom(null, async (get, set, request: PrintRequest): Promise<void> => {
  await drawSheets(get, set, request, async ({ printOnPaper }, job) => {
    await printOnPaper(job)
    return null
  })
})

async function drawSheets(get: Getter, set: Setter, request: PrintRequest, draw: Draw<Blob | null>) {
  if (get(controlAtom)) return null
  const { sheets, title, language } = request
  const control = new AbortController()
  const total = sheets.reduce((sum, { cards }) => sum + cards.length, 0)
  const cardOf = get(printedCardAtom)
  set(controlAtom, control)
  set(runBaseAtom, { status: 'drawing', drawn: 0, total })
  try {
    const made = await draw(await import('../../export/print/printCards'), {
      sheets,
      cardOf: (placed) => cardIn(cardOf, placed),
      about: { title, language },
      signal: control.signal,
      onDrawn: (drawn) => set(runBaseAtom, { status: 'drawing', drawn, total }),
    })
    set(runBaseAtom, { status: 'idle' })
    return made
  } catch (error) {
    if (!control.signal.aborted) console.warn('print failed', error)
    set(runBaseAtom, control.signal.aborted ? { status: 'idle' } : { status: 'failed', key: keyIn(error) })
    return null
  } finally {
    set(controlAtom, null)
  }
}

export const cancelPrintAtom = atom(null, (get) => get(controlAtom)?.abort())

function cardIn(cardOf: (key: string) => Card | null, { key }: PlacedCard): Card {
  const card = cardOf(key)
  if (!card) throw new Error(`the card ${key} is not there`)
  return card
}

function keyIn(error: unknown): string | null {
  return error instanceof Error && 'key' in error && typeof error.key === 'string' ? error.key : null
}

function pixelsOf(sheets: readonly PrintSheet[]): number {
  const shapes = sheets.flatMap(({ cards }) => cards.map(printedShape))
  return Math.max(
    1,
    shapes.reduce((sum, { widthPx, heightPx }) => sum + widthPx * heightPx, 0),
  )
}

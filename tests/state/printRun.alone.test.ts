import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { THIS_CARD } from '../../src/print/sheet'
import { almanacQuote } from '../../src/quotes/almanac'
import { placeQuoteAtom } from '../../src/state/card'
import { printChoiceAtom } from '../../src/state/print/printChoice'
import {
  cancelPrintAtom,
  drawPdfAtom,
  printEstimateAtom,
  printRunAtom,
  printSheetsOnPaperAtom,
} from '../../src/state/print/printRun'
import { printSheetsAtom } from '../../src/state/print/printSheets'
import { deferred } from '../fixtures/deferred'

type Job = import('../../src/export/print/printCards').PrintJob

const printCards = vi.hoisted(() => vi.fn<(job: Job) => Promise<Blob>>())
const printOnPaper = vi.hoisted(() => vi.fn<(job: Job) => Promise<void>>())
vi.mock('../../src/export/print/printCards', () => ({ printCards, printOnPaper }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  printCards.mockReset()
  printOnPaper.mockReset()
})
afterEach(() => void vi.restoreAllMocks())

const PDF = new Blob([new Uint8Array(1_000)])

function opened() {
  const store = createStore()
  store.set(placeQuoteAtom, almanacQuote('2026-11-22'))
  store.set(printChoiceAtom, { kind: 'cards', count: 'one', subject: 'card' })
  const sheets = store.get(printSheetsAtom).en
  const request = { sheets, title: 'quotidian-card', language: 'en' } as const
  return { store, sheets, request }
}

it('draws the cards of the sheets, and tells how far it is', async () => {
  const { store, sheets, request } = opened()
  const told: unknown[] = []
  printCards.mockImplementation(async ({ cardOf, about, onDrawn, ...job }) => {
    told.push(store.get(printRunAtom))
    const [placed] = sheets[0]!.cards
    expect(placed?.key).toBe(THIS_CARD)
    expect(cardOf(placed!)).toMatchObject({ quote: { content: almanacQuote('2026-11-22').content } })
    expect([job.sheets, about]).toEqual([sheets, { title: 'quotidian-card', language: 'en' }])
    onDrawn(1)
    told.push(store.get(printRunAtom))
    return PDF
  })
  expect(await store.set(drawPdfAtom, request)).toBe(PDF)
  expect(told).toEqual([
    { status: 'drawing', drawn: 0, total: 1 },
    { status: 'drawing', drawn: 1, total: 1 },
  ])
  expect(store.get(printRunAtom)).toEqual({ status: 'idle' })
  expect(store.get(printEstimateAtom)(sheets)).toBe(1_000)
})

it('begins no second file while one is drawn', async () => {
  const { store, request } = opened()
  const drawn = deferred<Blob>()
  printCards.mockReturnValue(drawn.promise)
  const first = store.set(drawPdfAtom, request)
  await vi.waitFor(() => expect(printCards).toHaveBeenCalledOnce())
  const second = store.set(drawPdfAtom, request)
  drawn.resolve(PDF)
  expect(await Promise.all([first, second])).toEqual([PDF, null])
  expect(printCards).toHaveBeenCalledOnce()
})

it('is called off without a word, and can be made again', async () => {
  const { store, request } = opened()
  printCards.mockImplementationOnce(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off')))),
  )
  const file = store.set(drawPdfAtom, request)
  await vi.waitFor(() => expect(printCards).toHaveBeenCalledOnce())
  store.set(cancelPrintAtom)
  expect(await file).toBeNull()
  expect(store.get(printRunAtom)).toEqual({ status: 'idle' })
  expect(console.warn).not.toHaveBeenCalled()
  printCards.mockResolvedValueOnce(PDF)
  expect(await store.set(drawPdfAtom, request)).toBe(PDF)
})

it.each([
  [
    'a card whose type did not arrive',
    Object.assign(new Error('faked'), { key: '2026-11-03' }),
    '2026-11-03',
  ],
  ['the words beside the cards', Object.assign(new Error('faked'), { key: '' }), ''],
  ['something else', new Error('faked'), null],
])('names what could not be drawn: %s', async (_what, error, key) => {
  const { store, request } = opened()
  printCards.mockRejectedValueOnce(error)
  expect(await store.set(drawPdfAtom, request)).toBeNull()
  expect(store.get(printRunAtom)).toEqual({ status: 'failed', key })
  printCards.mockResolvedValueOnce(PDF)
  expect(await store.set(drawPdfAtom, request)).toBe(PDF)
  expect(store.get(printRunAtom)).toEqual({ status: 'idle' })
})

it('goes to paper without a file', async () => {
  const { store, sheets, request } = opened()
  const before = store.get(printEstimateAtom)(sheets)
  printOnPaper.mockResolvedValueOnce(undefined)
  await store.set(printSheetsOnPaperAtom, request)
  expect(printOnPaper).toHaveBeenCalledOnce()
  expect(printCards).not.toHaveBeenCalled()
  expect(store.get(printRunAtom)).toEqual({ status: 'idle' })
  expect(store.get(printEstimateAtom)(sheets)).toBe(before)
})

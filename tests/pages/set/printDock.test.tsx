import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { PrintDock } from '../../../src/pages/set/print/PrintDock'
import { PrintFailure } from '../../../src/pages/set/print/PrintSheets'
import { almanacQuote } from '../../../src/quotes/almanac'
import { placeQuoteAtom } from '../../../src/state/card'
import { printChoiceAtom, printMonthAtom, type PrintChoice } from '../../../src/state/print/printChoice'
import { toastsAtom } from '../../../src/state/toasts'

void needTexts('print')
void needTexts('set')

type Job = import('../../../src/export/print/printCards').PrintJob

const printCards = vi.hoisted(() => vi.fn<(job: Job) => Promise<Blob>>())
vi.mock('../../../src/export/print/printCards', () => ({ printCards }))
const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../src/export/save', () => ({ saveBlob }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  saveBlob.mockClear()
  printCards.mockReset()
  printCards.mockResolvedValue(new Blob(['pdf']))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function openPrint(choice: Partial<PrintChoice>, language: LanguageId = 'en') {
  await startTranslations(language)
  const store = createStore()
  store.set(placeQuoteAtom, almanacQuote('2026-11-22'))
  store.set(printMonthAtom, '2026-11')
  store.set(printChoiceAtom, choice)
  render(
    <Provider store={store}>
      <PrintDock />
      <PrintFailure />
    </Provider>,
  )
  await waitFor(() => expect(button('PDF').disabled).toBe(false))
  return store
}

const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`(?:Export|导出).*${name}|^${name}$`) })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const said = () => document.body.textContent ?? ''

describe('what is printed', () => {
  const papers = { cards: 'a4', poster: 'a3', desk: 'a4' } as const

  it.each<[Partial<PrintChoice>, string, string]>([
    [{ kind: 'cards', subject: 'days' }, '15 sheets of A4', 'quotidian-cards-2026-11.pdf'],
    [{ kind: 'cards', subject: 'card', count: 'one' }, '1 sheet', 'quotidian-card.pdf'],
    [{ kind: 'poster' }, '1 sheet of A3', 'quotidian-poster-2026-11.pdf'],
    [{ kind: 'desk' }, '12 sheets of A4', 'quotidian-desk-calendar-2026.pdf'],
    [{ kind: 'desk', leaves: 'weeks' }, '53 sheets of A4', 'quotidian-desk-calendar-2026.pdf'],
    [
      { kind: 'desk', leaves: 'weeks', papers: { ...papers, desk: 'a3' } },
      '27 sheets of A3',
      'quotidian-desk-calendar-2026.pdf',
    ],
  ])('%j is %s, in a file of its own name', async (choice, sheets, name) => {
    const store = await openPrint(choice)
    expect(said()).toContain(sheets)
    await press('PDF')
    await waitFor(() => expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name))
    expect(store.get(toastsAtom)).toMatchObject([{ kind: 'done', text: `Downloading ${name}.` }])
  })
})

describe('type that does not arrive', () => {
  it.each<[LanguageId, string, RegExp]>([
    ['en', '2026-11-03', /3 November 2026.*fonts did not load/],
    ['zh', '2026-11-03', /2026\s年\s11\s月\s3\s日/],
    ['en', '', /fonts did not load/],
  ])('is said with its day, and asked for again (%s, %s)', async (language, key, words) => {
    await openPrint({ kind: 'cards', subject: 'days' }, language)
    printCards.mockRejectedValueOnce(Object.assign(new Error('faked'), { key }))
    await press('PDF')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull())
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(saveBlob).not.toHaveBeenCalled()
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Try Again' : '再试一次' })),
    )
    await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('print can be called off while it tells how far it is', async () => {
  await openPrint({ kind: 'cards', subject: 'days' })
  printCards.mockImplementationOnce(({ onDrawn, signal }) => {
    onDrawn(7)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off'))))
  })
  await press('PDF')
  const progress = await screen.findByRole('progressbar', { name: 'Drawing' })
  await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe('7 of 30'))
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saveBlob).not.toHaveBeenCalled()
})

import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { storedCard } from '../../src/card/stored'
import { restoreCard } from '../../src/card/restore'
import { almanacQuote } from '../../src/quotes/almanac'
import { cardAtom, changeQuoteWordsAtom, placeQuoteAtom } from '../../src/state/card'
import { changeDraftAtom, saveDraftAtom, startEditingAtom } from '../../src/state/draft'

const BLANK: Quote = { ...emptyQuote('2026-11-21'), content: '', translation: '' }
const CLASSIC = almanacQuote('2026-01-08')

type Words = Partial<Pick<Quote, 'content' | 'translation'>>

function quoteAfter(before: Quote, typed: readonly Words[], isDraft: boolean): Quote {
  const store = createStore()
  store.set(placeQuoteAtom, before)
  if (isDraft) store.set(startEditingAtom)
  for (const words of typed) store.set(isDraft ? changeDraftAtom : changeQuoteWordsAtom, words)
  store.set(saveDraftAtom)
  const card = store.get(cardAtom)!
  const stored: unknown = JSON.parse(JSON.stringify(storedCard(card)))
  const restored = restoreCard(stored, '2026-11-21')
  return restored.kind === 'quote' ? restored.quote : BLANK
}

it.each([true, false])('the language typed first is stored with the card, in a draft: %s', (isDraft) => {
  const after = (before: Quote, ...typed: Words[]) => quoteAfter(before, typed, isDraft).original
  const chinese = ['s', 'sh', '山', '山高'].map((translation) => ({ translation }))
  const english = ['T', 'Th', 'The hill'].map((content) => ({ content }))
  expect(after(BLANK, ...chinese, ...english)).toBe('zh')
  expect(after(BLANK, ...english, ...chinese)).toBe('en')
  expect(after(BLANK, { content: 's' }, { content: '山' }, { translation: 'The hill' })).toBe('zh')
  expect(after(CLASSIC, ...english, ...chinese)).toBe('en')
  expect(after(almanacQuote('2026-01-05'), { content: '山' }, { translation: 'The hill' })).toBe('zh')
})

it.each([true, false])('a word that is mended changes no lead, in a draft: %s', (isDraft) => {
  const mended = quoteAfter(CLASSIC, [{ content: CLASSIC.content + '!' }], isDraft)
  expect(mended).toMatchObject({ original: 'zh', source: 'own' })
  expect(quoteAfter(CLASSIC, [{ content: 'A' }, { content: CLASSIC.content }], isDraft)).toMatchObject(
    isDraft ? CLASSIC : { original: 'en' },
  )
})

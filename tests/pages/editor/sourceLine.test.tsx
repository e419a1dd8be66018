import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyQuote } from '../../../src/card/quote'
import { needTexts, startTranslations } from '../../../src/language/i18n'
import { SourceLine } from '../../../src/pages/editor/desk/SourceLine'
import { cardQuoteAtom, changeQuoteWordsAtom, placeQuoteAtom } from '../../../src/state/card'
import { nothingInView } from '../nothingInView'

void needTexts('editor')
beforeEach(nothingInView)
afterEach(cleanup)

const CITATION = { work: 'Notes', year: 1923, translator: null, locator: '', authorZh: '密斯' }
const WORDS = {
  en: ['You changed the words, so the source is left out.', 'Put Back'],
  zh: ['文字改过了，出处不再显示。', '放回'],
} as const

it.each(['en', 'zh'] as const)(
  'says in %s that editing dropped the source, and puts it back',
  async (language) => {
    await startTranslations(language)
    const [text, putBack] = WORDS[language]
    const store = createStore()
    const quote = {
      ...emptyQuote('2026-11-21'),
      id: 'almanac-11-21',
      content: 'Less is more.',
      author: 'Mies',
    }
    store.set(placeQuoteAtom, { ...quote, source: 'almanac', citation: CITATION })
    render(
      <Provider store={store}>
        <SourceLine aside="zoom" hasRoomBelow />
      </Provider>,
    )
    expect(screen.queryByRole('button', { name: putBack })).toBeNull()
    act(() => store.set(changeQuoteWordsAtom, { content: 'Less is much more.' }))
    const button = screen.getByRole('button', { name: putBack })
    const notice = button.closest<HTMLElement>('[role=status]')!
    expect(notice.textContent).toContain(text)
    fireEvent.click(button)
    expect(store.get(cardQuoteAtom)).toMatchObject({ content: 'Less is much more.', citation: CITATION })
    expect(notice.textContent).toBe('')
    expect(document.activeElement, 'the focus is not lost with the button').toBe(notice)
  },
)

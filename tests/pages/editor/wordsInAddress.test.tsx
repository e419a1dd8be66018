import { cleanup, render, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectionBookmarklet } from '../../../src/card/daySnippets'
import { DEFAULT_SETTINGS } from '../../../src/card/settings'
import { emptyQuote } from '../../../src/card/quote'
import { TEMPLATES } from '../../../src/card/templates'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { useEditorQuote } from '../../../src/pages/editor/useEditorQuote'
import { wordsInAddress } from '../../../src/pages/editor/wordsInAddress'
import { cardAtom, cardQuoteAtom, undoAtom } from '../../../src/state/card'
import { inputTextAtom } from '../../../src/state/homeInput'
import { openCardAtom } from '../../../src/state/openCard'
import { saveAtom } from '../../../src/state/storage/storage'
import { toastsAtom } from '../../../src/state/toasts'
import { runs } from '../../fixtures/tier'

void needTexts('editor')

const written = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('words in an address', () => {
  it('are read field by field', () => {
    const read = wordsInAddress(
      written({
        quote: ' Be brief. ',
        translation: '要短。',
        author: 'A. Author',
        work: 'A Work',
        template: 'dusk',
      }),
    )
    expect(read).toMatchObject({
      quote: {
        content: 'Be brief.',
        translation: '要短。',
        original: 'en',
        author: 'A. Author',
        citation: { work: 'A Work' },
      },
      settings: TEMPLATES.dusk.settings,
    })
  })

  it('alone are taken apart as typed ones are', () => {
    expect(wordsInAddress(written({ quote: '“Be brief.” — A. Author' }))).toMatchObject({
      quote: { content: 'Be brief.', author: 'A. Author' },
      settings: null,
    })
  })

  it('may be a link, as another app shares it', () => {
    for (const values of [{ quote: 'https://example.com/a' }, { quote: '', link: 'https://example.com/a' }])
      expect(wordsInAddress(written(values))).toEqual({ link: 'https://example.com/a' })
  })

  it('may be a translation only', () => {
    expect(wordsInAddress('translation=%E8%A6%81%E7%9F%AD%E3%80%82')).toMatchObject({
      quote: { content: '要短。', translation: '', original: 'zh' },
    })
  })

  it('may be a text for several cards', () =>
    expect(wordsInAddress(written({ quote: 'words '.repeat(900) }))).toEqual({
      long: 'words '.repeat(900).trim(),
    }))

  it.each([
    ['nothing', { quote: ' ' }, 'empty'],
    ['marks alone', { quote: '…' }, 'no-words'],
    ['a book', { quote: 'x'.repeat(100_000) }, 'too-long'],
    ['more than a card holds', { quote: 'x'.repeat(2_001), author: 'A' }, 'too-long'],
    ['an endless name', { quote: 'x', author: 'A'.repeat(201) }, 'too-long'],
  ])('are refused: %s', (_name, values, code) => {
    expect(wordsInAddress(written(values))).toEqual({ code })
  })

  it('are those selected on another page, by the bookmark of the guide', () => {
    const open = vi.fn()
    const code = selectionBookmarklet('zh').replace('javascript:', '')
    new Function('open', 'getSelection', code)(open, () => '50% & more #1\n好')
    const { pathname, hash } = new URL(String(open.mock.calls[0]![0]))
    expect(pathname).toBe('/zh/editor')
    expect(wordsInAddress(hash.slice(1))).toMatchObject({
      quote: { content: '50% & more #1', translation: '好' },
    })
  })

  it('never throw, and never name a look that is not there', () => {
    const text = fc.string({ unit: 'grapheme' })
    const fields = fc.record({
      quote: text,
      author: text,
      template: fc.constantFrom('__proto__', 'NaN', 'dusk'),
    })
    fc.assert(
      fc.property(fc.oneof(text, fields.map(written)), (address) => {
        const read = wordsInAddress(address)
        if ('quote' in read) expect([null, TEMPLATES.dusk.settings]).toContain(read.settings)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('an editor opened with words', () => {
  beforeAll(() => startTranslations('en'))
  beforeEach(() => localStorage.clear())
  afterEach(cleanup)

  function open(address: string, store = createStore()) {
    let shown = ''
    function Editor() {
      const { pathname, search, hash } = useLocation()
      shown = pathname + search + hash
      useEditorQuote()
      return null
    }
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <Editor />
        </MemoryRouter>
      </Provider>,
    )
    return { store, address: () => shown, words: () => store.get(cardQuoteAtom)?.content }
  }

  it.each(['#quote=Be+brief.', '?quote=Be+brief.'])(
    'has them, and takes them out of the address: %s',
    async (end) => {
      const { words, address } = open(`/en/editor${end}`)
      await waitFor(() => expect(words()).toBe('Be brief.'))
      expect(address()).toBe('/en/editor')
    },
  )

  it('hands a link to home, which can look it up', async () => {
    const { store, address } = open('/en/editor#quote=&link=https%3A%2F%2Fexample.com%2Fa')
    await waitFor(() => expect(address()).toBe('/en'))
    expect(store.get(inputTextAtom)).toBe('https://example.com/a')
  })

  it('gives back what it replaced, look and all', async () => {
    const store = createStore()
    const quote = { ...emptyQuote('2026-11-21'), content: 'Mine', source: 'own' as const }
    store.set(openCardAtom, { kind: 'quote', quote, settings: { ...DEFAULT_SETTINGS, frameStyle: 'film' } })
    store.set(saveAtom)
    const { words } = open('/en/editor#quote=Be+brief.&author=A&template=dusk', store)
    await waitFor(() => expect(words()).toBe('Be brief.'))
    expect(store.get(toastsAtom)).toHaveLength(1)
    store.set(undoAtom)
    expect(store.get(cardAtom)).toMatchObject({
      quote: { content: 'Mine' },
      settings: { frameStyle: 'film' },
    })
  })

  it('keeps its card and says why where they cannot be taken', async () => {
    const store = createStore()
    const quote = { ...emptyQuote('2026-11-21'), content: 'Mine', source: 'own' as const }
    store.set(openCardAtom, { kind: 'quote', quote, settings: DEFAULT_SETTINGS })
    store.set(saveAtom)
    const { words } = open(`/en/editor#quote=${'x'.repeat(100_000)}`, store)
    await waitFor(() => expect(store.get(toastsAtom)[0]?.text).toBe('This is too long.'))
    expect(words()).toBe('Mine')
  })
})

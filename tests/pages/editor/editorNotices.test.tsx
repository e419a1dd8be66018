import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { EditorNotices } from '../../../src/pages/editor/EditorNotices'
import { useAutosave } from '../../../src/pages/editor/useAutosave'
import { useMidnight } from '../../../src/pages/shell/useMidnight'
import { endpointAnswer } from '../../../src/quotes/endpoint'
import { almanacQuote } from '../../../src/quotes/almanac'
import { cardQuoteAtom, changeSettingsAtom, settingsAtom, undoAtom } from '../../../src/state/card'
import { quoteDependenciesAtom } from '../../../src/state/quote'
import { RECORD_VERSION } from '../../../src/state/storage/record'
import { CARD_KEY } from '../../../src/state/storage/storageView'
import { FakeStorage } from '../../fixtures/fakeStorage'
import { openTab, QUOTE, type Tab } from '../../state/editorStateOfTab'

void needTexts('editor')

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Page() {
  useAutosave()
  useMidnight()
  return <EditorNotices />
}

/** Full storage, until the test makes room. (Unlike a browser's, jsdom's DOMException is no Error.) */
class FullStorage extends FakeStorage {
  isFull = true

  override setItem(key: string, text: string) {
    if (this.isFull) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
    super.setItem(key, text)
  }
}

async function showNotices({ store }: Tab, language: LanguageId = 'en') {
  await startTranslations(language)
  const { container } = render(<Provider store={store} children={<MemoryRouter children={<Page />} />} />)
  return {
    words: () => container.querySelector('p')?.textContent ?? '',
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))),
  }
}

const shadowOf = ({ store }: Tab) => store.get(settingsAtom).shadow

describe('storage that fails', () => {
  const damaged = new FakeStorage()
  const later = new FakeStorage()
  const blocked = Object.assign(new FakeStorage(), { isBlocked: true })

  it.each([
    [
      'blocked',
      blocked,
      'This browser is not saving anything for this site. Export your card before you close the tab.',
      '浏览器不让本站存东西。请先导出卡片，再关闭标签页。',
    ],
    [
      'damaged',
      damaged,
      'The card saved here could not be read in full. Its data was set aside.',
      '上次存的卡片有读不出的地方，原样另存了一份。',
    ],
    [
      'newer',
      later,
      'A card here was saved by a newer version of this page. It was left untouched. Reload to open it.',
      '这里存着新版网页的卡片，没有动它。重新载入本页就能打开。',
    ],
  ] as const)(
    '(%s) is said in both languages, until it is dismissed',
    async (_name, local, english, chinese) => {
      for (const [language, words, dismiss] of [
        ['en', english, 'Dismiss'],
        ['zh', chinese, '关闭'],
      ] as const) {
        damaged.texts.set(CARD_KEY, '{"version":1,"first":{"quote":7,"settings":[]},"patches":[],"at":0}')
        later.texts.set(CARD_KEY, JSON.stringify({ version: RECORD_VERSION + 1 }))
        const tab = openTab(local)
        const notices = await showNotices(tab, language)
        expect(notices.words()).toBe(words)
        await notices.press(dismiss)
        expect(notices.words()).toBe('')
        act(() => tab.store.set(changeSettingsAtom, { shadow: 'lg' }))
        expect(shadowOf(tab)).toBe('lg')
        cleanup()
      }
    },
  )

  it('because it is full is said once in a session, across a reload', async () => {
    const [local, session] = [new FullStorage(), new FakeStorage()]
    const tab = openTab(local, session)
    const notices = await showNotices(tab)
    expect(notices.words()).toBe('')
    act(() => tab.store.set(changeSettingsAtom, { shadow: 'lg' }))
    act(() => window.dispatchEvent(new Event('pagehide')))
    expect(notices.words()).toBe(
      'This browser has no room left to save your card. Export it before you close the tab.',
    )
    cleanup()
    const again = openTab(local, session)
    const later = await showNotices(again)
    act(() => again.store.set(changeSettingsAtom, { shadow: 'sm' }))
    act(() => window.dispatchEvent(new Event('pagehide')))
    expect(later.words()).toBe('')
    local.isFull = false
    act(() => window.dispatchEvent(new Event('pagehide')))
    expect(shadowOf(openTab(local))).toBe('sm')
  })
})

describe('two tabs', () => {
  async function twoTabs(language: LanguageId = 'en') {
    const local = new FakeStorage()
    const [first, second] = [openTab(local), openTab(local)]
    const notices = await showNotices(second, language)
    first.store.set(changeSettingsAtom, { shadow: 'lg' })
    first.saveNow()
    expect(notices.words()).toBe('')
    act(() => window.dispatchEvent(new Event('storage')))
    return { local, first, second, notices }
  }

  it('notify the outdated one in its own language, which can take the newer card', async () => {
    const { second, notices } = await twoTabs('zh')
    expect(notices.words()).toBe('这张卡片在另一个标签页里改过。')
    await notices.press('用较新的')
    expect(notices.words()).toBe('')
    expect(shadowOf(second)).toBe('lg')
  })

  it('keep both cards where the outdated one keeps its own', async () => {
    const { local, second, notices } = await twoTabs()
    act(() => second.store.set(changeSettingsAtom, { shadow: 'sm' }))
    expect(notices.words()).toBe('This card was changed in another tab.')
    await notices.press('Keep Mine')
    expect(notices.words()).toBe('')
    expect(shadowOf(openTab(local))).toBe('sm')
    act(() => second.store.set(undoAtom))
    expect(shadowOf(second)).toBe('lg')
  })

  it.each([
    ['Bring It Back', 'sm'],
    ['Discard', 'lg'],
  ])('offer the card of one that was closed before deciding: %s', async (button, shadow) => {
    const { local, second } = await twoTabs()
    act(() => second.store.set(changeSettingsAtom, { shadow: 'sm' }))
    act(() => window.dispatchEvent(new Event('pagehide')))
    second.stop()
    cleanup()
    vi.advanceTimersByTime(60_000)
    const first = openTab(local)
    const notices = await showNotices(first)
    act(() => window.dispatchEvent(new Event('pageshow')))
    expect(notices.words()).toBe('A card from another tab was kept.')
    await notices.press(button)
    expect(notices.words()).toBe('')
    expect(shadowOf(first)).toBe(shadow)
  })
})

describe('midnight', () => {
  async function openedLate() {
    const tab = openTab(new FakeStorage())
    const { store } = tab
    store.set(quoteDependenciesAtom, {
      ...store.get(quoteDependenciesAtom),
      fetch: async () => Response.json(endpointAnswer(almanacQuote('2026-11-22'))),
    })
    act(() => store.set(changeSettingsAtom, { shadow: 'lg' }))
    return { tab, notices: await showNotices(tab), dayOf: () => store.get(cardQuoteAtom)?.date }
  }

  it('offers the new day’s quote, which comes onto the card when it is accepted, one undo away', async () => {
    const { tab, notices, dayOf } = await openedLate()
    expect(notices.words()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(notices.words()).toBe('A new day has a new quote.')
    expect(dayOf()).toBe('2026-11-21')
    await notices.press('Show It')
    await vi.waitFor(() => expect(dayOf()).toBe('2026-11-22'))
    expect(notices.words()).toBe('')
    expect(shadowOf(tab)).toBe('lg')
    act(() => tab.store.set(undoAtom))
    expect(tab.store.get(cardQuoteAtom)).toEqual(QUOTE)
  })

  it('is not offered again once it is dismissed', async () => {
    const { notices, dayOf } = await openedLate()
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    await notices.press('Dismiss')
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(notices.words()).toBe('')
    expect(dayOf()).toBe('2026-11-21')
  })

  it('is noticed after the device slept through it', async () => {
    const { notices } = await openedLate()
    vi.setSystemTime(new Date(2026, 10, 22, 8))
    act(() => window.dispatchEvent(new Event('focus')))
    expect(notices.words()).toBe('A new day has a new quote.')
  })
})

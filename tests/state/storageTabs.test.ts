import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  canUndoAtom,
  cardAtom,
  cardQuoteAtom,
  changeSettingsAtom,
  changeTextSettingsAtom,
  endStepAtom,
  settingsAtom,
  undoAtom,
} from '../../src/state/card'
import { changeDraftAtom, startEditingAtom } from '../../src/state/draft'
import { isOutdatedAtom, checkOtherTabsAtom } from '../../src/state/storage/storage'
import { COPY_KEY_PREFIX, CARD_KEY } from '../../src/state/storage/storageView'
import {
  openUndecidedCopyAtom,
  findUndecidedCopiesAtom,
  keepThisCardAtom,
  undecidedCopiesAtom,
  discardUndecidedCopiesAtom,
  openNewerCardAtom,
} from '../../src/state/storage/tabs'
import { draftAtom, editorStateAtom } from '../../src/state/editorState'
import { FakeStorage } from '../fixtures/fakeStorage'
import { openTab, type Tab } from './editorStateOfTab'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) }))
afterEach(() => void vi.useRealTimers())

const shadowOf = ({ store }: Tab) => store.get(settingsAtom).shadow
const asides = (local: FakeStorage) =>
  [...local.texts.keys()].filter((key) => key.startsWith(COPY_KEY_PREFIX))

function twoTabs() {
  const local = new FakeStorage()
  const begun = openTab(local)
  begun.store.set(changeSettingsAtom, { accentColor: '#123456' })
  begun.stop()
  const [first, second] = [openTab(local), openTab(local)]
  first.store.set(changeSettingsAtom, { shadow: 'lg' })
  first.saveNow()
  second.store.set(checkOtherTabsAtom)
  return { local, first, second }
}

describe('two tabs', () => {
  it('notify the outdated one, and nothing is overwritten', () => {
    const { local, first, second } = twoTabs()
    expect(first.store.get(isOutdatedAtom)).toBe(false)
    expect(second.store.get(isOutdatedAtom)).toBe(true)
    second.store.set(changeSettingsAtom, { shadow: 'sm' })
    second.saveNow()
    expect(shadowOf(openTab(local))).toBe('lg')
  })

  it('are detected at the next save if there was no event', () => {
    const local = new FakeStorage()
    const [first, second] = [openTab(local), openTab(local)]
    first.store.set(changeSettingsAtom, { shadow: 'lg' })
    first.saveNow()
    second.store.set(changeSettingsAtom, { shadow: 'sm' })
    second.saveNow()
    expect(second.store.get(isOutdatedAtom)).toBe(true)
    expect(shadowOf(openTab(local))).toBe('lg')
  })

  it('lose nothing when the newer card is opened: undo leads to this one', () => {
    const { local, second } = twoTabs()
    second.store.set(changeSettingsAtom, { shadow: 'sm' })
    second.saveNow()
    second.store.set(openNewerCardAtom)
    expect(shadowOf(second)).toBe('lg')
    expect(second.store.get(isOutdatedAtom)).toBe(false)
    const again = openTab(local)
    expect(again.store.get(cardAtom)).toEqual(second.store.get(cardAtom))
    again.store.set(undoAtom)
    expect(shadowOf(again)).toBe('sm')
    expect(asides(local)).toEqual([])
  })

  it('lose nothing when this card is kept: undo leads to the newer one', () => {
    const { local, first, second } = twoTabs()
    second.store.set(changeSettingsAtom, { shadow: 'sm' })
    second.saveNow()
    second.store.set(keepThisCardAtom)
    expect(shadowOf(second)).toBe('sm')
    const again = openTab(local)
    expect(shadowOf(again)).toBe('sm')
    again.store.set(undoAtom)
    expect(shadowOf(again)).toBe('lg')
    expect(asides(local)).toEqual([])
    first.store.set(checkOtherTabsAtom)
    expect(first.store.get(isOutdatedAtom)).toBe(true)
  })

  it('store this card when it is kept, also where the newer one has only taken steps back', () => {
    const local = new FakeStorage()
    const begun = openTab(local)
    begun.store.set(changeSettingsAtom, { shadow: 'lg' })
    begun.stop()
    const [first, second] = [openTab(local), openTab(local)]
    first.store.set(undoAtom)
    first.saveNow()
    second.store.set(changeSettingsAtom, { accentColor: '#123456' })
    second.store.set(endStepAtom)
    second.saveNow()
    second.store.set(keepThisCardAtom)
    expect(shadowOf(second)).toBe('lg')
    expect(openTab(local).store.get(cardAtom)).toEqual(second.store.get(cardAtom))
    expect(asides(local)).toEqual([])
  })

  it('keep pending text of both', () => {
    const { second, first } = twoTabs()
    first.store.set(startEditingAtom)
    first.store.set(changeDraftAtom, { content: 'Typed in the first' })
    first.saveNow()
    second.store.set(startEditingAtom)
    second.store.set(changeDraftAtom, { content: 'Typed in the second' })
    second.store.set(openNewerCardAtom)
    expect(second.store.get(draftAtom)?.content).toBe('Typed in the first')
    second.store.set(undoAtom)
    second.store.set(undoAtom)
    expect(second.store.get(cardQuoteAtom)?.content).toBe('Typed in the second')
  })

  it('merge silently once they show the same card, and then write no more', () => {
    const { local, first, second } = twoTabs()
    second.store.set(openNewerCardAtom)
    first.store.set(checkOtherTabsAtom)
    expect(first.store.get(isOutdatedAtom)).toBe(false)
    const text = local.texts.get(CARD_KEY)
    vi.advanceTimersByTime(10_000)
    expect(local.texts.get(CARD_KEY)).toBe(text)
    expect(first.store.get(editorStateAtom).history.past).toEqual(
      second.store.get(editorStateAtom).history.past,
    )
  })
})

describe('a tab closed without a decision', () => {
  function closedUndecided() {
    const { local, second } = twoTabs()
    second.store.set(changeTextSettingsAtom, { letterSpacing: 4 })
    vi.advanceTimersByTime(500)
    vi.clearAllTimers()
    const next = openTab(local)
    next.store.set(findUndecidedCopiesAtom)
    return { local, next }
  }

  it('leaves a copy, which can be opened and undone', () => {
    const { local, next } = closedUndecided()
    expect(next.store.get(undecidedCopiesAtom)).toHaveLength(1)
    next.store.set(openUndecidedCopyAtom)
    expect(next.store.get(settingsAtom)).toMatchObject({ shadow: 'md', textSettings: { letterSpacing: 4 } })
    expect(next.store.get(undecidedCopiesAtom)).toEqual([])
    expect(asides(local)).toEqual([])
    const again = openTab(local)
    again.store.set(undoAtom)
    expect(shadowOf(again)).toBe('lg')
  })

  it('leaves nothing once its copy is discarded', () => {
    const { local, next } = closedUndecided()
    next.store.set(discardUndecidedCopiesAtom)
    expect(next.store.get(undecidedCopiesAtom)).toEqual([])
    expect(asides(local)).toEqual([])
    expect(shadowOf(next)).toBe('lg')
  })

  it('is ignored if its card is among the steps or unreadable', () => {
    const { local, next } = closedUndecided()
    next.store.set(openUndecidedCopyAtom)
    next.saveNow()
    local.texts.set(`${COPY_KEY_PREFIX}1-a`, local.texts.get(CARD_KEY) ?? '')
    local.texts.set(`${COPY_KEY_PREFIX}2-b`, 'garbage')
    next.store.set(findUndecidedCopiesAtom)
    expect(next.store.get(undecidedCopiesAtom)).toEqual([])
  })

  it('leaves at most five copies', () => {
    const local = new FakeStorage()
    for (let at = 0; at < 8; at++) {
      vi.advanceTimersByTime(1_000)
      const tab = openTab(local)
      tab.store.set(changeTextSettingsAtom, { letterSpacing: at % 5 })
      local.texts.set(CARD_KEY, openedElsewhere(at))
      tab.saveNow()
    }
    expect(asides(local)).toHaveLength(5)
  })

  // Regression: copies are sorted by when their tabs were opened, so the oldest was dropped on writing.
  it('leaves its copy also where five later tabs have left theirs', () => {
    const local = new FakeStorage()
    const first = openTab(local)
    for (let at = 0; at < 5; at++) {
      vi.advanceTimersByTime(1_000)
      const later = openTab(local)
      later.store.set(changeTextSettingsAtom, { letterSpacing: at })
      local.texts.set(CARD_KEY, openedElsewhere(at))
      later.saveNow()
    }
    first.store.set(changeSettingsAtom, { watermarkText: 'of the first tab' })
    first.saveNow()
    expect(asides(local)).toHaveLength(5)
    const kept = asides(local).filter((key) => local.texts.get(key)?.includes('of the first tab'))
    expect(kept).toHaveLength(1)
  })
})

/** Writes an edit from another tab; different each time. */
function openedElsewhere(at: number): string {
  const local = new FakeStorage()
  const { store, stop } = openTab(local)
  store.set(changeSettingsAtom, { watermarkText: `tab ${at}` })
  expect(store.get(canUndoAtom)).toBe(true)
  stop()
  return local.texts.get(CARD_KEY) ?? ''
}

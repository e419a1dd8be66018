import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSettingsAtom, settingsAtom, undoAtom } from '../../src/state/card'
import { picturesInUseAtom } from '../../src/state/ownPictures'
import { CARD_KEY } from '../../src/state/storage/storageView'
import { FakeStorage } from '../fixtures/fakeStorage'
import { openTab, type Tab } from './editorStateOfTab'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) }))
afterEach(() => void vi.useRealTimers())

function choose({ store }: Tab, src: string) {
  store.set(changeSettingsAtom, { backgroundImage: { ...store.get(settingsAtom).backgroundImage, src } })
  vi.advanceTimersByTime(1_000)
}

describe('own pictures in use', () => {
  it('are those of the card and its undo and redo steps, saved or not', () => {
    const tab = openTab(new FakeStorage())
    for (const src of ['own:a1', 'https://example.com/own', 'own:b2', 'own:c3']) choose(tab, src)
    tab.store.set(undoAtom)
    expect(tab.store.set(picturesInUseAtom)).toEqual(new Set(['own:a1', 'own:b2', 'own:c3']))
  })

  it('include those of all stored data, and no longer those of dropped steps', () => {
    const local = new FakeStorage()
    local.texts.set('quotidian-templates', '[{"settings":{"backgroundImage":{"src":"own:t4"}}}]')
    local.texts.set(`${CARD_KEY}-damaged-1`, '{"src":"own:d5')
    local.texts.set('somebody-else', '"own:x6"')
    const tab = openTab(local)
    choose(tab, 'own:a1')
    for (let at = 0; at < 120; at++) choose(tab, `own:n${at}`)
    const used = tab.store.set(picturesInUseAtom)
    expect(used).toContain('own:t4')
    expect(used).toContain('own:d5')
    expect(used).not.toContain('own:x6')
    expect(used).not.toContain('own:a1')
  })

  it('are unknown if storage cannot be read', () => {
    const local = new FakeStorage()
    const tab = openTab(local)
    local.isBlocked = true
    expect(tab.store.set(picturesInUseAtom)).toBeNull()
  })
})

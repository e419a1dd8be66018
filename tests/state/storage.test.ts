import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_KINDS } from '../../src/card/card'
import { emptyProduct } from '../../src/card/product'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import {
  applyTemplateAtom,
  beginStepAtom,
  cancelStepAtom,
  canUndoAtom,
  cardAtom,
  cardQuoteAtom,
  changeSettingsAtom,
  changeTextSettingsAtom,
  endStepAtom,
  changeKindAtom,
  placeProductAtom,
  placeQuoteAtom,
  redoAtom,
  settingsAtom,
  undoAtom,
} from '../../src/state/card'
import {
  cancelDraftAtom,
  changeDraftAtom,
  changeProductDraftAtom,
  isEditingAtom,
  saveDraftAtom,
  startEditingAtom,
  finishTypingAtom,
  typeSettingAtom,
} from '../../src/state/draft'
import { isSameJson } from '../../src/scene/values'
import { saveAtom, SAVE_AFTER_MS } from '../../src/state/storage/storage'
import { CARD_KEY, storageProblemAtom } from '../../src/state/storage/storageView'
import { RECORD_VERSION } from '../../src/state/storage/record'
import { draftAtom, editorStateAtom, withTypingApplied, type EditorState } from '../../src/state/editorState'
import { FakeStorage } from '../fixtures/fakeStorage'
import { openTab, QUOTE, type Tab } from './editorStateOfTab'
import { runs } from '../fixtures/tier'

const MAX_LOST_MS = 500

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) }))
afterEach(() => void vi.useRealTimers())

describe('saving the card', () => {
  it('saves a change within half a second, and a reload restores card and steps', () => {
    const local = new FakeStorage()
    const { store } = openTab(local)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    vi.advanceTimersByTime(MAX_LOST_MS)
    const again = openTab(local).store
    expect(again.get(cardAtom)).toEqual(store.get(cardAtom))
    again.set(undoAtom)
    expect(again.get(settingsAtom).shadow).toBe('md')
    again.set(redoAtom)
    expect(again.get(settingsAtom).shadow).toBe('lg')
  })

  it('saves at once when the page is left', () => {
    const local = new FakeStorage()
    const { store, saveNow } = openTab(local)
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { content: 'Half a wo' })
    saveNow()
    expect(openTab(local).store.get(draftAtom)?.content).toBe('Half a wo')
  })

  it('saves nothing if the visitor changes nothing, even in edit mode', () => {
    const local = new FakeStorage()
    const { store, stop } = openTab(local)
    store.set(startEditingAtom)
    vi.advanceTimersByTime(10_000)
    store.set(cancelDraftAtom)
    stop()
    expect([...local.texts.keys()]).toEqual([])
  })

  it('saves a chosen quote, even without a step', () => {
    const local = new FakeStorage()
    const { store, saveNow } = openTab(local)
    store.set(editorStateAtom, {
      ...store.get(editorStateAtom),
      history: {
        ...store.get(editorStateAtom).history,
        present: { ...store.get(editorStateAtom).history.present, quote: null },
      },
    })
    store.set(placeQuoteAtom, { ...QUOTE, content: 'Chosen' })
    saveNow()
    expect(openTab(local).store.get(cardQuoteAtom)?.content).toBe('Chosen')
  })
})

type Act = (tab: Tab['store']) => void
const IDS = Object.keys(TEMPLATES) as TemplateId[]
const word = fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => text.toWellFormed())

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom('none', 'sm', 'md', 'lg', 'inner').map(
    (shadow): Act =>
      (store) =>
        store.set(changeSettingsAtom, { shadow }),
  ),
  fc.integer({ min: 0, max: 4 }).map(
    (letterSpacing): Act =>
      (store) =>
        store.set(changeTextSettingsAtom, { letterSpacing }),
  ),
  fc.constantFrom(...IDS).map(
    (id): Act =>
      (store) =>
        store.set(applyTemplateAtom, id),
  ),
  word.map(
    (content): Act =>
      (store) =>
        store.set(placeQuoteAtom, { ...QUOTE, content }),
  ),
  word.map(
    (content): Act =>
      (store) =>
        store.set(changeDraftAtom, { content }),
  ),
  word.map(
    (name): Act =>
      (store) =>
        store.set(placeProductAtom, { ...emptyProduct('2026-11-21'), name }),
  ),
  word.map(
    (tagline): Act =>
      (store) =>
        store.set(changeProductDraftAtom, { tagline }),
  ),
  fc.constantFrom(...CARD_KINDS).map(
    (kind): Act =>
      (store) =>
        store.set(changeKindAtom, kind),
  ),
  word.map(
    (text): Act =>
      (store) =>
        store.set(typeSettingAtom, 'watermarkText', text),
  ),
  fc
    .constantFrom(
      undoAtom,
      redoAtom,
      startEditingAtom,
      saveDraftAtom,
      cancelDraftAtom,
      finishTypingAtom,
      beginStepAtom,
      endStepAtom,
      cancelStepAtom,
    )
    .map(
      (act): Act =>
        (store) =>
          store.set(act),
    ),
)

/** The editor state after a reload: the history step is closed, and pending text is applied. */
function reloaded(editorState: EditorState): EditorState {
  const applied = withTypingApplied({ ...editorState, history: { ...editorState.history, step: null } })
  return { ...applied, history: { ...applied.history, step: null } }
}

describe('a page that is killed', () => {
  it('loses at most half a second of work, and undo and redo reach the first and the last card', () => {
    const session = fc.array(fc.tuple(anyAct, fc.nat(900)), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(session, fc.nat(SAVE_AFTER_MS), (acts, restMs) => {
        const local = new FakeStorage()
        const { store } = openTab(local)
        const first = store.get(cardAtom)
        const trace: { fromMs: number; editorState: EditorState }[] = [
          { fromMs: Date.now(), editorState: store.get(editorStateAtom) },
        ]
        for (const [act, waitMs] of acts) {
          act(store)
          trace.push({ fromMs: Date.now(), editorState: store.get(editorStateAtom) })
          vi.advanceTimersByTime(waitMs)
        }
        vi.advanceTimersByTime(restMs)
        // The page is killed here: no events, and its timers never fire.
        vi.clearAllTimers()
        const again = openTab(local).store
        const killedAtMs = Date.now()
        const recent = trace.filter(
          (_, at) => (trace[at + 1]?.fromMs ?? killedAtMs) >= killedAtMs - MAX_LOST_MS,
        )
        const found = again.get(editorStateAtom)
        expect(recent.some(({ editorState }) => isSameJson(reloaded(editorState), reloaded(found)))).toBe(
          true,
        )

        const isEditing = again.get(isEditingAtom)
        while (again.get(canUndoAtom)) again.set(undoAtom)
        expect(again.get(cardAtom)).toEqual(first)
        again.get(editorStateAtom).history.future.forEach(() => again.set(redoAtom))
        const last = [...found.history.past, found.history.present, ...found.history.future].at(-1)
        if (!isEditing) expect(again.get(editorStateAtom).history.present).toEqual(last)
        vi.clearAllTimers()
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('storage that fails', () => {
  it('is reported once, and the editor keeps working', () => {
    const session = new FakeStorage()
    const blocked = Object.assign(new FakeStorage(), { isBlocked: true })
    const refusal = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const [at, local] of [null, blocked, refusal].entries()) {
      const { store, saveNow } = openTab(local, session)
      expect(store.get(storageProblemAtom)).toBe(at === 0 ? 'blocked' : null)
      store.set(changeSettingsAtom, { shadow: 'lg' })
      saveNow()
      expect(store.get(settingsAtom).shadow).toBe('lg')
      store.set(storageProblemAtom, null)
      store.set(changeSettingsAtom, { shadow: 'sm' })
      saveNow()
      expect(store.get(storageProblemAtom)).toBeNull()
    }
  })

  it('keeps its content when full, and saves the card as soon as there is room', () => {
    const local = new FakeStorage()
    const { store, saveNow } = openTab(local)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    saveNow()
    const before = local.texts.get(CARD_KEY)
    local.quotaChars = 100
    store.set(applyTemplateAtom, 'modern')
    saveNow()
    expect(store.get(storageProblemAtom)).toBe('full')
    expect(local.texts.get(CARD_KEY)).toBe(before)
    local.quotaChars = 5_000_000
    store.set(saveAtom)
    expect(openTab(local).store.get(cardAtom)).toEqual(store.get(cardAtom))
  })

  it('backs up the newest three damaged texts unchanged, and continues', () => {
    const local = new FakeStorage()
    for (const damage of ['{', 'null', '{"version":1,"first":', '{"version":1,"at":7}', 'garbage']) {
      local.texts.set(CARD_KEY, damage)
      const { store, saveNow } = openTab(local)
      expect(store.get(storageProblemAtom)).toBe('damaged')
      expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
      store.set(changeSettingsAtom, { shadow: 'lg' })
      saveNow()
      const again = openTab(local).store
      expect(again.get(settingsAtom).shadow).toBe('lg')
      expect(again.get(storageProblemAtom)).toBeNull()
      vi.advanceTimersByTime(1_000)
    }
    const kept = [...local.texts].filter(([key]) => key.includes('damaged')).map(([, text]) => text)
    expect(kept).toEqual(['{"version":1,"first":', '{"version":1,"at":7}', 'garbage'])
  })

  it('leaves a damaged text in place if there is no room for a backup', () => {
    const local = new FakeStorage()
    local.texts.set(CARD_KEY, 'x'.repeat(60_000))
    local.quotaChars = 100_000
    const { store, saveNow } = openTab(local)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    saveNow()
    expect(local.texts.get(CARD_KEY)).toBe('x'.repeat(60_000))
  })

  it('never overwrites a later version’s card, and saves its own beside it', () => {
    const local = new FakeStorage()
    const newer = JSON.stringify({ version: RECORD_VERSION + 1, card: 'of tomorrow' })
    local.texts.set(CARD_KEY, newer)
    const { store, saveNow } = openTab(local)
    expect(store.get(storageProblemAtom)).toBe('newer')
    expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    saveNow()
    expect(local.texts.get(CARD_KEY)).toBe(newer)
    expect(openTab(local).store.get(settingsAtom).shadow).toBe('lg')
  })

  it('never overwrites a later version’s card written while the tab is open', () => {
    const local = new FakeStorage()
    const { store, saveNow } = openTab(local)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    saveNow()
    const newer = JSON.stringify({ version: RECORD_VERSION + 1 })
    local.texts.set(CARD_KEY, newer)
    store.set(changeSettingsAtom, { shadow: 'sm' })
    saveNow()
    expect(local.texts.get(CARD_KEY)).toBe(newer)
    expect(openTab(local).store.get(settingsAtom).shadow).toBe('sm')
  })

  it('opens the editor with any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const local = new FakeStorage()
        local.texts.set(CARD_KEY, text)
        const { store, stop } = openTab(local)
        store.set(changeSettingsAtom, { shadow: 'lg' })
        stop()
        expect(openTab(local).store.get(settingsAtom).shadow).toBe('lg')
        vi.clearAllTimers()
      }),
    )
  })
})

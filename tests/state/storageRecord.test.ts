import fc from 'fast-check'
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { applyTemplateAtom, changeSettingsAtom, placeQuoteAtom, undoAtom } from '../../src/state/card'
import { changeDraftAtom, startEditingAtom, typeSettingAtom } from '../../src/state/draft'
import {
  migrateRecord,
  readEditorState,
  RECORD_VERSION,
  writeEditorState,
  patchBetween,
} from '../../src/state/storage/record'
import { editorStateAtom, EMPTY_EDITOR_STATE } from '../../src/state/editorState'
import { storedBeforeTemplateInks } from './oldSettings'
import { runs } from '../fixtures/tier'

const TODAY = '2026-11-21'
const QUOTE = { ...emptyQuote(TODAY), content: 'Less is more.', source: 'almanac' as const }
const IDS = Object.keys(TEMPLATES) as TemplateId[]

function busyEditorState() {
  const store = createStore()
  store.set(placeQuoteAtom, QUOTE)
  for (const id of IDS) store.set(applyTemplateAtom, id)
  store.set(changeSettingsAtom, { shadow: 'lg' })
  store.set(undoAtom)
  store.set(undoAtom)
  store.set(startEditingAtom)
  store.set(changeDraftAtom, { content: 'Less' })
  return store
}

describe('the record', () => {
  it('takes values that are nested thousands deep for damage', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    const patch = `[[["x"],${deep}]]`
    for (const version of [1, RECORD_VERSION])
      expect(
        readEditorState(
          `{"version":${version},"at":1,"first":{"settings":{}},"patches":[${patch},${patch.replace('x', 'y')},[[["x"],1]],${patch}]}`,
          TODAY,
        ),
      ).toEqual({ status: 'damaged', editorState: null })
  })

  it('restores the editor state exactly: card, undo and redo steps, draft', () => {
    const editorState = busyEditorState().get(editorStateAtom)
    expect(readEditorState(writeEditorState(editorState, TODAY), TODAY)).toEqual({
      status: 'kept',
      editorState: { ...editorState, history: { ...editorState.history, step: null } },
    })
  })

  it('puts pending text on the card, as one step', () => {
    const store = busyEditorState()
    store.set(typeSettingAtom, 'watermarkText', 'Min')
    const before = store.get(editorStateAtom).history
    const read = readEditorState(writeEditorState(store.get(editorStateAtom), TODAY), TODAY)
    if (read.status !== 'kept') throw new Error(read.status)
    expect(read.editorState.history.present.settings.watermarkText).toBe('Min')
    expect(read.editorState.history.past).toEqual([...before.past, before.present])
    expect(read.editorState.typing).toEqual({})
  })

  it('stores a card that follows different cards, as after joining the histories of two tabs', () => {
    const editorState = busyEditorState().get(editorStateAtom)
    writeEditorState(editorState, TODAY)
    const shuffled = {
      ...editorState,
      history: { ...editorState.history, past: editorState.history.past.toReversed(), step: null },
    }
    expect(readEditorState(writeEditorState(shuffled, TODAY), TODAY)).toEqual({
      status: 'kept',
      editorState: shuffled,
    })
  })

  it('is restored idempotently', () => {
    const text = writeEditorState(busyEditorState().get(editorStateAtom), TODAY)
    const once = readEditorState(text, TODAY)
    if (once.status !== 'kept') throw new Error(once.status)
    expect(writeEditorState(once.editorState, TODAY)).toBe(text)
  })

  it('stores a hundred steps compactly', () => {
    const store = createStore()
    store.set(placeQuoteAtom, QUOTE)
    for (let at = 0; at < 120; at++)
      store.set(changeSettingsAtom, {
        [at % 2 ? 'watermarkText' : 'accentColor']: at % 2 ? `${at}` : '#123456',
      })
    expect(writeEditorState(store.get(editorStateAtom), TODAY).length).toBeLessThan(20_000)
    for (let at = 0; at < 120; at++) {
      const content = `${at}`.padEnd(2_000, '永')
      store.set(placeQuoteAtom, { ...QUOTE, content, translation: content })
    }
    expect(writeEditorState(store.get(editorStateAtom), TODAY).length).toBeLessThan(1_000_000)
  })

  it('is not read if a later version wrote it', () => {
    const record = JSON.parse(writeEditorState(busyEditorState().get(editorStateAtom), TODAY)) as object
    expect(readEditorState(JSON.stringify({ ...record, version: RECORD_VERSION + 1 }), TODAY)).toEqual({
      status: 'newer',
    })
    expect(readEditorState(JSON.stringify({ version: 99 }), TODAY)).toEqual({ status: 'newer' })
  })

  it('is the same when it was stored before a template’s colours had a place of their own', () => {
    const editorState = { ...busyEditorState().get(editorStateAtom), draft: null }
    const { past, present, future } = editorState.history
    const [first, ...later] = [...past, present, ...future].map((card) => ({
      ...card,
      settings: storedBeforeTemplateInks(card.settings),
    }))
    const record = JSON.parse(writeEditorState(editorState, TODAY)) as object
    const patches = later.map((card, at) => patchBetween(at === 0 ? first : later[at - 1], card))
    expect(readEditorState(JSON.stringify({ ...record, version: 1, first, patches }), TODAY)).toEqual({
      status: 'kept',
      editorState: { ...editorState, history: { ...editorState.history, step: null } },
    })
  })

  it('is migrated version by version', () => {
    const add = (name: string) => (record: Record<string, unknown>) => ({
      ...record,
      names: `${String(record['names'] ?? '')}${name}`,
    })
    const migrations = [add('a'), add('b'), add('c')]
    expect(migrateRecord({}, 1, migrations)).toEqual({ names: 'abc' })
    expect(migrateRecord({}, 3, migrations)).toEqual({ names: 'c' })
    expect(migrateRecord({}, 4, migrations)).toEqual({})
  })
})

describe('a damaged record', () => {
  const whole = writeEditorState(busyEditorState().get(editorStateAtom), TODAY)

  it.each([
    '',
    '{',
    'null',
    '[]',
    '42',
    '"text"',
    '{}',
    '{"version":"1"}',
    '{"version":0}',
    '{"version":1.5}',
    '{"version":1}',
  ])('cannot be read: %s', (text) =>
    expect(readEditorState(text, TODAY)).toEqual({ status: 'damaged', editorState: null }),
  )

  it('is detected wherever it was cut off', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(readEditorState(whole.slice(0, length), TODAY)).toEqual({
          status: 'damaged',
          editorState: null,
        })
      }),
    )
  })

  it('is recovered as far as possible, and reported as damaged', () => {
    const record = JSON.parse(whole) as { first: { settings: object; quote: object } }
    const bad = {
      ...record,
      patches: [],
      at: 0,
      first: {
        quote: { ...record.first.quote, author: 7 },
        settings: { ...record.first.settings, shadow: 'huge' },
      },
    }
    const read = readEditorState(JSON.stringify(bad), TODAY)
    expect(read).toMatchObject({
      status: 'damaged',
      editorState: {
        history: {
          present: { quote: { content: QUOTE.content, author: 'Unknown' }, settings: { shadow: 'md' } },
        },
      },
    })
  })

  it('never throws and never yields an invalid editor state, whatever the text', () => {
    const record = JSON.parse(whole) as Record<string, unknown>
    const keys = [...Object.keys(record), '__proto__']
    const spoilt = fc
      .dictionary(fc.constantFrom(...keys), fc.jsonValue())
      .map((junk) => JSON.stringify({ ...record, ...junk, version: RECORD_VERSION }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), spoilt), (text) => {
        const read = readEditorState(text, TODAY)
        const editorState = ('editorState' in read && read.editorState) || EMPTY_EDITOR_STATE
        expect(readEditorState(writeEditorState(editorState, TODAY), TODAY)).toEqual({
          status: 'kept',
          editorState,
        })
      }),
      { numRuns: runs(1_000) },
    )
  })
})

import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { layoutCard } from '../layout/laidOut'
import { changeSettingsAtom, placeQuoteAtom } from '../../src/state/card'
import { changeDraftAtom, startEditingAtom } from '../../src/state/draft'
import {
  cardWithPrimaryTextAtom,
  holdPrimaryTextAtom,
  releasePrimaryTextAtom,
} from '../../src/state/editorScene'
import { COMPOSITIONS } from '../../src/look/compositions'
import type { SceneBlock } from '../../src/scene/nodes'
import { idsOf } from '../layout/cards'
import { fakeMetrics } from '../layout/validLayout'

const QUOTE = { ...emptyQuote('2026-11-21'), content: 'Less is more.', translation: '少即是多。' }

/** Field contents while an input method composes 少即是多 and beyond: tone marks, apostrophes, nothing. */
const ON_THE_WAY = [
  'shǎo',
  "shǎo'jí'shì'duō",
  'shǎojí',
  '少jí',
  '',
  '少即是多，',
  "少即是多，duō'jí'shì'shǎo",
]

const looks = [
  ...idsOf(COMPOSITIONS).map((composition) => ({ composition, frameStyle: 'clean' as const })),
  { composition: 'plain' as const, frameStyle: 'brush' as const },
]

function writing(look: (typeof looks)[number]) {
  const store = createStore()
  store.set(placeQuoteAtom, QUOTE)
  store.set(changeSettingsAtom, look)
  store.set(startEditingAtom)
  const blocks = () => layoutCard(store.get(cardWithPrimaryTextAtom)!, fakeMetrics).blocks
  return { store, blocks }
}

function primaryTextAmong(blocks: readonly SceneBlock[]) {
  const first = blocks.find(({ id, role = id }) => role === 'content')
  return first?.field ?? first?.id
}

describe.each(looks)('while words are written in $composition, $frameStyle', (look) => {
  it.each(['content', 'translation'] as const)('what led still leads, whatever is in the %s', (field) => {
    const { store, blocks } = writing(look)
    const before = primaryTextAmong(blocks())
    const by = {}
    store.set(holdPrimaryTextAtom, by, blocks())
    for (const text of ON_THE_WAY) {
      store.set(changeDraftAtom, { [field]: text })
      const now = primaryTextAmong(blocks())
      if (now !== undefined) expect(now, text).toBe(before)
    }
    store.set(releasePrimaryTextAtom, by)
    expect(store.get(cardWithPrimaryTextAtom)!.settings).not.toHaveProperty('heldPrimary')
  })
})

describe('a held lead', () => {
  it('is not released by who held it before', () => {
    const { store, blocks } = writing({ composition: 'vertical', frameStyle: 'clean' })
    const [panel, card] = [{}, {}]
    store.set(holdPrimaryTextAtom, panel, blocks())
    store.set(holdPrimaryTextAtom, card, blocks())
    store.set(releasePrimaryTextAtom, panel)
    expect(store.get(cardWithPrimaryTextAtom)!.settings).toHaveProperty('heldPrimary', 'translation')
  })

  it('leaves the settings one object while words change, by which layout keeps what it finds for them', () => {
    const { store, blocks } = writing({ composition: 'vertical', frameStyle: 'clean' })
    store.set(holdPrimaryTextAtom, {}, blocks())
    const { settings } = store.get(cardWithPrimaryTextAtom)!
    store.set(changeDraftAtom, { content: 'Less is more, they say.' })
    expect(store.get(cardWithPrimaryTextAtom)!.settings).toBe(settings)
    store.set(changeSettingsAtom, { composition: 'plain' })
    expect(store.get(cardWithPrimaryTextAtom)!.settings).toMatchObject({
      composition: 'plain',
      heldPrimary: 'translation',
    })
  })

  it('is none where nothing is written yet: the text that is leads', () => {
    const { store, blocks } = writing({ composition: 'vertical', frameStyle: 'clean' })
    store.set(changeDraftAtom, { content: '', translation: '' })
    store.set(holdPrimaryTextAtom, {}, blocks())
    store.set(changeDraftAtom, { translation: 'shǎo' })
    expect(primaryTextAmong(blocks())).toBe('translation')
  })
})

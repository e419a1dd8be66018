import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import type { OutputId, SetItem } from '../../../src/card/set/setItem'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { Problems } from '../../../src/pages/set/sheet/Problems'
import { NO_RUN, setRunAtom, type ItemState } from '../../../src/state/set/setRun'

void needTexts('set')

async function noteOf(lacking: Record<string, readonly string[]>, language: LanguageId): Promise<string> {
  await startTranslations(language)
  const store = createStore()
  const places = Object.keys(lacking) as OutputId[]
  const items = places.map((place) => ({ id: place, place, day: null }) as SetItem)
  const states = new Map<string, ItemState>()
  for (const place of places)
    states.set(place, {
      status: 'drawn',
      bytes: 1,
      widthPx: 1,
      heightPx: 1,
      previewUrl: '',
      failedPictures: lacking[place]!.map((src) => ({ src })),
    })
  store.set(setRunAtom, { ...NO_RUN, phase: 'stopped', items, states })
  render(<Provider store={store} children={<Problems />} />)
  return screen.getByRole('alert').textContent ?? ''
}

afterEach(cleanup)

const SEA = 'https://a.example/sea.jpg'

it.each<[LanguageId, string]>([
  ['en', '4:5 shows a placeholder. Not loaded: sea.jpg, your picture.Try It Again'],
  ['zh', '4:5上是占位图。没有载入：sea.jpg、自己的图片。再画一次'],
])('a picture with a placeholder is named with what did not load (%s)', async (language, words) => {
  expect(await noteOf({ '1:1': [], '4:5': [SEA, 'own:1', 'own:2'] }, language)).toBe(words)
})

it.each<[LanguageId, string]>([
  ['en', '4 pictures show placeholders: 1:1, 4:5, 16:9 and 1 more. Not loaded: sea.jpg.Try It Again'],
  ['zh', '4 张上是占位图：1:1、4:5、16:9，另有 1 张。没有载入：sea.jpg。再画一次'],
])('what many pictures lack is named once (%s)', async (language, words) => {
  const lacking = { '1:1': [SEA], '4:5': [SEA], '16:9': [SEA], '3:4': [SEA] }
  expect(await noteOf(lacking, language)).toBe(words)
})

it('nothing is said of whole pictures', async () => {
  expect(await noteOf({ '1:1': [] }, 'en')).toBe('')
})

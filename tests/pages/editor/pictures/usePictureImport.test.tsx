import { act, cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PictureRefusal } from '../../../../src/draw/pictures/pictureRefusal'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { importsLeftAtom, usePictureImport } from '../../../../src/pages/editor/pictures/usePictureImport'
import { toastsAtom } from '../../../../src/state/toasts'
import { deferred } from '../../../fixtures/deferred'

void needTexts('editor')

type End = ReturnType<typeof deferred<string>>

const taking = vi.hoisted(() => ({ ends: [] as End[] }))
vi.mock('../../../../src/draw/pictures/acceptPicture', () => ({
  takePicture: () => {
    const end = deferred<string>()
    taking.ends.push(end)
    return end.promise
  },
}))

const FOUND = { subject: null, calm: 'a' }
vi.mock('../../../../src/draw/pictures/findSubject', () => ({ subjectOf: () => Promise.resolve(FOUND) }))

const ADDRESS = 'https://a.example/sea.jpg'

function field(store = createStore()) {
  const onImported = vi.fn<(src: string) => void>()
  const onRefused = vi.fn<(words: string) => void>()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(() => usePictureImport({ onImported, onRefused }), { wrapper })
  const give = async () => {
    const before = taking.ends.length
    act(() => result.current.importPicture(ADDRESS))
    await vi.waitFor(() => expect(taking.ends.length).toBe(before + 1)) // Its code is loaded first.
  }
  return { store, onImported, onRefused, unmount, give }
}

const ended = (how: (end: End) => void, at = taking.ends.length - 1) => act(async () => how(taking.ends[at]!))

describe('a picture whose field is left before it is taken in', () => {
  beforeAll(() => startTranslations('en'))
  afterEach(() => {
    cleanup()
    taking.ends.length = 0
  })

  it('is taken in, and said to be under way until then', async () => {
    const { store, onImported, unmount, give } = field()
    await give()
    unmount()
    expect(store.get(importsLeftAtom)).toHaveLength(1)
    await ended(({ resolve }) => resolve('own:sea'))
    expect(onImported).toHaveBeenCalledExactlyOnceWith('own:sea', FOUND)
    expect(store.get(importsLeftAtom)).toEqual([])
  })

  it('is refused by a note, since the field cannot say it', async () => {
    const { store, onRefused, unmount, give } = field()
    await give()
    unmount()
    await ended(({ reject }) => reject(new PictureRefusal('broken')))
    expect(onRefused).not.toHaveBeenCalled()
    expect(store.get(toastsAtom)).toMatchObject([{ kind: 'failure' }])
    expect(store.get(importsLeftAtom)).toEqual([])
  })

  it('gives way to one that is given later', async () => {
    const first = field()
    await first.give()
    first.unmount()
    const second = field(first.store)
    await second.give()
    await ended(({ resolve }) => resolve('own:second'))
    await ended(({ resolve }) => resolve('own:first'), 0)
    expect(second.onImported).toHaveBeenCalledExactlyOnceWith('own:second', FOUND)
    expect(first.onImported).not.toHaveBeenCalled()
    expect(first.store.get(importsLeftAtom)).toEqual([])
  })
})

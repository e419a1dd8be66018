import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseEverything, storeEverything, wantsEverything } from '../../src/pages/shell/everything'
import { ASSET_CACHE, everythingAtom, PICTURE_CACHE } from '../../src/state/edition'
import { FakeStorage } from '../fixtures/fakeStorage'
import { FakeCaches } from '../offline/fakeWorker'

const FILES = ['/assets/a.woff2', '/guide/b.webp', '/assets/c.js']

let caches: FakeCaches
let asked: string[]
let isInstalled: boolean
let answer: (path: string) => Response
const stored = async () =>
  [
    ...(await (await caches.open(ASSET_CACHE)).keys()),
    ...(await (await caches.open(PICTURE_CACHE)).keys()),
  ].map(({ url }) => new URL(url).pathname)

beforeEach(() => {
  caches = new FakeCaches()
  asked = []
  isInstalled = false
  answer = () => new Response('bytes')
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/offline.json') return Response.json({ files: FILES, bytes: 3 })
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('nothing more is stored unless the visitor wants it, or has installed the app', async () => {
  expect(wantsEverything()).toBe(false)
  isInstalled = true
  expect(wantsEverything()).toBe(true)
  await chooseEverything(createStore(), false)
  expect(wantsEverything()).toBe(false)
})

it('all that is listed is stored once, where the worker looks for it, and said', async () => {
  const store = createStore()
  await (await caches.open(ASSET_CACHE)).put(FILES[0]!, new Response('used before'))
  await chooseEverything(store, true)
  expect(asked).toEqual(FILES.slice(1))
  expect(await stored()).toEqual([FILES[0], FILES[2], FILES[1]])
  expect(store.get(everythingAtom)).toEqual({ isWanted: true, share: 1, hasFailed: false })
  expect(wantsEverything()).toBe(true)
})

it('a failure is said, and the next try goes on from there', async () => {
  const store = createStore()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer = (path) => {
    if (path === FILES[1]) throw new TypeError('no network')
    return new Response('bytes')
  }
  await chooseEverything(store, true)
  expect(store.get(everythingAtom)).toEqual({ isWanted: true, share: 1 / 3, hasFailed: true })
  answer = () => new Response('bytes')
  await storeEverything(store)
  expect(asked).toEqual([FILES[0], FILES[1], ...FILES.slice(1)])
  expect(store.get(everythingAtom)).toMatchObject({ share: 1, hasFailed: false })
})

it('switching off stops at once and frees the room', async () => {
  const store = createStore()
  answer = () => {
    void chooseEverything(store, false)
    return new Response('bytes')
  }
  await chooseEverything(store, true)
  expect(asked).toEqual([FILES[0]])
  await chooseEverything(store, false)
  expect(await stored()).toEqual([])
  expect(store.get(everythingAtom)).toEqual({ isWanted: false, share: 0, hasFailed: false })
})

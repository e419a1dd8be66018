import { createStore } from 'jotai'
import { Blob } from 'node:buffer'
import { vi } from 'vitest'
import { runRecord } from '../../../src/card/set/runRecord'
import type { OutputId, SetItem } from '../../../src/card/set/setItem'
import { filesInMemory, NoRoomError } from '../../../src/export/set/doneFiles'
import type { SetFailure } from '../../../src/export/set/drawSet'
import { ExportError } from '../../../src/export/exportError'
import { almanacQuote } from '../../../src/quotes/almanac'
import { placeQuoteAtom } from '../../../src/state/card'
import { placesAtom, setChoiceAtom, setItemsAtom } from '../../../src/state/set/setChoice'
import { outletAtom } from '../../../src/state/set/destination'
import { setWorldAtom } from '../../../src/state/set/setWorld'

export const PLACES: OutputId[] = ['x', 'moments', '4:5', '1:1']

export function fakeSet() {
  vi.stubGlobal('Blob', Blob) // jsdom's has no stream.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer)) // jsdom's differs from the one of Node's TextEncoder.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  const store = createStore()
  const [drawn, saved]: [string[], string[]] = [[], []]
  const files = filesInMemory()
  const world = {
    onDraw: (_item: SetItem): void | Promise<void> => {},
    fails: new Set<string>(),
    mostFiles: Infinity,
    pickFolder: async (): Promise<FileSystemDirectoryHandle | null> => null,
  }
  const picture = new Blob([new Uint8Array(1_000)], { type: 'image/png' }) as globalThis.Blob
  store.set(setWorldAtom, {
    ...store.get(setWorldAtom),
    renderer: async () => ({
      prepare: async () => {},
      draw: async (item) => {
        await world.onDraw(item)
        if (world.fails.has(item.place)) throw new ExportError('fonts-offline' satisfies SetFailure, 'faked')
        drawn.push(item.place)
        return { file: picture, preview: picture, widthPx: 10, heightPx: 10, failedPictures: [] }
      },
      close: () => {},
    }),
    browser: () => ({ actions: { main: 'device', offered: ['device'], isInApp: false }, picksFolders: true }),
    picksFiles: () => false,
    pickFolder: () => world.pickFolder(),
    save: (_file, name) => void saved.push(name),
    openFiles: async () => ({
      ...files,
      write: async (id, file, facts) => {
        if ((await files.list()).size >= world.mostFiles) throw new NoRoomError('full')
        await files.write(id, file, facts)
      },
    }),
    previewOf: async (file) => file,
    origin: () => 'https://q.example',
    now: () => new Date(2026, 10, 21, 9),
    findLeftover: async () => null,
  })
  store.set(placeQuoteAtom, almanacQuote('2026-11-22'))
  store.set(placesAtom, PLACES)
  store.set(outletAtom, 'zip')
  /** Leaves the state of a page closed after `count` pictures, for another page. */
  const leftAfter = async (count: number) => {
    const items = store.get(setItemsAtom)
    for (const { id } of items.slice(0, count))
      await files.write(id, picture, { widthPx: 10, heightPx: 10, isWhole: true })
    const record = runRecord({ name: 'quotidian-2026-11-22', items, choice: store.get(setChoiceAtom) })
    const forget = vi.fn(async () => {})
    return { record, adopt: () => files, forget }
  }
  return { store, world, drawn, saved, leftAfter }
}

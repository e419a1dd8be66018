import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { sourceOf } from '../../look/prints'
import { hexOf } from '../../scene/written'
import type { AcceptedPicture } from './acceptPicture'

export interface OwnPicture extends AcceptedPicture {
  name: string
  address: string
  addedAtMs: number
}

/** Cards refer to them as `own:<hash>`. If nothing can be stored, they last as long as the page. */
export interface PictureStore {
  /** Returns the name cards use; equal pictures share one. */
  keep: (picture: Omit<OwnPicture, 'addedAtMs'>) => Promise<string>
  find: (src: string) => Promise<OwnPicture | null>
  /** `alsoReferenced` is called only if something would be deleted; if it fails, nothing is. */
  collect: (
    referenced: ReadonlySet<string>,
    olderThanMs: number,
    alsoReferenced?: () => Promise<ReadonlySet<string>>,
  ) => Promise<void>
  /** Calls `tell` when a picture is stored; returns the unsubscribe function. */
  onKept: (tell: (src: string) => void) => () => void
  onTrouble: (tell: () => void) => () => void
}

const PREFIX = 'own:'
const PATIENCE_MS = 4_000 // Some browsers never respond if a page may store nothing.

export function isOwnPicture(src: string): boolean {
  return sourceOf(src).startsWith(PREFIX)
}

/** The parameters are for tests. */
export function createPictureStore(
  open: () => UseStore = () => createStore('quotidian-pictures', 'pictures'),
  now: () => number = Date.now,
): PictureStore {
  const inMemory = new Map<string, OwnPicture>()
  const listeners = new Set<() => void>()
  const keptListeners = new Set<(src: string) => void>()
  let hasFailed = false
  let opened: UseStore | null = null

  async function withStore<T>(act: (kept: UseStore) => Promise<T>): Promise<T> {
    opened ??= open()
    return withTimeout(act(opened))
  }

  async function attempted<T>(act: (kept: UseStore) => Promise<T>): Promise<T | null> {
    if (hasFailed) return null
    try {
      return await withStore(act)
    } catch (cause) {
      console.warn('pictures are not kept', cause)
      hasFailed = true
      for (const tell of listeners) tell()
      return null
    }
  }

  return {
    async keep(picture) {
      const src = PREFIX + (await hashOf(picture.blob))
      const record = { ...picture, addedAtMs: now() }
      inMemory.set(src, record)
      await attempted(async (kept) => set(src, await toStored(record), kept))
      for (const tell of keptListeners) tell(src)
      return src
    },
    async find(src) {
      const known = inMemory.get(src)
      if (known) return known
      const record = await attempted((kept) => get<StoredPicture>(src, kept))
      if (!record) return null
      const picture = fromStored(record)
      inMemory.set(src, picture)
      return picture
    },
    async collect(referenced, olderThanMs, alsoReferenced) {
      const sweep = async (kept: UseStore) => {
        const all = await entries<string, StoredPicture>(kept)
        const isStale = ([src, { addedAtMs }]: (typeof all)[number]) =>
          !referenced.has(src) && addedAtMs < now() - olderThanMs
        const stale = all.filter(isStale).map(([src]) => src)
        if (stale.length === 0) return
        const others = await alsoReferenced?.()
        await delMany(
          stale.filter((src) => !others?.has(src)),
          kept,
        )
      }
      await withStore(sweep).catch(() => undefined) // not reported, because nothing is lost
    },
    onKept(tell) {
      keptListeners.add(tell)
      return () => keptListeners.delete(tell)
    },
    onTrouble(tell) {
      if (hasFailed) tell()
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** WebKit stores no Blob in private windows. A Blob is from before November 2026. */
type StoredPicture = OwnPicture | (Omit<OwnPicture, 'blob'> & { bytes: ArrayBuffer; type: string })

async function toStored({ blob, ...rest }: OwnPicture): Promise<StoredPicture> {
  return { ...rest, bytes: await blob.arrayBuffer(), type: blob.type }
}

function fromStored(record: StoredPicture): OwnPicture {
  if ('blob' in record) return record
  const { bytes, type, ...rest } = record
  return { ...rest, blob: new Blob([bytes], { type }) }
}

export const pictureStore = createPictureStore()

/** Takes 128 bits of SHA-256; on plain http, which cannot hash, they are random. */
async function hashOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(16)
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
    bytes.set(new Uint8Array(digest, 0, 16))
  } else crypto.getRandomValues(bytes)
  return hexOf(bytes)
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer from IndexedDB')), PATIENCE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

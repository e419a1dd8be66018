import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import type { AcceptedPicture } from './acceptPicture'

/** A visitor's picture and where it came from. */
export interface OwnPicture extends AcceptedPicture {
  name: string // of the file, '' where it had none
  address: string // it was fetched from, '' for a file
  addedAtMs: number
}

/**
 * A visitor's pictures, kept in IndexedDB under what they hold: a card names one `own:<hash>`, so that a text of a few
 * letters can be saved, sent and undone. Where the browser keeps nothing they last as long as the page, and `onTrouble`
 * is told once.
 */
export interface PictureStore {
  /** Keeps a picture and gives the name that cards call it by; the same picture has the same name. */
  keep: (picture: Omit<OwnPicture, 'addedAtMs'>) => Promise<string>
  /** null where it is gone. */
  find: (src: string) => Promise<OwnPicture | null>
  /** Throws away what nobody names and what is old enough to be nobody's newest work. */
  collect: (referenced: ReadonlySet<string>, olderThanMs: number) => Promise<void>
  /** Announcement once that nothing is kept; returns the way out. */
  onTrouble: (tell: () => void) => () => void
}

const PREFIX = 'own:'
const PATIENCE_MS = 4_000 // some browsers never answer where a page may keep nothing

export function isOwnPicture(src: string): boolean {
  return src.startsWith(PREFIX)
}

/** `open` and `now` are parameters for tests. */
export function createPictureStore(
  open: () => UseStore = () => createStore('quotidian-pictures', 'pictures'),
  now: () => number = Date.now,
): PictureStore {
  const here = new Map<string, OwnPicture>()
  const listeners = new Set<() => void>()
  let isTroubled = false
  let opened: UseStore | null = null

  async function reached<T>(act: (kept: UseStore) => Promise<T>): Promise<T> {
    opened ??= open()
    return inTime(act(opened))
  }

  async function tried<T>(act: (kept: UseStore) => Promise<T>): Promise<T | null> {
    if (isTroubled) return null
    try {
      return await reached(act)
    } catch (cause) {
      console.warn('pictures are not kept', cause)
      isTroubled = true
      for (const tell of listeners) tell()
      return null
    }
  }

  return {
    async keep(picture) {
      const src = PREFIX + (await hashOf(picture.blob))
      const record = { ...picture, addedAtMs: now() }
      here.set(src, record)
      await tried(async (kept) => set(src, await packed(record), kept))
      return src
    },
    async find(src) {
      const known = here.get(src)
      if (known) return known
      const record = await tried((kept) => get<KeptPicture>(src, kept))
      if (!record) return null
      const picture = unpacked(record)
      here.set(src, picture)
      return picture
    },
    async collect(referenced, olderThanMs) {
      const sweep = async (kept: UseStore) => {
        const all = await entries<string, KeptPicture>(kept)
        const isStale = ([src, { addedAtMs }]: (typeof all)[number]) =>
          !referenced.has(src) && addedAtMs < now() - olderThanMs
        await delMany(
          all.filter(isStale).map(([src]) => src),
          kept,
        )
      }
      await reached(sweep).catch(() => undefined) // nothing is lost: whoever has no picture need not hear of it
    },
    onTrouble(tell) {
      if (isTroubled) tell()
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** As it lies in IndexedDB: WebKit keeps no Blob in a private window. Until November 2026 it was kept as one. */
type KeptPicture = OwnPicture | (Omit<OwnPicture, 'blob'> & { bytes: ArrayBuffer; type: string })

async function packed({ blob, ...rest }: OwnPicture): Promise<KeptPicture> {
  return { ...rest, bytes: await blob.arrayBuffer(), type: blob.type }
}

function unpacked(record: KeptPicture): OwnPicture {
  if ('blob' in record) return record
  const { bytes, type, ...rest } = record
  return { ...rest, blob: new Blob([bytes], { type }) }
}

/** The page's own. */
export const pictureStore = createPictureStore()

/** 128 bits of SHA-256, or a name by chance where a page over plain http may not hash: only twins are lost then. */
async function hashOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(16)
  if (crypto.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
    bytes.set(new Uint8Array(digest, 0, 16))
  } else crypto.getRandomValues(bytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer from IndexedDB')), PATIENCE_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

import { PictureFailure, type Picture } from './picture'
import { unlessAborted } from '../unlessAborted'

/**
 * The pictures that cards show, by URL. A picture that is missing, broken, too slow or not readable (CORS)
 * never makes a card fail: drawing shows a placeholder, and `load` reports the URL and the reason.
 */
export interface Pictures {
  /** The present state of the URL; drawing never waits. */
  find(src: string): Picture | 'loading' | 'failed' | undefined
  /** Resolves when every URL has loaded or failed. A URL that failed before is tried again. */
  load(srcs: readonly string[], signal?: AbortSignal): Promise<readonly PictureFailure[]>
  /** Calls `onChange` whenever a picture has loaded or failed; returns the function that unsubscribes. */
  subscribe(onChange: () => void): () => void
}

type Entry = Picture | 'loading' | 'failed'

const KEPT_PX = 60_000_000 // about 240 MB decoded: two photos for a 4x card and those shown before them
const WEIGHT_PX = 10_000 // of an entry without pixels

/**
 * `fetchPicture` is a parameter for tests and for Node, `keptPx` for thumbnails. Not a boundedMemo: what is loading must
 * stay, and counts least.
 */
export function createPictures(
  fetchPicture: (src: string) => Promise<Picture> = loadWhenNeeded,
  keptPx = KEPT_PX,
): Pictures {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<PictureFailure | null>>()
  const listeners = new Set<() => void>()

  /** Stores a result and removes the least recently used ones, never the new one or one that is loading. */
  function settle(src: string, entry: Entry): void {
    entries.delete(src)
    entries.set(src, entry)
    let load = [...entries.values()].reduce((sum, kept) => sum + weightPx(kept), 0)
    for (const [key, kept] of entries) {
      if (load <= keptPx || key === src) break
      if (kept === 'loading') continue
      entries.delete(key)
      load -= weightPx(kept)
    }
    for (const listener of listeners) listener()
  }

  function start(src: string): Promise<PictureFailure | null> {
    entries.set(src, 'loading')
    const arrival = fetchPicture(src).then(
      (picture) => (settle(src, picture), null),
      (failure: PictureFailure) => (settle(src, 'failed'), failure),
    )
    underWay.set(src, arrival)
    void arrival.finally(() => underWay.delete(src))
    return arrival
  }

  return {
    find(src) {
      const entry = entries.get(src)
      if (typeof entry === 'object') {
        entries.delete(src)
        entries.set(src, entry)
      }
      return entry
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async load(srcs, signal) {
      const wanted = [...new Set(srcs)].filter((src) => typeof entries.get(src) !== 'object')
      const all = Promise.all(wanted.map((src) => underWay.get(src) ?? start(src)))
      const failures = await unlessAborted(all, signal)
      return failures.filter((failure) => failure !== null)
    },
  }
}

/** Few cards show a picture: the code that fetches and decodes is imported with the first. */
export async function loadWhenNeeded(src: string, maxSidePx?: number): Promise<Picture> {
  const { loadPicture } = await import('./loadPicture').catch((cause: unknown) => {
    throw new PictureFailure(src, 'blocked', { cause })
  })
  return loadPicture(src, maxSidePx)
}

function weightPx(entry: Entry): number {
  return typeof entry === 'object' ? entry.widthPx * entry.heightPx + WEIGHT_PX : WEIGHT_PX
}

/** The page's pictures: one cache for preview and export. */
export const pictures: Pictures = createPictures()

import { loadPicture, type Picture, type PictureFailure } from './loadPicture'
import { unlessAborted } from './unlessAborted'

/**
 * The pictures that cards show, by URL. A picture that is missing, broken, too slow or forbidden to read
 * never fails a card: drawing puts a placeholder in its place, and `load` says which URL and why.
 */
export interface Pictures {
  /** What is known of the URL now; drawing never waits. */
  find(src: string): Picture | 'loading' | 'failed' | undefined
  /** Resolves when every URL has arrived or failed. A failed URL is tried again. */
  load(srcs: readonly string[], signal?: AbortSignal): Promise<readonly PictureFailure[]>
  /** Called whenever a picture arrives or fails; returns the way out. */
  subscribe(onChange: () => void): () => void
}

type Entry = Picture | 'loading' | 'failed'

const KEPT = 24

/** `fetchPicture` is a parameter for tests and for Node. */
export function createPictures(fetchPicture = loadPicture): Pictures {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<PictureFailure | null>>()
  const listeners = new Set<() => void>()

  function settle(src: string, entry: Entry): void {
    entries.set(src, entry)
    const stale = [...entries.keys()].filter((key) => entries.get(key) !== 'loading').slice(0, -KEPT)
    for (const key of stale) entries.delete(key)
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
    find: (src) => entries.get(src),
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

/** The browser's own store: one cache for preview and export. */
export const pictures: Pictures = createPictures()

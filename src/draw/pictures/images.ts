import { PictureFailure, type Picture } from './picture'
import { printIn } from '../../look/prints'
import { unlessAborted } from '../tasks'

/** A missing, slow or blocked (CORS) picture never fails a card: a placeholder is drawn. */
export interface Pictures {
  find(src: string): Picture | 'loading' | 'failed' | undefined
  /** Resolves when every URL has loaded or failed. Retries failed ones. */
  load(srcs: readonly string[], signal?: AbortSignal): Promise<readonly PictureFailure[]>
  subscribe(onChange: () => void): () => void
}

type Entry = Picture | 'loading' | 'failed'

const KEPT_PX = 60_000_000 // about 240 MB decoded: two photos for a 4x card and the two before
const WEIGHT_PX = 10_000

/** Parameters are for tests, Node and thumbnails. Not a boundedMemo: entries still loading must stay. */
export function createPictures(
  fetchPicture: (src: string) => Promise<Picture> = loadWhenNeeded,
  keptPx = KEPT_PX,
): Pictures {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<PictureFailure | null>>()
  const listeners = new Set<() => void>()

  /** Evicts least recently used ones, but never the new one or one still loading. */
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

  /** A print is an entry of its own, made from its picture. */
  async function fetched(src: string): Promise<Picture> {
    const asked = printIn(src)
    if (!asked) return fetchPicture(src)
    const known = entries.get(asked.src)
    const picture = typeof known === 'object' ? known : await fetchPicture(asked.src)
    const { printed } = await import('./printed').catch((cause: unknown) => {
      throw new PictureFailure(asked.src, 'blocked', { cause })
    })
    return printed(picture, asked)
  }

  function start(src: string): Promise<PictureFailure | null> {
    entries.set(src, 'loading')
    const arrival = fetched(src).then(
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

export async function loadWhenNeeded(src: string, maxSidePx?: number): Promise<Picture> {
  const { loadPicture } = await import('./loadPicture').catch((cause: unknown) => {
    throw new PictureFailure(src, 'blocked', { cause })
  })
  return loadPicture(src, maxSidePx)
}

function weightPx(entry: Entry): number {
  return typeof entry === 'object' ? entry.widthPx * entry.heightPx + WEIGHT_PX : WEIGHT_PX
}

export const pictures: Pictures = createPictures()

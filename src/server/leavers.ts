/**
 * Who asks and leaves again and again. Work that is begun is finished, and what is done for nobody keeps somebody waiting: whoever left
 * twice in a minute goes behind all others, and is served only once they have stayed for a while.
 */
import { LRUCache } from 'lru-cache'
import type { Visitor } from './visitor'

export const STAY_MS = 2_000
const TIMES = 2
const WITHIN_MS = 60_000
const MAX_VISITORS = 2_000

export interface Leavers {
  isLeaver(visitor: Visitor): boolean
  /** Counts those who asked, where nobody waits for it any more; until what is returned is called. */
  watch(signal: AbortSignal | undefined, asked: readonly Visitor[]): () => void
}

export function createLeavers(): Leavers {
  const left = new LRUCache<string, number>({ max: MAX_VISITORS, ttl: WITHIN_MS })
  return {
    isLeaver: ({ id }) => (left.get(id) ?? 0) >= TIMES,
    watch(signal, asked) {
      const note = () => {
        for (const { id } of asked) left.set(id, (left.get(id) ?? 0) + 1)
      }
      signal?.addEventListener('abort', note, { once: true })
      return () => signal?.removeEventListener('abort', note)
    },
  }
}

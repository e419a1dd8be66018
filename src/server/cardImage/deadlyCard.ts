import { LRUCache } from 'lru-cache'
import { CodedError } from '../../scene/values'

const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 1_000

/** No process drew the card, which is not to blame. */
export class DrawingStoppedError extends Error {
  override readonly name = 'DrawingStoppedError'
}

/** Two processes died of this card, or it took too much of one: no retry for a while. `remembered`: not tried. */
export class DeadlyCardError extends CodedError<'died' | 'remembered'> {
  override readonly name = 'DeadlyCardError'
}

export function isNewlyDeadly(error: unknown): boolean {
  return error instanceof DeadlyCardError && error.code === 'died'
}

/** Keys of cards, and of pictures by bytes, not to be drawn for ten minutes. */
export const createDeadlyMemory = (now: () => Date) =>
  new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // read the clock each time: tests change it
  })

export const DEADLY_RETRY_AFTER_S = REMEMBERED_MS / 1_000

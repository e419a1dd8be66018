import { LRUCache } from 'lru-cache'

const REMEMBERED_MS = 10 * 60_000
const MAX_REMEMBERED = 1_000

/** No process drew the card, which is not to blame. */
export class DrawingStoppedError extends Error {
  override readonly name = 'DrawingStoppedError'
}

/** Two processes died of this card, or it took too much of one: no retry for a while. */
export class DeadlyCardError extends Error {
  override readonly name = 'DeadlyCardError'

  constructor(
    readonly code: 'died' | 'remembered', // remembered: failed recently, so not tried
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export function isNewlyDeadly(error: unknown): boolean {
  return error instanceof DeadlyCardError && error.code === 'died'
}

/** Keys of cards, and of pictures by bytes, not to be drawn for ten minutes. */
export interface DeadlyMemory {
  has(key: string): boolean
  add(key: string): void
}

export const DEADLY_RETRY_AFTER_S = REMEMBERED_MS / 1_000

export function createDeadlyMemory(now: () => Date): DeadlyMemory {
  const known = new LRUCache<string, true>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // read the clock each time: tests change it
  })
  return { has: (key) => known.has(key), add: (key) => void known.set(key, true) }
}

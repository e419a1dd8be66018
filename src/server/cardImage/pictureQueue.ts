import { BusyError, createFairQueue, type Turn } from '../fairQueue'
import type { LoadPicture } from './pictureLoader'

/**
 * Pictures of up to 8 MB are held in memory until their cards are drawn. The slow ones of one visitor leave two places to
 * others.
 */
const LINE = { places: 6, shares: { network: 4 }, maxWaiting: 120, maxWaitMs: 20_000 }

/** Calls `use` with the picture's file, or with null when it cannot be loaded. */
export type WithPicture = <T>(
  address: string,
  turn: Turn,
  use: (file: Uint8Array | null) => Promise<T>,
) => Promise<T>

/**
 * Pictures are fetched outside the drawing process, so that a slow one does not hold up cards that need none. A few at
 * once, to bound memory; a card that has waited too long for its turn is drawn without its picture.
 */
export function createPictureQueue(loadPicture: LoadPicture): WithPicture {
  const queue = createFairQueue(LINE)

  return async (address, turn, use) => {
    let isStarted = false
    try {
      return await queue.run(turn, async () => {
        isStarted = true
        return use(await loadPicture(address, turn.signal).catch(() => null))
      })
    } catch (error) {
      if (isStarted || !(error instanceof BusyError)) throw error
      return use(null)
    }
  }
}

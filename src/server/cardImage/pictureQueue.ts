import type { LoadPicture } from './pictureLoader'
import { createWorkQueue } from '../workQueue'

const CONCURRENCY = 4 // pictures of up to 8 MB, held in memory until their cards are drawn
const MAX_WAIT_MS = 20_000

/** Calls `use` with the picture's file, or with null when it cannot be loaded. */
export type WithPicture = <T>(address: string, use: (file: Uint8Array | null) => Promise<T>) => Promise<T>

/**
 * Pictures are fetched outside the drawing process, so that a slow one does not hold up cards that need none. A few at
 * once, to bound memory; a card that has waited too long for its turn is drawn without its picture.
 */
export function createPictureQueue(loadPicture: LoadPicture): WithPicture {
  const queue = createWorkQueue(CONCURRENCY, Infinity)

  return async (address, use) => {
    const turn = new AbortController()
    const timer = setTimeout(() => turn.abort(), MAX_WAIT_MS)
    let isStarted = false
    try {
      return await queue.run(turn.signal, async () => {
        isStarted = true
        clearTimeout(timer) // loading has its own timeout
        return use(await loadPicture(address).catch(() => null))
      })
    } catch (error) {
      if (isStarted) throw error
      return use(null)
    }
  }
}

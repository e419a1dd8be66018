import type { LoadPicture } from './pictures'
import { createSlots } from '../slots'

const AT_ONCE = 4 // 8 MB each at most, held until their cards are drawn
const IN_LINE_MS = 20_000

/** What is done with the picture's file, or with null where it cannot be had. */
export type WithPicture = <T>(address: string, use: (file: Uint8Array | null) => Promise<T>) => Promise<T>

/**
 * Pictures beside the drawing, not in it: one that is slow to come holds up no card that needs none. So few are held at
 * once that their files stay bounded; a card that has waited long for its turn goes without.
 */
export function createWithPicture(loadPicture: LoadPicture): WithPicture {
  const slots = createSlots(AT_ONCE, Infinity)

  return async (address, use) => {
    const line = new AbortController()
    const timer = setTimeout(() => line.abort(), IN_LINE_MS)
    let isServed = false
    try {
      return await slots.run(line.signal, async () => {
        isServed = true
        clearTimeout(timer) // what follows has a limit of its own
        return use(await loadPicture(address).catch(() => null))
      })
    } catch (error) {
      if (isServed) throw error
      return use(null)
    }
  }
}

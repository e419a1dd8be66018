import type { SetItem } from '../../card/set/setItem'
import type { DrawnPicture, SetDrawer } from './setDrawer'
import { failureOf, type SetFailure } from './setFailure'

/** A finished picture of a set. */
export interface DrawnItem extends DrawnPicture {
  item: SetItem
  tookMs: number // from asking for it until it was finished
}

export interface DrawSetOptions {
  drawer: SetDrawer
  signal: AbortSignal
  /** Waited for before each picture: while a set pauses, it does not resolve. */
  mayGoOn?: () => Promise<void>
  onDrawing?: (item: SetItem) => void
  onFailed?: (item: SetItem, reason: SetFailure) => void
  now?: () => number // ms
}

/**
 * Draws pictures one at a time, each when the one before has been taken: a stream that writes them sets the pace. While one is
 * encoded the next is laid out, so that at most three are in memory: that one, the one drawn, the one being written. One that fails is told of and left
 * out. Ends without an error once `signal` is aborted.
 */
export async function* drawSet(
  items: readonly SetItem[],
  { drawer, signal, mayGoOn, onDrawing, onFailed, now = () => performance.now() }: DrawSetOptions,
): AsyncGenerator<DrawnItem> {
  let laid: Promise<unknown> | null = null
  for (const [at, item] of items.entries()) {
    await laid
    await mayGoOn?.()
    if (signal.aborted) return
    onDrawing?.(item)
    const beganMs = now()
    try {
      const drawing = drawer.draw(item, signal)
      const next = items[at + 1]
      laid = next ? drawer.prepare(next, signal).catch(() => {}) : null // drawing it tells the reason
      const drawn = await drawing
      if (signal.aborted) return
      yield { item, ...drawn, tookMs: now() - beganMs }
    } catch (error) {
      if (signal.aborted) return
      console.error('a picture of the set failed', item.fileName, error)
      onFailed?.(item, failureOf(error))
    }
  }
}

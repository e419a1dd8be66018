import type { SetItem } from '../../card/set/setItem'
import type { DrawnPicture, SetRenderer } from './setRenderer'
import { failureOf, type SetFailure } from './setFailure'

/** A finished picture of a set. */
export interface DrawnItem extends DrawnPicture {
  item: SetItem
  tookMs: number // that the set waited for it
}

export interface DrawSetOptions {
  renderer: SetRenderer
  signal: AbortSignal
  /** Waited for before each picture: while a set pauses, it does not resolve. */
  mayGoOn?: () => Promise<void>
  onDrawing?: (item: SetItem) => void
  onFailed?: (item: SetItem, reason: SetFailure) => void
  now?: () => number // ms
}

/**
 * Draws pictures one at a time, each when the one before has been taken: a stream that writes them sets the pace. While one is
 * encoded the next is prepared, so that at most three are in memory: that one, the one encoded, the one being written. One that fails is told of and left
 * out. Ends without an error once `signal` is aborted.
 */
export async function* drawSet(
  items: readonly SetItem[],
  { renderer, signal, mayGoOn, onDrawing, onFailed, now = () => performance.now() }: DrawSetOptions,
): AsyncGenerator<DrawnItem> {
  let prepared: Promise<unknown> | null = null
  for (const [at, item] of items.entries()) {
    const waitsFromMs = now()
    await prepared
    const waitedMs = now() - waitsFromMs
    await mayGoOn?.()
    if (signal.aborted) return
    onDrawing?.(item)
    const beganMs = now() - waitedMs
    try {
      const drawing = renderer.draw(item, signal)
      const next = items[at + 1]
      prepared = next ? renderer.prepare(next, signal).catch(() => {}) : null // drawing it tells the reason
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

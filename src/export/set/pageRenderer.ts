import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { exportCard } from '../exportCard'
import { previewOf } from './previewOf'
import type { DrawnPicture, SetRenderer } from './drawSet'
import { targetOf } from '../../look/targets'
import type { EncodeRequest } from '../encodePicture'
import { readyCard } from '../../draw/readyCard'
import { FULL_VIEW } from '../../layout/view'
import { sceneToExport } from '../exportError'

export function pageRenderer(): SetRenderer {
  const prepared = preparedItems(readyItem)
  return {
    prepare: prepared.prepare,
    draw: async (item, signal) => drawnOnPage(await prepared.take(item, signal), item),
    close: prepared.forgetAll,
  }
}

export async function drawnOnPage(ready: ReadyScene, item: SetItem): Promise<DrawnPicture> {
  const { blob, width, height, failedPictures } = await exportCard(ready, exportRequest(item))
  const preview = await previewOf(blob, width, height)
  return { file: blob, preview, widthPx: width, heightPx: height, failedPictures }
}

/** `discard` gets those never taken. */
export function preparedItems<T>(
  make: (item: SetItem, signal: AbortSignal) => Promise<T>,
  discard: (made: T) => void = () => {},
) {
  const waiting = new Map<string, Promise<T>>()
  const forget = (id: string, made: Promise<T>) => {
    if (waiting.get(id) !== made) return // taken
    waiting.delete(id)
    made.then(discard, () => {}) // its taker handles the failure
  }
  const prepare = (item: SetItem, signal: AbortSignal): Promise<T> => {
    const known = waiting.get(item.id)
    if (known) return known
    const made = make(item, signal)
    waiting.set(item.id, made)
    signal.addEventListener('abort', () => forget(item.id, made), { once: true })
    return made
  }
  return {
    prepare,
    async take(item: SetItem, signal: AbortSignal): Promise<T> {
      const made = prepare(item, signal)
      waiting.delete(item.id)
      return made
    },
    forgetAll(): void {
      for (const [id, made] of waiting) forget(id, made)
    },
  }
}

export function exportRequest({ card, target, format, quality, scale, opensAgain }: SetItem): EncodeRequest {
  return { format, quality, scale, target: target && targetOf(target), card: opensAgain ? card : null }
}

export async function readyItem({ card }: SetItem, signal: AbortSignal): Promise<ReadyScene> {
  return sceneToExport(await readyCard(card, FULL_VIEW, signal))
}

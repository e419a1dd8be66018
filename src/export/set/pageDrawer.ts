import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { exportCard } from '../exportCard'
import { exportRequest } from './exportRequest'
import { previewOf } from './previewOf'
import { readyItem } from './readyItem'
import type { DrawnPicture, SetDrawer } from './setDrawer'

/** Draws on the page, where there is no worker that can: in slices, as a single export does. */
export function pageDrawer(): SetDrawer {
  const prepared = preparedItems()
  return {
    prepare: prepared.prepare,
    draw: async (item, signal) => drawnOnPage(await prepared.take(item, signal), item),
    close: prepared.forget,
  }
}

export async function drawnOnPage(ready: ReadyScene, item: SetItem): Promise<DrawnPicture> {
  const { blob, width, height } = await exportCard(ready, exportRequest(item))
  return { file: blob, preview: await previewOf(blob, width, height), widthPx: width, heightPx: height }
}

/** Scenes that were made ready ahead of their turn, each until it is drawn. */
export function preparedItems() {
  const waiting = new Map<string, { ready: Promise<ReadyScene>; signal: AbortSignal }>()
  const prepare = (item: SetItem, signal: AbortSignal) => {
    for (const [id, { signal: its }] of waiting) if (its.aborted) waiting.delete(id) // never made ready
    const ready = waiting.get(item.id)?.ready ?? readyItem(item, signal)
    waiting.set(item.id, { ready, signal })
    return ready
  }
  return {
    prepare,
    async take(item: SetItem, signal: AbortSignal): Promise<ReadyScene> {
      try {
        return await prepare(item, signal)
      } finally {
        waiting.delete(item.id)
      }
    },
    forget: () => waiting.clear(),
  }
}

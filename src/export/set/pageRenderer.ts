import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { exportCard } from '../exportCard'
import { exportRequest, preparedItems, readyItem } from './preparedItems'
import { previewOf } from './previewOf'
import type { DrawnPicture, SetRenderer } from './setRenderer'

/** Where no worker can draw, as a single export does. */
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

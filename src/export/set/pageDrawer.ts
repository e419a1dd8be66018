import type { SetItem } from '../../card/set/setItem'
import { oneCanvas, type Canvases } from '../../draw/konva/canvases'
import type { ReadyScene } from '../../draw/readyScene'
import { encodeCard, greysOf } from '../encodeCard'
import { drawnForFile } from '../exportCard'
import { exportRequest } from './exportRequest'
import { preparedItems } from './preparedItems'
import { previewOf } from './previewOf'
import { readyItem } from './readyItem'
import type { DrawnPicture, SetDrawer } from './setDrawer'

/** Draws on the page, where there is no worker that can: in slices, as a single export does. */
export function pageDrawer(): SetDrawer {
  const prepared = preparedItems(readyItem)
  const canvases = oneCanvas()
  return {
    prepare: prepared.prepare,
    draw: async (item, signal) => drawnOnPage(await prepared.take(item, signal), item, canvases),
    close() {
      prepared.forgetAll()
      canvases.release()
    },
  }
}

export async function drawnOnPage(
  { scene, failedPictures }: ReadyScene,
  item: SetItem,
  canvases?: Canvases,
): Promise<DrawnPicture> {
  const request = exportRequest(item)
  const { stage, size } = await drawnForFile(scene, request, canvases)
  try {
    const { blob, width, height } = await encodeCard(stage, size, request, failedPictures)
    const seen = greysOf(request) ? blob : stage.toCanvas({ pixelRatio: size.ratio })
    const preview = await previewOf(seen, width, height)
    return { file: blob, preview, widthPx: width, heightPx: height, failedPictures }
  } finally {
    stage.destroy()
  }
}

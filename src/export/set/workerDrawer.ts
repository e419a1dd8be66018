import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { drawnForFile } from '../exportCard'
import { drawTask, type Sent } from './drawTask'
import { PageMustDraw, startedWorker, WorkerGone, type DrawingWorker } from './drawingWorker'
import { exportRequest } from './exportRequest'
import { drawnOnPage, preparedItems } from './pageDrawer'
import type { DrawnPicture, SetDrawer } from './setDrawer'

/**
 * Draws beside the page, in a worker; of what only a page draws as it is exported (sharpClips.ts), the worker encodes what the page has drawn in slices,
 * which is the longer part. What the worker cannot do at all, the page does. null where there is no worker that can.
 */
export async function workerDrawer(): Promise<SetDrawer | null> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null
  const worker = await startedWorker().catch(
    (error: unknown) => (console.warn('no worker draws', error), null),
  )
  if (!worker) return null
  const prepared = preparedItems()
  const sent: Sent = { families: new Set(), pictures: new Set() }
  const ofPage = new Set<string>() // looks that the page draws
  let isGone = false

  async function byWorker(ready: ReadyScene, item: SetItem, on: DrawingWorker): Promise<DrawnPicture> {
    if (drawsAlike() && !ofPage.has(lookOf(item))) {
      try {
        return await on.ask(await drawTask(ready, item, sent))
      } catch (error) {
        if (!(error instanceof PageMustDraw)) throw error
        ofPage.add(lookOf(item))
      }
    }
    return encodedByWorker(ready, item, on)
  }

  return {
    prepare: prepared.prepare,
    async draw(item, signal) {
      const ready = await prepared.take(item, signal)
      if (isGone) return drawnOnPage(ready, item)
      try {
        return await byWorker(ready, item, worker)
      } catch (error) {
        if (error instanceof WorkerGone) isGone = true
        console.warn('the worker did not draw, the page does', item.fileName, error)
        return drawnOnPage(ready, item)
      }
    },
    close() {
      worker.stop()
      prepared.forget()
    },
  }
}

async function encodedByWorker(
  ready: ReadyScene,
  item: SetItem,
  worker: DrawingWorker,
): Promise<DrawnPicture> {
  const request = exportRequest(item)
  const { stage, size } = await drawnForFile(ready.scene, request)
  try {
    const bitmap = await createImageBitmap(stage.toCanvas({ pixelRatio: size.ratio }))
    return await worker.ask({ kind: 'encode', bitmap, size, request }, [bitmap])
  } finally {
    stage.destroy()
  }
}

/** Chromium's workers were compared with its pages, byte for byte; of other engines' nothing is known. */
function drawsAlike(): boolean {
  return 'userAgentData' in navigator
}

/** What decides how a card is painted: its words do not. */
function lookOf({ card, place, format, scale }: SetItem): string {
  const { frameStyle, composition, backgroundType, shadow, margin } = card.settings
  return [card.kind, frameStyle, composition, backgroundType, shadow, margin, place, format, scale].join()
}

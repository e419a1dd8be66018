import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { drawnForFile } from '../exportCard'
import { startedWorker, WorkerGone, type EncodingWorker } from './encodingWorker'
import { exportRequest } from './exportRequest'
import { drawnOnPage, preparedItems } from './pageDrawer'
import type { DrawnPicture, SetDrawer } from './setDrawer'

/**
 * Draws on the page in slices, between which it answers, and has a worker encode what is drawn, which is one long task and most of the time. What the
 * worker cannot do, the page does. null where there is no worker that can.
 */
export async function workerDrawer(): Promise<SetDrawer | null> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null
  const worker = await startedWorker().catch(
    (error: unknown) => (console.warn('no worker encodes', error), null),
  )
  if (!worker) return null
  const prepared = preparedItems()
  let isGone = false
  return {
    prepare: prepared.prepare,
    async draw(item, signal) {
      const ready = await prepared.take(item, signal)
      if (isGone) return drawnOnPage(ready, item)
      try {
        return await encodedByWorker(ready, item, worker)
      } catch (error) {
        if (error instanceof WorkerGone) isGone = true
        console.warn('the worker did not encode, the page does', item.fileName, error)
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
  worker: EncodingWorker,
): Promise<DrawnPicture> {
  const request = exportRequest(item)
  const { stage, size } = await drawnForFile(ready.scene, request)
  try {
    const bitmap = await createImageBitmap(stage.toCanvas({ pixelRatio: size.ratio }))
    return await worker.ask({ bitmap, size, request }, [bitmap])
  } finally {
    stage.destroy()
  }
}

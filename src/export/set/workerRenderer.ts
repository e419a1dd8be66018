import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { stageForFile } from '../exportCard'
import { startedWorker, WorkerGone } from './encodingWorker'
import { exportRequest, preparedItems, readyItem } from './preparedItems'
import { drawnOnPage } from './pageRenderer'
import type { SetRenderer } from './setRenderer'
import type { EncodeTask } from './workerTask'

interface Prepared {
  ready: ReadyScene
  task: EncodeTask | null // null: the page must draw it
}

/**
 * Most of the time is encoding, which the worker does while the page draws the next. null where there is no
 * worker that can.
 */
export async function workerRenderer(): Promise<SetRenderer | null> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null
  const worker = await startedWorker().catch(
    (error: unknown) => (console.warn('no worker encodes', error), null),
  )
  if (!worker) return null
  let isGone = false
  let handedOn: Promise<void> = Promise.resolve() // only one at a time

  const prepared = preparedItems(async (item, signal): Promise<Prepared> => {
    const isTurn = handedOn
    const ready = await readyItem(item, signal)
    await isTurn
    signal.throwIfAborted()
    return { ready, task: isGone ? null : await taskOf(ready, item).catch(isLeftToPage(item)) }
  }, discard)

  const isLeftToPage = (item: SetItem) => (error: unknown) => {
    if (error instanceof WorkerGone) isGone = true
    console.warn('the worker did not encode, the page does', item.fileName, error)
    return null
  }

  return {
    prepare: prepared.prepare,
    async draw(item, signal) {
      let handOn = () => {}
      const taking = prepared.take(item, signal)
      handedOn = new Promise((resolve) => (handOn = resolve))
      try {
        const { ready, task } = await taking
        if (!task || isGone) {
          task?.bitmap.close()
          return await drawnOnPage(ready, item)
        }
        const encoding = worker.ask(task, [task.bitmap]).catch(isLeftToPage(item))
        handOn()
        const encoded = await encoding
        if (!encoded) return await drawnOnPage(ready, item)
        return { ...encoded, failedPictures: ready.failedPictures }
      } finally {
        handOn()
      }
    },
    close() {
      worker.stop()
      prepared.forgetAll()
    },
  }
}

async function taskOf(ready: ReadyScene, item: SetItem): Promise<EncodeTask> {
  const request = exportRequest(item)
  const { stage, size } = await stageForFile(ready.scene, request)
  try {
    const canvas = stage.toCanvas({ pixelRatio: size.ratio })
    const bitmap = await createImageBitmap(canvas)
    canvas.width = canvas.height = 1 // frees its memory now
    return { bitmap, size, request }
  } finally {
    stage.destroy()
  }
}

function discard({ task }: Prepared): void {
  task?.bitmap.close()
}

import type { SetItem } from '../../card/set/setItem'
import type { ReadyScene } from '../../draw/readyScene'
import { stageForFile } from '../exportCard'
import { exportRequest, preparedItems, readyItem, drawnOnPage } from './pageRenderer'
import type { SetRenderer, EncodeTask, EncodedPicture, SetAnswer, SetGreeting, SetTask } from './drawSet'
import { trustedScript } from '../../draw/trustedTypes'
import { ExportError } from '../exportError'
import workerAddress from './setWorker?worker&url'

interface Prepared {
  ready: ReadyScene
  task: EncodeTask | null // null: the page must draw it
}

/** Most of the time is encoding, which the worker does while the page draws the next. */
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

const START_LIMIT_MS = 15_000 // Its code may load over a bad connection.

class WorkerGone extends Error {
  override name = 'WorkerGone'
}

interface EncodingWorker {
  ask(task: EncodeTask, transfer?: Transferable[]): Promise<EncodedPicture>
  stop(): void
}

async function startedWorker(): Promise<EncodingWorker | null> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  const { canEncode } = await greetingOf(worker).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  if (canEncode) return lineTo(worker)
  worker.terminate()
  return null
}

function greetingOf(worker: Worker): Promise<SetGreeting> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new WorkerGone('the worker did not start')), START_LIMIT_MS)
    worker.onmessage = ({ data }: MessageEvent<SetGreeting>) => (clearTimeout(late), resolve(data))
    worker.onerror = ({ message }) => reject(new WorkerGone(message || 'the worker did not start'))
  })
}

function lineTo(worker: Worker): EncodingWorker {
  const asked = new Map<
    number,
    { resolve: (drawn: EncodedPicture) => void; reject: (error: Error) => void }
  >()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<SetAnswer>) => {
    const waiting = asked.get(data.id)
    asked.delete(data.id)
    if ('drawn' in data) waiting?.resolve(data.drawn)
    else waiting?.reject(new ExportError(data.problem, data.message))
  }
  const goAway = (reason: string) => {
    for (const waiting of asked.values()) waiting.reject(new WorkerGone(reason))
    asked.clear()
  }
  worker.onerror = ({ message }) => goAway(message || 'the worker stopped')
  worker.onmessageerror = () => goAway('the worker’s answer could not be read')
  return {
    ask: (task, transfer = []) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        asked.set(id, { resolve, reject })
        worker.postMessage({ id, ...task } satisfies SetTask, transfer) // throws if a picture cannot be copied
      }),
    stop() {
      worker.terminate()
      goAway('the worker was stopped')
    },
  }
}

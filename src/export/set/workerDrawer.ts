import type { SetItem } from '../../card/set/setItem'
import { faceRulesOf } from '../../draw/fonts/fontRetry'
import { fontsOf } from '../../draw/fonts/fontsOf'
import { pictures as pagePictures } from '../../draw/pictures/images'
import type { Picture } from '../../draw/pictures/picture'
import { picturesOf } from '../../draw/pictures/picturesOf'
import type { ReadyScene } from '../../draw/readyScene'
import { trustedScript } from '../../draw/trustedTypes'
import { ExportError } from '../exportError'
import { exportRequest } from './exportRequest'
import { drawnOnPage, preparedItems } from './pageDrawer'
import type { DrawnPicture, SetDrawer } from './setDrawer'
import workerAddress from './setWorker?worker&url'
import type { SetAnswer, SetGreeting, SetTask } from './workerTask'

const START_LIMIT_MS = 15_000 // its code may have to come over a bad connection

/** Draws in a worker, beside the page. What the worker cannot draw, the page does. null where there is none that can. */
export async function workerDrawer(): Promise<SetDrawer | null> {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null
  const worker = await startedWorker().catch(
    (error: unknown) => (console.warn('no worker draws', error), null),
  )
  if (!worker) return null
  const prepared = preparedItems()
  const sent = { families: new Set<string>(), pictures: new Set<string>() }
  let isGone = false
  return {
    prepare: prepared.prepare,
    async draw(item, signal) {
      const ready = await prepared.take(item, signal)
      if (!isGone) {
        try {
          return await worker.draw(await taskOf(ready, item, sent))
        } catch (error) {
          if (error instanceof WorkerGone) isGone = true
          console.warn('the worker did not draw, the page does', item.fileName, error)
        }
      }
      return drawnOnPage(ready, item)
    },
    close() {
      worker.stop()
      prepared.forget()
    },
  }
}

class WorkerGone extends Error {
  override name = 'WorkerGone'
}

/** A started worker that is asked for one picture after the other. */
interface DrawingWorker {
  draw(task: Omit<SetTask, 'id'>): Promise<DrawnPicture>
  stop(): void
}

async function startedWorker(): Promise<DrawingWorker | null> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  const { canDraw } = await greetingOf(worker).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  if (canDraw) return lineTo(worker)
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

function lineTo(worker: Worker): DrawingWorker {
  const asked = new Map<number, { resolve: (drawn: DrawnPicture) => void; reject: (error: Error) => void }>()
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
    draw: (task) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        asked.set(id, { resolve, reject })
        worker.postMessage({ id, ...task } satisfies SetTask) // throws where a picture cannot be copied
      }),
    stop() {
      worker.terminate()
      goAway('the worker was stopped')
    },
  }
}

async function taskOf(
  { scene }: ReadyScene,
  item: SetItem,
  sent: { families: Set<string>; pictures: Set<string> },
): Promise<Omit<SetTask, 'id'>> {
  const families = [...new Set(fontsOf(scene).map(({ family }) => family))].filter(
    (family) => !sent.families.has(family),
  )
  const faces = families.flatMap(faceRulesOf)
  for (const family of families) sent.families.add(family)
  const found = picturesOf(scene).flatMap((src): [string, Picture][] => {
    const picture = pagePictures.find(src)
    return typeof picture === 'object' ? [[src, picture]] : []
  })
  const newPictures = await Promise.all(
    found
      .filter(([src]) => !sent.pictures.has(src))
      .map(async ([src, picture]) => [src, await sendable(picture)] as const),
  )
  sent.pictures = new Set(found.map(([src]) => src))
  return { scene, request: exportRequest(item), faces, pictures: [...sent.pictures], newPictures }
}

/** A canvas stays where it is; a bitmap is copied into the worker. */
async function sendable(picture: Picture): Promise<Picture> {
  const { source } = picture
  return source instanceof ImageBitmap
    ? picture
    : { ...picture, source: await createImageBitmap(source as HTMLCanvasElement) }
}

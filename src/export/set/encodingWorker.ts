import { trustedScript } from '../../draw/trustedTypes'
import { ExportError } from '../exportError'
import type { EncodedPicture } from './setRenderer'
import workerAddress from './setWorker?worker&url'
import type { EncodeTask, SetAnswer, SetGreeting, SetTask } from './workerTask'

const START_LIMIT_MS = 15_000 // Its code may load over a bad connection.

export class WorkerGone extends Error {
  override name = 'WorkerGone'
}

export interface EncodingWorker {
  ask(task: EncodeTask, transfer?: Transferable[]): Promise<EncodedPicture>
  stop(): void
}

export async function startedWorker(): Promise<EncodingWorker | null> {
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

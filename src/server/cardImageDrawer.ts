import { Worker } from 'node:worker_threads'
import type { DrawCard } from './cardImage'
import type { ThreadAnswer, ThreadRequest } from './cardImageThread'

/** Small, so that it is cleared often: each card leaves large buffers to its collector. */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }

interface Waiting {
  resolve: (png: Uint8Array<ArrayBuffer>) => void
  reject: (reason: Error) => void
}

/**
 * Draws on another thread, begun with the first card. A thread that dies fails the cards it had, and the next card
 * begins another. `file` is the built cardImageThread.ts.
 */
export function createCardDrawer(file: URL): DrawCard {
  let thread: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function begun(): Worker {
    const worker = new Worker(file, { resourceLimits: HEAP })
    worker.unref() // it keeps no server from closing
    worker.on('message', (answer: ThreadAnswer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('png' in answer) asker?.resolve(answer.png)
      else asker?.reject(new Error(`a card could not be drawn: ${answer.failure}`))
    })
    worker.on('error', (cause) => end(worker, new Error('the drawing thread failed', { cause })))
    worker.on('exit', (code) => end(worker, new Error(`the drawing thread ended with ${code}`)))
    return worker
  }

  function end(worker: Worker, reason: Error): void {
    if (thread !== worker) return
    thread = null
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      thread ??= begun()
      thread.postMessage({ id, ...request } satisfies ThreadRequest)
    })
}

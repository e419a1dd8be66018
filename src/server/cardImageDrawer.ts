import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DrawCard, DrawRequest } from './cardImage'
import type { ThreadAnswer } from './cardImageThread'
import { createSlots } from './safeFetchSlots'

/** Small, so that it is cleared often: each card leaves large buffers to its collector. */
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }
const DRAWING_LIMIT_MS = 15_000 // a hundred times what a card takes

/**
 * Draws on another thread, begun with the first card, one card at a time. Where the thread dies, its card is tried once
 * more on the next; a drawing that does not end takes its thread with it. No other card is lost by either.
 * `file` is the built cardImageThread.ts.
 */
export function createCardDrawer(file: URL): DrawCard {
  const slots = createSlots(1, Infinity)
  const always = new AbortController().signal
  let thread: Worker | null = null

  function threadToDraw(): Worker {
    if (thread) return thread
    const begun = new Worker(file, { resourceLimits: HEAP })
    begun.unref() // it keeps no server from closing
    const forget = () => void (thread === begun && (thread = null))
    begun.on('error', forget)
    begun.on('exit', forget)
    return (thread = begun)
  }

  async function drawn(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>> {
    const worker = threadToDraw()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), DRAWING_LIMIT_MS)
    try {
      const answer = await answerOf(worker, request, limit.signal)
      if ('png' in answer) return answer.png
      throw new Error(`a card could not be drawn: ${answer.failure}`)
    } catch (cause) {
      if (!limit.signal.aborted) throw cause
      thread = null
      void worker.terminate()
      throw new Error(`a card was not drawn within ${DRAWING_LIMIT_MS} ms`, { cause })
    } finally {
      clearTimeout(timer)
      limit.abort() // nobody listens any more
    }
  }

  return (request) =>
    slots.run(always, () =>
      drawn(request).catch((error: unknown) => {
        if (error instanceof ThreadEndedError) return drawn(request)
        throw error
      }),
    )
}

/** The thread is gone, through this card or one before it. */
class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError'
}

async function answerOf(worker: Worker, request: DrawRequest, signal: AbortSignal): Promise<ThreadAnswer> {
  const answered = once(worker, 'message', { signal }).then(
    ([answer]) => answer as ThreadAnswer,
    (cause: unknown) => {
      throw new ThreadEndedError('the drawing thread failed', { cause })
    },
  )
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new ThreadEndedError(`the drawing thread ended with ${String(code)}`)
  })
  worker.postMessage(request)
  return Promise.race([answered, ended])
}

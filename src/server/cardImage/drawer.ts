import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DrawCard, DrawRequest } from './finder'
import type { ProcessAnswer } from './process'
import { createWorkQueue } from '../workQueue'

/** Small, so that garbage is collected often: each card leaves large buffers. */
const HEAP_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=192']
/**
 * glibc keeps freed memory for the thread that had it; blocks from this size on go back to the system at once. Without it
 * a hundred cards of all sizes leave 50 MB unused, large pictures 300 MB. Source: mallopt(3)
 */
const MALLOC_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' }
const DRAWING_TIMEOUT_MS = 15_000 // a hundred times what one card takes

/**
 * Draws in another process, started with the first card, one card at a time: picture decoders are native code, and a crash
 * in one must not end the server. When the process dies, its card is tried once more in a new one; after the timeout the
 * process is killed. Other cards are not affected. `file` is the built process.ts.
 */
export function createCardDrawer(file: URL): DrawCard {
  const queue = createWorkQueue(1, Infinity)
  let drawing: ChildProcess | null = null

  function drawingProcess(): ChildProcess {
    if (drawing) return drawing
    const started = fork(fileURLToPath(file), {
      serialization: 'advanced', // sends bytes as they are
      execArgv: HEAP_FLAGS,
      env: { ...process.env, ...MALLOC_ENVIRONMENT },
    })
    started.unref() // it does not keep the server from closing
    started.channel?.unref()
    const forget = () => void (drawing === started && (drawing = null))
    started.on('error', forget)
    started.on('exit', forget)
    return (drawing = started)
  }

  async function draw(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>> {
    const child = drawingProcess()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), DRAWING_TIMEOUT_MS)
    try {
      const answer = await answerOf(child, request, limit.signal)
      if ('png' in answer) return answer.png
      throw new Error(`a card could not be drawn: ${answer.failure}`)
    } catch (cause) {
      if (!limit.signal.aborted) throw cause
      drawing = null
      child.kill('SIGKILL')
      throw new Error(`a card was not drawn within ${DRAWING_TIMEOUT_MS} ms`, { cause })
    } finally {
      clearTimeout(timer)
      limit.abort() // removes the listeners
    }
  }

  return (request) =>
    queue.run(null, () =>
      draw(request).catch((error: unknown) => {
        if (error instanceof ProcessEndedError) return draw(request)
        throw error
      }),
    )
}

/** The process has ended, because of this card or one before it. */
class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError'
}

async function answerOf(
  child: ChildProcess,
  request: DrawRequest,
  signal: AbortSignal,
): Promise<ProcessAnswer> {
  const answered = once(child, 'message', { signal }).then(
    ([answer]) => answer as ProcessAnswer,
    (cause: unknown) => {
      throw new ProcessEndedError('the drawing process failed', { cause })
    },
  )
  const ended = once(child, 'exit', { signal }).then(([code, killer]) => {
    throw new ProcessEndedError(`the drawing process ended with ${String(code ?? killer)}`)
  })
  child.send(request, () => {}) // when it cannot be sent, the process has ended: `exit` says so
  return Promise.race([answered, ended])
}

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DrawCard, DrawRequest } from './finder'
import type { ProcessAnswer } from './process'
import { createSlots } from '../slots'

/** Small, so that it is cleared often: each card leaves large buffers to its collector. */
const HEAP = ['--max-semi-space-size=2', '--max-old-space-size=192']
/**
 * glibc keeps what was freed for the thread that had it; blocks of this size go back at once. A hundred cards of all
 * sizes leave gaps of 50 MB otherwise, large pictures 300. Source: mallopt(3)
 */
const MEMORY = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' }
const DRAWING_LIMIT_MS = 15_000 // a hundred times what a card takes

/**
 * Draws in another process, begun with the first card, one card at a time: decoders of pictures are native code, and
 * what they do to their process they do not do to the server. Where it dies, its card is tried once more in the next; a
 * drawing that does not end is ended with it. No other card is lost by either. `file` is the built process.ts.
 */
export function createCardDrawer(file: URL): DrawCard {
  const slots = createSlots(1, Infinity)
  let drawing: ChildProcess | null = null

  function processToDraw(): ChildProcess {
    if (drawing) return drawing
    const begun = fork(fileURLToPath(file), {
      serialization: 'advanced', // bytes as bytes
      execArgv: HEAP,
      env: { ...process.env, ...MEMORY },
    })
    begun.unref() // it keeps no server from closing
    begun.channel?.unref()
    const forget = () => void (drawing === begun && (drawing = null))
    begun.on('error', forget)
    begun.on('exit', forget)
    return (drawing = begun)
  }

  async function drawn(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>> {
    const child = processToDraw()
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), DRAWING_LIMIT_MS)
    try {
      const answer = await answerOf(child, request, limit.signal)
      if ('png' in answer) return answer.png
      throw new Error(`a card could not be drawn: ${answer.failure}`)
    } catch (cause) {
      if (!limit.signal.aborted) throw cause
      drawing = null
      child.kill('SIGKILL')
      throw new Error(`a card was not drawn within ${DRAWING_LIMIT_MS} ms`, { cause })
    } finally {
      clearTimeout(timer)
      limit.abort() // nobody listens any more
    }
  }

  return (request) =>
    slots.run(null, () =>
      drawn(request).catch((error: unknown) => {
        if (error instanceof ProcessEndedError) return drawn(request)
        throw error
      }),
    )
}

/** The process is gone, through this card or one before it. */
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
  child.send(request, () => {}) // that it could not be sent is told by its end
  return Promise.race([answered, ended])
}

import { availableParallelism, totalmem } from 'node:os'
import { FairQueue, type QueueLoad } from '../fairQueue'
import { DeadlyCardError } from './deadlyCard'
import type { DrawCard, DrawRequest } from './finder'
import { type DrawingProcess, DrawingStoppedError, startDrawingProcess } from './renderer'

const LINE = { maxWaiting: 120, maxWaitMs: 20_000 }
const MEMORY_FOR_EACH = 1_073_741_824 // bytes of the machine's; a process takes a quarter of that at most
const IDLE_MS = 60_000

/**
 * Draws in other processes, one card at a time in each: picture decoders are native code, and a crash in one must not end
 * the server. They are started when they are needed. When a process dies, its card is tried once more in a new one; a
 * process that takes too long is killed. Cards in other processes or in line are not affected.
 * @param file the built process.ts
 * @param processes how many there may be
 * @param watchQueue is given what reads how many are drawn and wait
 */
export function createRendererPool(
  file: URL,
  processes = processesHere(),
  watchQueue: (load: () => QueueLoad) => void = () => {},
): DrawCard {
  const queue = new FairQueue({ ...LINE, places: processes })
  watchQueue(() => queue.load())
  let idle: DrawingProcess[] = []
  let idleTimer: NodeJS.Timeout | undefined

  async function drawOnce(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>> {
    const drawing = takeIdle() ?? startDrawingProcess(file)
    try {
      return await drawing.draw(request)
    } finally {
      if (drawing.isAlive()) keepIdle(drawing)
    }
  }

  /** The one that drew last: the others may end. */
  function takeIdle(): DrawingProcess | undefined {
    idle = idle.filter((drawing) => drawing.isAlive())
    return idle.pop()
  }

  function keepIdle(drawing: DrawingProcess): void {
    idle.push(drawing)
    clearTimeout(idleTimer)
    idleTimer = setTimeout(endAllButOne, IDLE_MS).unref()
  }

  function endAllButOne(): void {
    for (const drawing of idle.splice(0, idle.length - 1)) drawing.end()
  }

  async function draw(request: DrawRequest, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const first = await drawOnce(request).catch((error: unknown) => error as Error)
    if (!(first instanceof Error)) return first
    const isStopped = first instanceof DrawingStoppedError
    if (!isStopped || (first.code === 'too-slow' && first.hadBegun)) throw blamed(first)
    signal?.throwIfAborted() // nobody waits for it
    return drawOnce(request).catch((error: unknown) => {
      throw blamed(error)
    })
  }

  return (request, turn = {}) => queue.run(turn, () => draw(request, turn.signal))
}

/** A DeadlyCardError if the card is to blame, else the error itself. */
function blamed(error: unknown): unknown {
  const isDeadly = error instanceof DrawingStoppedError && error.hadBegun
  return isDeadly ? new DeadlyCardError('died', error.message, { cause: error }) : error
}

/** As many as cores, and as few as the memory of this machine or container has room for. */
function processesHere(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / MEMORY_FOR_EACH)))
}

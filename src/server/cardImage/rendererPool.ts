import { availableParallelism, totalmem } from 'node:os'
import { cardSize } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { FairQueue, type QueueLoad } from '../fairQueue'
import { DeadlyCardError, DrawingStoppedError } from './deadlyCard'
import type { DrawCard, DrawRequest } from './finder'
import { type DrawingProcess, startDrawingProcess } from './renderer'

const LINE = { maxWaiting: 120, maxWaitMs: 20_000 }
const MEMORY_FOR_EACH = 1_073_741_824 // bytes of machine memory; a process uses at most a quarter
const IDLE_MS = 60_000

/**
 * A crash in native decoders must not end the server. Retries a dead process's card once, kills slow ones.
 * @param file the built process.ts
 * @param processes maximum number
 * @param watchQueue receives a function that reads the load
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

  /** Takes the most recent one, so that the others can end. */
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
    signal?.throwIfAborted() // nobody waits any more
    return drawOnce(request).catch((error: unknown) => {
      throw blamed(error)
    })
  }

  return (request, turn = {}) =>
    queue.run({ ...turn, size: megapixels(request) }, () => draw(request, turn.signal))
}

function megapixels({ card, view, size, scale, target }: DrawRequest): number {
  const { aspectRatio, target: madeFor } = card.settings
  const { width, height } = cardSize(aspectRatio, { mode: view, size }, targetOf(madeFor))
  const exact = size ?? targetOf(target)
  return (exact ? exact.widthPx * exact.heightPx : width * height * scale ** 2) / 1_000_000
}

/** A DeadlyCardError if the card is to blame. */
function blamed(error: unknown): unknown {
  const isDeadly = error instanceof DrawingStoppedError && error.hadBegun
  return isDeadly ? new DeadlyCardError('died', error.message, { cause: error }) : error
}

/** One per core, limited by the machine's or container's memory. */
function processesHere(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / MEMORY_FOR_EACH)))
}

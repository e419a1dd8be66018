import { availableParallelism, totalmem } from 'node:os'
import {
  type DrawingLimits,
  type Renderer,
  RendererGoneError,
  rendererProcess,
} from '../../draw/node/drawingProcess'
import { cardSize } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { FairQueue, type QueueLoad } from '../fairQueue'
import { DeadlyCardError, DrawingStoppedError } from './deadlyCard'
import type { DrawCard, DrawRequest } from './finder'

const LINE = { maxWaiting: 120, maxWaitMs: 20_000 }
const MEMORY_FOR_EACH = 1_073_741_824 // bytes of machine memory; a process uses at most a quarter
const IDLE_MS = 60_000
/** A card takes a hundredth. The second limit is for a machine that has no time for it. */
const LIMITS: DrawingLimits = { processorMs: 15_000, ms: 30_000 }
/** Responses must not wait for a core (DECISIONS.md, Cards drawn apart). Lower still, cards starve. */
const NICENESS = 5

type Drawing = Renderer<DrawRequest, Uint8Array<ArrayBuffer>>

/** A crash in native decoders must not end the server. Retries a dead process's card once. */
export function createRendererPool(
  file: URL,
  processes = processesHere(),
  watchQueue: (load: () => QueueLoad) => void = () => {},
  limits = LIMITS,
): DrawCard {
  const queue = new FairQueue({ ...LINE, places: processes })
  watchQueue(() => queue.load())
  let idle: Drawing[] = []
  let idleTimer: NodeJS.Timeout | undefined

  async function drawOnce(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>> {
    const drawing = takeIdle() ?? rendererProcess(file, limits, NICENESS)
    try {
      return await drawing.draw(request)
    } finally {
      if (drawing.isAlive()) keepIdle(drawing)
    }
  }

  /** Takes the most recent one, so that the others can end. */
  function takeIdle(): Drawing | undefined {
    idle = idle.filter((drawing) => drawing.isAlive())
    return idle.pop()
  }

  function keepIdle(drawing: Drawing): void {
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
    const isTriedAgain = first instanceof RendererGoneError && !(first.hadBegun && first.code !== 'ended')
    if (!isTriedAgain) throw blamed(first)
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

function blamed(cause: unknown): unknown {
  if (!(cause instanceof RendererGoneError)) return cause
  const { hadBegun, code, message } = cause
  if (hadBegun && code !== 'late') return new DeadlyCardError('died', message, { cause })
  return new DrawingStoppedError(message, { cause })
}

/** One per core, limited by the machine's or container's memory. */
function processesHere(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / MEMORY_FOR_EACH)))
}

import { availableParallelism, totalmem, setPriority } from 'node:os'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cardSize } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { FairQueue, type QueueLoad } from '../fairQueue'
import { DeadlyCardError, DrawingStoppedError } from './deadlyCard'
import type { DrawCard, DrawRequest } from './finder'
import { HEAP_FLAGS, MALLOC_ENVIRONMENT } from '../../draw/node/processFlags'
import type { ProcessMessage } from './process'

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

/** Responses must not wait for a core (DECISIONS.md, Cards drawn apart). Lower still, cards starve. */
const NICENESS = 5
const DRAWING_TIMEOUT_MS = 15_000 // a hundred times what a card takes

/** A process that draws one card at a time. */
interface DrawingProcess {
  /** @throws {DrawingStoppedError}; Error if the process cannot draw the card */
  draw(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>>
  isAlive(): boolean
  end(): void
}

interface Drawing {
  resolve: (png: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

function startDrawingProcess(file: URL): DrawingProcess {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced', // sends bytes unchanged
    execArgv: HEAP_FLAGS,
    env: { ...process.env, ...MALLOC_ENVIRONMENT },
  })
  yieldToServer(child.pid)
  child.unref() // lets the server exit
  child.channel?.unref()
  let isUp = false
  let isGone = false
  let current: Drawing | null = null

  function settled(): Drawing | null {
    const drawing = current
    current = null
    clearTimeout(drawing?.timer)
    return drawing
  }

  function stopped(code: 'ended' | 'too-slow', message: string, options?: ErrorOptions): void {
    isGone = true
    settled()?.reject(new DrawingStoppedError(code, isUp, message, options))
  }

  child.on('message', (message: ProcessMessage) => {
    if (message === 'ready') isUp = true
    else if ('bytes' in message) settled()?.resolve(message.bytes)
    else settled()?.reject(new Error(`a card could not be drawn: ${message.failure}`))
  })
  child.on('error', (cause) => stopped('ended', 'the drawing process failed', { cause }))
  child.on('exit', (code, killer) =>
    stopped('ended', `the drawing process ended with ${String(code ?? killer)}`),
  )

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          stopped('too-slow', `a card was not drawn within ${DRAWING_TIMEOUT_MS} ms`)
          child.kill('SIGKILL')
        }, DRAWING_TIMEOUT_MS)
        current = { resolve, reject, timer }
        child.send(request, () => {}) // on failure the process has ended, and `exit` reports it
      }),
    isAlive: () => !isGone,
    end: () => void child.disconnect(),
  }
}

function yieldToServer(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // not permitted, or already exited
  }
}

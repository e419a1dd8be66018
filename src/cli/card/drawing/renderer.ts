import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS, MALLOC_ENVIRONMENT } from '../../../draw/node/processFlags'
import type { DrawnCard, DrawRequest } from '../task'
import type { ProcessMessage } from './process'

export interface Renderer {
  /** @throws {RendererGoneError} if it has ended; Error with the reason if the card cannot be drawn */
  draw(request: DrawRequest): Promise<DrawnCard>
  /** false if killed while idle */
  isAlive(): boolean
  end(): void
}

/** crashed, killed, or too slow */
export class RendererGoneError extends Error {
  override readonly name = 'RendererGoneError'

  constructor(
    message: string,
    readonly hadBegun: boolean, // false: it never started, and another will not either
  ) {
    super(message)
  }
}

export function rendererHere(): Renderer {
  const drawing = import('./drawCard').then(({ createCardRenderer }) => createCardRenderer())
  return { draw: async (request) => (await drawing)(request), isAlive: () => true, end: () => {} }
}

const DRAWING_TIMEOUT_MS = 300_000 // A thousand times most cards: 8K on a busy machine takes many seconds.

/** They write no files, so killing them is safe. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(kill)) // Node reports more than ten listeners as a leak.

/** @param file the built process.ts */
export function rendererProcess(file: URL): Renderer {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced', // sends bytes as they are
    execArgv: HEAP_FLAGS,
    env: { ...process.env, ...MALLOC_ENVIRONMENT },
  })
  running.add(child)
  let isUp = false
  let goneBecause: string | null = null
  let current: { resolve: (drawn: DrawnCard) => void; reject: (error: Error) => void } | null = null
  let timer: NodeJS.Timeout | undefined

  function settled() {
    const drawing = current
    current = null
    clearTimeout(timer)
    return drawing
  }

  function gone(reason: string): void {
    goneBecause ??= reason
    running.delete(child)
    settled()?.reject(new RendererGoneError(goneBecause, isUp))
  }

  child.on('message', (message: ProcessMessage) => {
    if (message === 'ready') isUp = true
    else if ('drawn' in message) settled()?.resolve(message.drawn)
    else settled()?.reject(new Error(message.failure))
  })
  child.on('error', ({ message }) => gone(`its process failed: ${message}`))
  child.on('exit', (code, signal) => gone(`its process ended with ${String(code ?? signal)}`))

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        if (goneBecause !== null) return reject(new RendererGoneError(goneBecause, isUp))
        current = { resolve, reject }
        timer = setTimeout(() => {
          gone(`it was not drawn within ${DRAWING_TIMEOUT_MS / 60_000} minutes`)
          kill(child)
        }, DRAWING_TIMEOUT_MS)
        child.send(request, () => {}) // when it cannot be sent, the process has ended: `exit` says so
      }),
    isAlive: () => goneBecause === null,
    end: () => {
      gone('it was ended') // also clears its timer, which would keep the command alive
      kill(child)
    },
  }
}

function kill(child: ChildProcess): void {
  child.kill('SIGKILL')
}

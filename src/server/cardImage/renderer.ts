import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS, MALLOC_ENVIRONMENT } from '../../draw/node/processFlags'
import type { DrawRequest } from './finder'
import type { ProcessMessage } from './process'

/**
 * With as many processes as cores, the server's own answers would wait for a core: a kept quote took 20 to 80 ms beside 120
 * cards (p99), and 10 to 12 with this. Lower still, cards starve on a busy machine.
 */
const NICENESS = 5
const DRAWING_TIMEOUT_MS = 15_000 // a hundred times what one card takes

/** A process that draws one card at a time. */
export interface DrawingProcess {
  /** @throws {DrawingStoppedError}; Error with what the process says of a card that it could not draw */
  draw(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>>
  isAlive(): boolean
  end(): void
}

/** The process is gone: it ended, or was killed because it took too long. */
export class DrawingStoppedError extends Error {
  override readonly name = 'DrawingStoppedError'

  constructor(
    readonly code: 'ended' | 'too-slow',
    readonly hadBegun: boolean, // with the card, which may be to blame: not one that never came up
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

interface Drawing {
  resolve: (png: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export function startDrawingProcess(file: URL): DrawingProcess {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced', // sends bytes as they are
    execArgv: HEAP_FLAGS,
    env: { ...process.env, ...MALLOC_ENVIRONMENT },
  })
  yieldToServer(child.pid)
  child.unref() // it does not keep the server from closing
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
        child.send(request, () => {}) // when it cannot be sent, the process has ended: `exit` says so
      }),
    isAlive: () => !isGone,
    end: () => void child.disconnect(),
  }
}

function yieldToServer(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS)
  } catch {
    // the system does not allow it, or the process has ended already
  }
}

import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS, MALLOC_ENVIRONMENT } from '../../draw/node/processFlags'
import { DrawingStoppedError } from './deadlyCard'
import type { DrawRequest } from './finder'
import type { ProcessMessage } from './process'

/** Responses must not wait for a core (DECISIONS.md, Cards drawn apart). Lower still, cards starve. */
const NICENESS = 5
const DRAWING_TIMEOUT_MS = 15_000 // a hundred times what a card takes

/** A process that draws one card at a time. */
export interface DrawingProcess {
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

export function startDrawingProcess(file: URL): DrawingProcess {
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

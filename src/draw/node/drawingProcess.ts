/** Cards are drawn in processes of their own, as a crash in a native decoder ends one. Both its ends are here. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS, MALLOC_ENVIRONMENT } from './memory'

export interface Renderer<Request, Drawn> {
  /** @throws {RendererGoneError} if it has ended; Error with the reason if the card cannot be drawn */
  draw(request: Request): Promise<Drawn>
  /** false if killed while idle */
  isAlive(): boolean
  end(): void
}

export class RendererGoneError extends Error {
  override readonly name = 'RendererGoneError'

  constructor(
    message: string,
    readonly hadBegun: boolean, // false: it never started, and another will not either
    readonly code: 'ended' | 'too-slow' | 'late' = 'ended', // too-slow: by the card's fault; late: perhaps by others'
  ) {
    super(message)
  }
}

export interface DrawingLimits {
  ms: number
  processorMs?: number // says more of the card: the machine may be busy with others
}

type Answer<Drawn> = 'ready' | { drawn: Drawn } | { failure: string }

const CHECK_MS = 1_000

/** They write no files, so killing them is safe. */
const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach(kill)) // Node reports more than ten listeners as a leak.

/** @param file the built program, which calls `answerRequests` */
export function rendererProcess<Request extends object, Drawn>(
  file: URL,
  limits: DrawingLimits,
  niceness = 0,
): Renderer<Request, Drawn> {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced', // sends bytes as they are
    execArgv: HEAP_FLAGS,
    env: { ...process.env, ...MALLOC_ENVIRONMENT },
  })
  lowerPriority(child, niceness)
  child.unref() // While nothing is drawn, the parent may exit.
  child.channel?.unref()
  running.add(child)
  let isUp = false
  let goneBecause: string | null = null
  let current: { resolve: (drawn: Drawn) => void; reject: (error: Error) => void } | null = null
  let timer: NodeJS.Timeout | undefined

  function settled() {
    const drawing = current
    current = null
    clearInterval(timer)
    return drawing
  }

  function gone(reason: string, code?: RendererGoneError['code']): void {
    goneBecause ??= reason
    running.delete(child)
    settled()?.reject(new RendererGoneError(goneBecause, isUp, code))
  }

  function end(reason: string, code?: RendererGoneError['code']): void {
    gone(reason, code)
    kill(child)
  }

  /** Ends a drawing that takes too long. */
  function watch(): NodeJS.Timeout {
    const { ms, processorMs = ms } = limits
    const [beganMs, usedMs] = [performance.now(), processorMsOf(child)]
    return setInterval(() => {
      const tookMs = performance.now() - beganMs
      const spentMs = usedMs === null ? tookMs : (processorMsOf(child) ?? usedMs) - usedMs
      if (spentMs >= processorMs) end(`it was not drawn within ${inWords(processorMs)}`, 'too-slow')
      else if (tookMs >= ms) end(`it was not drawn within ${inWords(ms)}`, 'late')
    }, CHECK_MS)
  }

  child.on('message', (message: Answer<Drawn>) => {
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
        timer = watch()
        child.send(request, () => {}) // when it cannot be sent, the process has ended: `exit` says so
      }),
    isAlive: () => goneBecause === null,
    end: () => end('it was ended'), // also clears its timer, which would keep the command alive
  }
}

function kill(child: ChildProcess): void {
  child.kill('SIGKILL')
}

function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness)
  } catch {
    // not permitted, or already exited
  }
}

/** Linux counts hundredths of a second; null where nothing tells. */
function processorMsOf({ pid }: ChildProcess): number | null {
  try {
    const [, facts = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? []
    const [user, system] = facts.split(' ').slice(11, 13).map(Number)
    return (user! + system!) * 10
  } catch {
    return null
  }
}

function inWords(ms: number): string {
  return ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} minutes`
}

/** The process's own end: requests come one at a time. */
export function answerRequests<Request, Drawn>(
  draw: (request: Request) => Promise<Drawn>,
  failureOf: (error: unknown) => string,
): void {
  process.on('disconnect', () => process.exit()) // the parent has exited
  process.on('message', async (request: Request) => {
    try {
      answer({ drawn: await draw(request) })
    } catch (error) {
      answer({ failure: failureOf(error) })
    }
  })
  answer('ready')

  /** Without a callback, an answer to a parent that has exited would throw. */
  function answer(message: Answer<Drawn>): void {
    process.send?.(message, undefined, undefined, () => {})
  }
}

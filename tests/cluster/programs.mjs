/** Finds the system programs a cluster needs, and starts processes that end with this one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const NEEDED = { 'redis-server': ['--version'], haproxy: ['-v'] }
const UP_WITHIN_MS = 120_000

/** One line naming what to install; null if nothing is missing. */
export function whatIsMissing() {
  const missing = Object.entries(NEEDED).filter(([name, args]) => spawnSync(name, args).status !== 0)
  if (missing.length === 0) return null
  const names = missing.map(([name]) => name).join(' ')
  return `npm run test:cluster needs ${names}, which this machine does not have. On Debian: apt-get install ${names}`
}

const running = new Set()

/** Starts a child: { child, ended, log }, `log` being the end of its output. */
export function startProcess(command, args, environment = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      log.push(String(text))
      if (log.length > 200) log.shift()
    })
  running.add(child)
  const ended = once(child, 'exit').then((how) => (running.delete(child), how))
  return { child, ended, log }
}

/** Kills all children, however the run ends. */
export function endAll() {
  for (const child of running) child.kill('SIGKILL')
}
process.on('exit', endAll)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

/** Waits for `isTrue`. @throws {Error} naming `what` after two minutes */
export async function until(what, isTrue) {
  const start = performance.now()
  while (performance.now() - start < UP_WITHIN_MS) {
    if (await isTrue()) return
    await pause(100)
  }
  throw new Error(`waited in vain until ${what}`)
}

export function isListening(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

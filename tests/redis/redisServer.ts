import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRedis } from '../../.ci/programs.mjs'
import { freePort } from '../../.ci/runProgram.mjs'

export interface RedisServer {
  url: string
  /** As by `kill -9`. */
  kill(): Promise<void>
  /** Restarts with its persisted data. */
  start(): Promise<void>
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-redis-'))
  const port = await freePort()
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder]
    const asks = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
    server = spawn(findRedis()!, [...args, ...asks], { stdio: ['ignore', 'pipe', 'inherit'] })
    const { stdout } = server
    await new Promise<void>((resolve) => {
      let said = ''
      stdout!.on('data', (part) => {
        said += String(part)
        if (said.includes('Ready to accept connections')) resolve()
      })
    })
  }

  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    signal: (name) => void server?.kill(name),
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

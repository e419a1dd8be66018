/** Starts the built Node server, and the edge handler in workerd and deno. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { obtainEdgeEngines } from '../../.ci/edgeEngines.mjs'
import { freePort } from '../../.ci/runProgram.mjs'

export interface Running {
  url: string
  output(): string
  stop(): Promise<void>
}

export type Settings = Readonly<Record<string, string>>

const engines = obtainEdgeEngines()

export async function startNode(settings: Settings = {}): Promise<Running> {
  const port = await freePort()
  const env = { ...process.env, TZ: 'UTC', PORT: port, HOST: '127.0.0.1', ...settings }
  return running(spawn(process.execPath, ['dist/server/main.js'], { env }), port)
}

export const RUNTIMES: Readonly<Record<string, (settings: Settings) => Promise<Running>>> = {
  async workerd(settings) {
    const port = await freePort()
    const folder = join(process.cwd(), 'dist', 'edge')
    copyFileSync(join('tests', 'edge', 'cacheService.js'), join(folder, 'testCache.js')) // workerd embeds files beside its config.
    writeFileSync(join(folder, 'test.capnp'), workerdConfig(port, settings))
    return running(spawn(engines!.workerd, ['serve', join(folder, 'test.capnp')]), port)
  },
  async deno(settings) {
    const port = await freePort()
    const args = ['serve', '--host=127.0.0.1', `--port=${port}`, '--allow-env', '--allow-read=dist/client']
    const env = { ...process.env, TZ: 'UTC', NO_COLOR: '1', ...settings }
    return running(spawn(engines!.deno, [...args, '--allow-net', 'dist/edge/main.js'], { env }), port)
  },
}

/** The test names visitors' addresses as Cloudflare does; `cf` makes workerd trust the header. */
function workerdConfig(port: string, settings: Settings): string {
  const text = (value: string) => JSON.stringify(value)
  const bindings = Object.entries(settings).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)}),`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = (
      modules = [(name = "main.js", esModule = embed "main.js")],
      compatibilityDate = "2026-11-01",
      bindings = [(name = "ASSETS", service = "client"), ${bindings.join(' ')}],
      globalOutbound = "network",
      cacheApiOutbound = "cache",
    )),
    (name = "client", disk = (path = ${text(join(process.cwd(), 'dist', 'client'))})),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = embed "testCache.js")],
      compatibilityDate = "2026-11-01",
    )),
    (name = "network", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (cfBlobHeader = "cf-blob"), service = "edge")],
);
`
}

async function running(child: ChildProcess, port: string): Promise<Running> {
  let written = ''
  child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const status = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    )
  for (let seen = await status(); seen !== 200; seen = await status()) {
    await new Promise((resolve) => setTimeout(resolve, 100)) // Its output may arrive after its exit.
    if (seen === 0 && child.exitCode === null) continue
    child.kill('SIGKILL')
    throw new Error(`it does not serve:\n${written}`)
  }
  return {
    url,
    output: () => written,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Four servers behind HAProxy, with Redis and a provider, on loopback, as in deploy/compose.yaml. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, ROOT } from '../../.ci/runProgram.mjs'
import { isListening, startProcess, until } from './programs.mjs'
import { startProvider } from './provider.mjs'

const NAMES = ['a', 'b', 'c', 'd']
const DRAIN_SECONDS = 2

/** @param build folder of a built product */
export async function startCluster(build) {
  const provider = await startProvider()
  const redisPort = await freePort()
  const redis = { current: await startRedis(redisPort) }
  const ports = {}
  for (const name of NAMES) ports[name] = { site: await freePort(), metrics: await freePort() }
  const listen = await freePort()
  const settings = {
    QUOTE_PROVIDER_URL: provider.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: '1',
    HOST: '127.0.0.1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    DRAWING_PROCESSES: '1',
  }
  const servers = {}

  async function startServer(name, folder) {
    const { site, metrics } = ports[name]
    const environment = { ...settings, PORT: site, METRICS_PORT: metrics }
    servers[name] = startProcess(process.execPath, [join(folder, 'server/main.js')], environment)
    await until(`server ${name} is ready`, () => isOk(`http://127.0.0.1:${site}/readyz`))
  }

  await Promise.all(NAMES.map((name) => startServer(name, build)))
  const sites = Object.fromEntries(
    NAMES.flatMap((name) => [
      [`SITE_${name.toUpperCase()}`, `127.0.0.1:${ports[name].site}`],
      [`STATUS_${name.toUpperCase()}`, ports[name].metrics],
    ]),
  )
  const haproxy = startProcess('haproxy', ['-f', join(ROOT, 'src/server/deploy/haproxy.cfg')], {
    ...sites,
    LISTEN: `127.0.0.1:${listen}`,
  })
  const origin = { host: '127.0.0.1', port: Number(listen) }
  await until('HAProxy has found the servers', () => {
    if (haproxy.child.exitCode !== null) throw new Error(`HAProxy ended: ${haproxy.log.join('')}`)
    return isOk(`http://127.0.0.1:${listen}/healthz`)
  })

  return {
    origin,
    provider,
    names: NAMES,
    servers,
    haproxy,
    startServer,
    async replaceServer(name, folder) {
      servers[name].child.kill('SIGTERM')
      const [code] = await servers[name].ended
      if (code !== 0) throw new Error(`server ${name} ended with ${code} when it was told to stop`)
      await startServer(name, folder)
    },
    killServer: (name) => servers[name].child.kill('SIGKILL'),
    killDrawing: (name) =>
      drawingProcessesOf(servers[name].child.pid).map((pid) => process.kill(pid, 'SIGKILL')),
    async killRedis() {
      redis.current.child.kill('SIGKILL')
      await redis.current.ended
    },
    async startRedisAgain() {
      redis.current = await startRedis(redisPort)
    },
    memoryMb: () => NAMES.map((name) => residentMb(servers[name].child.pid)),
    async total(metric, label = '') {
      const texts = await Promise.all(
        NAMES.map(async (name) => (await fetch(`http://127.0.0.1:${ports[name].metrics}/metrics`)).text()),
      )
      return texts
        .flatMap((text) => text.split('\n'))
        .filter((line) => line.startsWith(metric) && line.includes(label))
        .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
    },
    async stop() {
      for (const name of NAMES) servers[name].child.kill('SIGTERM')
      await Promise.all(NAMES.map((name) => servers[name].ended))
      haproxy.child.kill('SIGTERM')
      redis.current.child.kill('SIGTERM')
      provider.stop()
    },
  }
}

async function startRedis(port) {
  const redis = startProcess('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''])
  await until('Redis listens', () => isListening(port))
  return redis
}

function isOk(address) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Source: proc(5). */
function drawingProcessesOf(pid) {
  const children = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
  return children.map(Number)
}

function residentMb(pid) {
  const [, kb] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [0, 0]
  return Number(kb) / 1_024
}

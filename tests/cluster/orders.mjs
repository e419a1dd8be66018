/**
 * Orders drawn by several workers of which some are killed (`kill -9`) at random, as the built command does it, with a real Redis:
 *
 *   npm run build cli && node tests/cluster/orders.mjs [orders] [--workers=4] [--killed=2] [--every=20] [--one-core]
 *
 * Prints the time, memory of Redis and bytes, and fails unless every file is there once, whole, and the same as the command draws it
 * by itself. `--killed=0` measures undisturbed workers, one drawer each; with `--one-core` each has one core to itself (Linux's
 * taskset), as on a machine of one core: a worker writes files beside its drawer, and V8 compiles beside both. It needs a
 * redis-server.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Redis } from 'ioredis'
import { obtainRedis, HOW_TO_INSTALL_REDIS } from '../../.ci/programs.mjs'
import { freePort, ROOT } from '../../.ci/runProgram.mjs'

const SAMPLES = 40
const TEMPLATES = ['minimal', 'sunny', 'retro', 'modern']
const QUOTIDIAN = join(ROOT, 'dist/cli/main.js')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '4' },
    killed: { type: 'string', default: '2' },
    every: { type: 'string', default: '20' },
    'one-core': { type: 'boolean', default: false },
  },
})
const count = Number(positionals[0] ?? 300)
const [workers, killed, everyS] = [values.workers, values.killed, values.every].map(Number)

const redisServer = obtainRedis()
if (!redisServer) stop(HOW_TO_INSTALL_REDIS)
const folder = mkdtempSync(join(tmpdir(), 'quotidian-cluster-'))
const port = await freePort()
const environment = { ...process.env, REDIS_URL: `redis://127.0.0.1:${port}` }
const redis = spawn(
  redisServer,
  ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''],
  {
    stdio: 'ignore',
  },
)
process.on('exit', () => {
  redis.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const orders = join(folder, 'orders.jsonl')
writeFileSync(orders, Array.from({ length: count }, (_, nth) => lineOf(nth)).join('\n'))
const out = join(folder, 'cards')
const client = new Redis(environment.REDIS_URL)
client.on('error', () => {})
await client.ping()

const idleBytes = await memoryOfRedis()
const sendS = seconds(() => quotidian('send', orders, '--ratio', '1:1', '--out', `${out}/`))
const waitingBytes = (await memoryOfRedis()) - idleBytes
const { drawS, kills } = await drawn()
const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, { name }) => sum + statSync(join(out, name)).size, 0)
console.log(quotidian('orders').trim())
check()
console.log(
  [
    `${count} orders, ${workers} workers of one drawer each${values['one-core'] ? ' on one core each' : ''}, ${kills} killed`,
    `sent in ${sendS.toFixed(1)} s, drawn in ${drawS.toFixed(1)} s: ${(count / drawS).toFixed(1)} cards/s`,
    `Redis: ${(waitingBytes / 1_000_000).toFixed(1)} MB while all wait`,
    `files: ${(bytes / 1_000_000).toFixed(1)} MB, ${Math.round(bytes / count / 1_000)} KB each`,
  ].join('\n'),
)
client.disconnect()
process.exit(0)

function lineOf(nth) {
  const day = new Date(Date.UTC(2026, 0, 1 + (nth % 365))).toISOString().slice(0, 10)
  return JSON.stringify({ date: day, template: TEMPLATES[nth % TEMPLATES.length], name: `card-${nth}` })
}

async function drawn() {
  const start = performance.now()
  const crew = Array.from({ length: workers }, (_, at) => startWorker(at))
  let kills = 0
  const killing = setInterval(() => {
    for (const at of shuffled(crew.keys()).slice(0, killed)) {
      crew[at].kill('SIGKILL')
      crew[at] = startWorker(at)
      kills++
    }
  }, everyS * 1_000)
  while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 200))
  const drawS = (performance.now() - start) / 1_000
  clearInterval(killing)
  for (const worker of crew) worker.kill('SIGTERM')
  await Promise.all(crew.map((worker) => worker.exitCode ?? worker.signalCode ?? once(worker, 'exit')))
  return { drawS, kills }
}

function startWorker(at) {
  const work = [process.execPath, QUOTIDIAN, 'work', '--jobs', '1', '--quiet']
  const pinned = values['one-core'] ? ['taskset', '-c', String(at % availableParallelism()), ...work] : work
  const [program, ...args] = pinned
  return spawn(program, args, { env: environment, stdio: ['ignore', 'inherit', 'inherit'] })
}

async function isWaiting() {
  const keys = ['wait', 'active', 'paused'].map((name) => client.llen(`quotidian:orders:${name}`))
  const delayed = client.zcard('quotidian:orders:delayed')
  return (await Promise.all([...keys, delayed])).some((length) => length > 0)
}

function check() {
  if (files.length !== count) stop(`${files.length} files of ${count}`)
  for (let nth = 0; nth < count; nth++) {
    const png = readFileSync(join(out, `card-${nth}.png`))
    if (png.subarray(-8, -4).toString('latin1') !== 'IEND') stop(`card-${nth}.png is not whole`)
  }
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const sampled = Array.from({ length: count }, (_, nth) => nth).filter((nth) => nth % step === 0)
  const sample = join(folder, 'sample.jsonl')
  writeFileSync(sample, sampled.map(lineOf).join('\n'))
  quotidian('--orders', sample, '--ratio', '1:1', '--out', join(folder, 'sample/'), '--quiet')
  for (const nth of sampled) {
    const [one, other] = [out, join(folder, 'sample')].map((place) =>
      readFileSync(join(place, `card-${nth}.png`)),
    )
    if (!one.equals(other)) stop(`card-${nth}.png is not what the command draws`)
  }
  console.log(`${files.length} files, each once and whole; ${sampled.length} compared byte for byte`)
}

function quotidian(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [QUOTIDIAN, ...args], {
    env: environment,
    encoding: 'utf8',
  })
  if (status !== 0) stop(`quotidian ${args.join(' ')} ended with ${status}: ${stderr}`)
  return stdout
}

function seconds(work) {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1_000
}

async function memoryOfRedis() {
  return Number(/used_memory_dataset:(\d+)/.exec(await client.info('memory'))[1])
}

function shuffled(items) {
  return [...items]
    .map((item) => [Math.random(), item])
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}

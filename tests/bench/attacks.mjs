/**
 * Attacks the built server's memory and time while an honest visitor uses it:
 *
 * node tests/bench/attacks.mjs [--folder=dist] [--only=pipelined,cold] [--limit-mb=256]
 *
 * Run by hand after `npm run build`. Attackers run in a separate process. The limit is a cgroup (v1, as
 * root), which includes kernel memory.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../.ci/runProgram.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'

const SELF = fileURLToPath(import.meta.url)
const HONEST_EVERY_MS = 20
const REQUEST_BYTES = 80
const CGROUPS = '/sys/fs/cgroup/memory'
const ZONES = Intl.supportedValuesOf('timeZone')
const held = []

/** Each attack opens its connections, prints `ready` and lasts `seconds`. */
const ATTACKS = {
  nothing: { seconds: 10, run: () => {} },
  pipelined: { seconds: 10, run: (at) => many(20, () => flood(at, 90_000)) },
  pipelinedAgain: {
    seconds: 10,
    run: async (at) => {
      for (let time = 0; time < 20; time++) {
        await many(20, () => flood(at, 90_000))
        await pause(250)
      }
    },
  },
  cold: { seconds: 10, run: (at) => many(1_000, () => reader(at, at.largest, 'br')) },
  plain: { seconds: 10, run: (at) => many(1_000, () => reader(at, at.largest, 'identity')) },
  everyFile: { seconds: 15, run: (at) => many(1_000, (n) => reader(at, at.all[n % at.all.length], 'gzip')) },
  oneByte: { seconds: 60, run: (at) => many(200, () => slowReader(at)) },
  silent: { seconds: 120, run: (at) => many(20, () => silentReader(at)) },
  connections: { seconds: 30, run: (at) => many(5_000, () => idle(at)) },
  mix: {
    seconds: 30,
    run(at) {
      many(20, (n) =>
        asking(at, n, () => `/en/${pick(['feed.xml', 'feed.json', 'calendar.ics'])}?tz=${spelled()}`),
      )
      many(20, (n) => asking(at, n, () => `/api/product?url=http://127.0.0.1/${Math.random()}`))
      many(20, (n) =>
        asking(at, n, () => `/en/days/20${10 + random(16)}-0${1 + random(9)}-${10 + random(18)}`),
      )
      many(100, () => slowReader(at))
      held.push(setInterval(() => many(30, () => junk(at)), 100))
    },
  },
}

if (process.argv[2] === '--attack') attack(JSON.parse(process.argv[3]))
else await measure(optionsOf(process.argv.slice(2)))

async function measure({ folder = 'dist', only, 'limit-mb': limitMb }) {
  const names = only ? only.split(',') : Object.keys(ATTACKS)
  for (const name of names) {
    const status = await freePort()
    const environment = { METRICS_PORT: status }
    const { server, origin, ended, stop } = await startBuiltServer({ folder, environment })
    const statusPort = `http://127.0.0.1:${status}`
    const { pid } = server
    const group = limitMb ? limited(pid, Number(limitMb)) : null
    let death = null
    ended.then(([code, signal]) => (death ??= signal ?? code))
    await honestWhile(origin, statusPort, pause(2_000)) // Lets the compiled code reach its final size.
    const before = memoryMb(pid)
    const files = builtFiles(join(folder, 'client'))
    const at = { port: Number(new URL(origin).port), largest: files[0], all: files }
    const child = fork(SELF, ['--attack', JSON.stringify({ name, at })], { stdio: 'inherit' })
    let mostFiles = 0
    const watch = setInterval(() => (mostFiles = Math.max(mostFiles, openFiles(pid))), 100)
    const honest = await honestWhile(origin, statusPort, pause(ATTACKS[name].seconds * 1_000))
    clearInterval(watch)
    const open = death === null ? openFiles(pid) : '-'
    child.kill()
    await pause(1_000)
    const after = death === null ? memoryMb(pid) : { rss: '-', peak: '-' }
    console.log(
      `${name.padEnd(15)} RSS ${before.rss} → peak ${after.peak}, after ${after.rss} MB;`,
      `files at most ${mostFiles}, at the end ${open}; healthz p50 ${honest.healthz.p50}, p99 ${honest.healthz.p99},`,
      `max ${honest.healthz.max} ms, on its own port p99 ${honest.status.p99}, max ${honest.status.max} ms; page p99 ${honest.page.p99}, max ${honest.page.max} ms;`,
      `${honest.failed.length} of ${honest.count} honest requests failed${death === null ? '' : `; the server died: ${death}`}`,
    )
    for (const failure of honest.failed.slice(0, 3)) console.log(`    ${failure}`)
    if (death === null) await stop()
    if (group) rmdirSync(group)
  }
}

async function honestWhile(origin, statusPort, something) {
  const failed = []
  const times = { healthz: [], status: [], page: [] }
  let isOver = false
  const under = []
  void something.then(() => (isOver = true))
  const ask = async (kind, path, at = origin) => {
    const start = performance.now()
    const status = await answered(at + path).catch((error) => error.code ?? error.message)
    times[kind].push(performance.now() - start)
    if (status !== 200) failed.push(`${path}: ${status}`)
  }
  while (!isOver) {
    under.push(ask('healthz', '/healthz'), ask('status', '/healthz', statusPort))
    if (under.length % 10 < 2) under.push(ask('page', '/en/guide'))
    await pause(HONEST_EVERY_MS)
  }
  await Promise.all(under)
  return {
    failed,
    count: under.length,
    healthz: percentiles(times.healthz),
    status: percentiles(times.status),
    page: percentiles(times.page),
  }
}

function answered(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' }, timeout: 10_000 }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.complete ? answer.statusCode : 'cut off'))
      answer.once('error', reject)
    })
      .once('timeout', function () {
        this.destroy(new Error('10 s without an answer'))
      })
      .once('error', reject)
  })
}

function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** Memory of a local process, in MiB. Source: proc(5). */
function memoryMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) / 1_024)
  return { rss: mb('VmRSS'), peak: mb('VmHWM') }
}

function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function limited(pid, mb) {
  const group = join(CGROUPS, `quotidian-${pid}`)
  if (!existsSync(CGROUPS)) throw new Error(`--limit-mb needs cgroups v1 at ${CGROUPS}`)
  mkdirSync(group)
  writeFileSync(join(group, 'memory.limit_in_bytes'), String(mb * 1_048_576))
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return group
}

function builtFiles(folder) {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(js|css|woff2|wasm)$/.test(name))
    .map((name) => ({ path: `/assets/${name}`, size: statSync(join(folder, 'assets', name)).size }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ path }) => path)
}

function optionsOf(words) {
  return Object.fromEntries(words.map((word) => word.replace(/^--/, '').split('=')))
}

async function attack({ name, at }) {
  setPriority(0) // Resets the priority, however far the parent has lowered its own.
  await ATTACKS[name].run(at)
}

function many(count, start) {
  for (let n = 0; n < count; n++) held.push(start(n))
}

function requestFor(path, encoding = 'br') {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`
  return request.padEnd(REQUEST_BYTES)
}

function flood(at, bytes) {
  const one = `GET ${at.largest} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  const socket = connect(at.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(one.repeat(Math.ceil(bytes / one.length)))
  return socket
}

function reader(at, path, encoding) {
  const socket = connect(at.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.write(requestFor(path, encoding).trimEnd() + '\r\n\r\n')
  return socket
}

/** Four requests at a time from an address of its own, without a rest. */
async function asking(at, n, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: `127.0.1.${n + 1}` })
  const one = () =>
    new Promise((resolve) => {
      get({ port: at.port, host: '127.0.0.1', path: path(), agent }, (answer) => {
        answer.resume()
        answer.once('close', resolve)
      }).once('error', resolve)
    })
  const loop = async () => {
    for (;;) await one()
  }
  many(4, loop)
}

function junk(at) {
  const socket = connect(at.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.end(Buffer.from(Array.from({ length: 200 }, () => random(256))))
  return null
}

function spelled() {
  return [...pick(ZONES)]
    .map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')
}

function pick(list) {
  return list[random(list.length)]
}

function random(below) {
  return Math.floor(Math.random() * below)
}

/** Reads one byte a second, with enough responses requested to fill the kernel's buffers. */
function slowReader(at) {
  const onread = { buffer: Buffer.alloc(1), callback: () => false }
  const socket = connect({ port: at.port, host: '127.0.0.1', onread })
  socket.on('error', () => {})
  socket.write((requestFor(at.largest, 'identity').trimEnd() + '\r\n\r\n').repeat(16))
  const timer = setInterval(() => socket.resume(), 1_000)
  socket.on('close', () => clearInterval(timer))
  return socket
}

function silentReader(at) {
  const socket = connect({ port: at.port, host: '127.0.0.1' })
  socket.pause()
  socket.on('error', () => {})
  socket.write((requestFor(at.largest, 'identity').trimEnd() + '\r\n\r\n').repeat(60))
  return socket
}

function idle(at) {
  const socket = connect({ port: at.port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\n')
  return socket
}

import { readFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { serveProduct } from './serve.mjs'
import { table, verdict } from './tables.mjs'

const CONNECTIONS = 16
const MISSES = 100
const UNASKED_DAY = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10) // The server asks the provider only within the last year.
const WARM_UP_S = 20 // until compiled code, caches and fonts stop growing
const RSS_EVERY_MS = 2_000
const TEMPLATES = ['sunny', 'dusk', 'rainy', 'modern', 'retro', 'violet']
const PAGES = ['/', '/zh', '/en/editor', '/zh/guide', '/en/privacy', '/favicon.svg', '/zh.webmanifest']

/** Requests by their share in %, with the expected status. */
const MIX = [
  { id: 'quote', share: 60, status: 200, path: () => `/api/quote?date=2026-11-${pick(DAYS)}` },
  { id: 'page', share: 15, status: 200, path: () => pick(PAGES) },
  { id: 'asset', share: 15, status: 200, path: ({ assets }) => pick(assets) },
  { id: 'missing', share: 4, status: 404, path: () => `/api/none-${Math.random()}` },
  { id: 'refused', share: 2, status: 422, path: ({ n }) => `/api/product?url=http://127.0.0.1/${n}` },
  { id: 'bad', share: 2, status: 400, path: () => '/api/quote?date=2026-02-30' },
  {
    id: 'card',
    share: 2,
    status: 200,
    path: () => `/api/card.png?template=${pick(TEMPLATES)}&ratio=${pick(['1:1', '4:3'])}&scale=1`,
  },
]
const DAYS = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'))
const DRAWS = MIX.flatMap((kind) => Array.from({ length: kind.share }, () => kind))

/** @param minutes of load after the warm-up */
export async function measureLoad({ reuse, minutes }) {
  const provider = await pretendProvider()
  const product = await serveProduct({
    reuse,
    env: { QUOTE_PROVIDER_URL: provider.url, TRUSTED_PROXIES: '1' },
  })
  try {
    const world = {
      origin: product.origin,
      agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
      n: 0,
    }
    world.assets = await assetsOf(world)
    await load(world, WARM_UP_S * 1_000)
    const rssMb = [rssMbOf(product.pid)]
    const watch = setInterval(() => rssMb.push(rssMbOf(product.pid)), RSS_EVERY_MS)
    const run = await load(world, minutes * 60_000)
    clearInterval(watch)
    world.agent.destroy()
    await pause(RSS_EVERY_MS)
    const { calls } = provider
    const before = calls.length
    await Promise.all(
      Array.from({ length: MISSES }, () =>
        answered({ ...world, agent: new Agent() }, `/api/quote?date=${UNASKED_DAY}`),
      ),
    )
    const misses = { visitors: MISSES, calls: calls.length - before }
    const rss = { firstMb: rssMb[0], lastMb: rssMbOf(product.pid), maxMb: Math.max(...rssMb) }
    console.log(
      `  ${run.requests} requests, ${Math.round(run.perSecond)} a second, ${run.failed.length} failed; cached quote p99 ${run.ms.quote.p99.toFixed(1)} ms;`,
      `RSS ${rss.firstMb.toFixed(0)} to ${rss.lastMb.toFixed(0)} MB, at most ${rss.maxMb.toFixed(0)};`,
      `${misses.visitors} misses made ${misses.calls} calls`,
    )
    for (const failure of run.failed.slice(0, 5)) console.log(`  failed: ${failure}`)
    return { connections: CONNECTIONS, minutes, ...run, rss, misses }
  } finally {
    product.close()
    provider.close()
  }
}

async function load(world, forMs) {
  const times = Object.fromEntries(MIX.map(({ id }) => [id, createHistogram()]))
  const failed = []
  let requests = 0
  const start = performance.now()
  const visitor = async () => {
    while (performance.now() - start < forMs) {
      const { id, status, path } = pick(DRAWS)
      world.n += 1
      const asked = performance.now()
      const got = await answered(world, path(world)).catch((error) => error.message)
      times[id].record(Math.max(1, Math.round((performance.now() - asked) * 1_000)))
      requests += 1
      if (got !== status) failed.push(`${id}: ${got}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  const ms = Object.fromEntries(
    Object.entries(times).map(([id, histogram]) => [
      id,
      {
        count: histogram.count,
        p50: histogram.percentile(50) / 1_000,
        p99: histogram.percentile(99) / 1_000,
        max: histogram.max / 1_000,
      },
    ]),
  )
  return { requests, perSecond: (requests / (performance.now() - start)) * 1_000, failed, ms }
}

/** Status of a complete response. Each request uses another client address, to avoid rate limits. */
function answered({ origin, agent, n }, path) {
  const visitor = `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const headers = { 'x-forwarded-for': visitor, 'accept-encoding': 'gzip, br' }
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode))
      answer.once('error', reject)
    }).once('error', reject)
  })
}

async function assetsOf({ origin }) {
  const page = await (await fetch(`${origin}/en`)).text()
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
}

/** Imitates a quote provider, with some latency. */
async function pretendProvider() {
  const calls = []
  const server = createServer(async ({ url }, response) => {
    const date = new URL(url, 'http://here').searchParams.get('date')
    calls.push(date)
    await pause(50)
    response.setHeader('content-type', 'application/json')
    const quote = {
      id: date,
      content: 'Wonder is the beginning.',
      translation: '好奇是开始。',
      author: 'Plato',
    }
    response.end(JSON.stringify({ ...quote, assign_date: date, share_img_urls: [], origin_img_urls: [] }))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${server.address().port}/quote`
  return { url, calls, close: () => server.close() }
}

/** Resident memory of a local process, in MiB. Source: proc(5). */
function rssMbOf(pid) {
  const [, kb] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kb) / 1_024
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}

export function loadSection(load) {
  return [
    `The built server for ${load.minutes} minutes under ${load.connections} connections from the same machine, each sending its next request as soon as it has an answer; ${Math.round(load.perSecond)} answers a second, in ms. The provider’s quotes are cached; ${load.misses.visitors} simultaneous visitors who ask for a day that is not cached cause ${load.misses.calls} call${load.misses.calls === 1 ? '' : 's'} to it ${verdict(load.misses.calls === 1)}. Memory went from ${Math.round(load.rss.firstMb)} to ${Math.round(load.rss.lastMb)} MB (allowed increase: 50) ${verdict(load.rss.lastMb - load.rss.firstMb <= 50)}, with a peak of ${Math.round(load.rss.maxMb)}; ${load.failed.length} of ${load.requests} requests failed ${verdict(load.failed.length === 0)}.`,
    loadTable(load),
  ]
}

function loadTable({ ms }) {
  const names = {
    quote: 'a day’s quote',
    page: 'a page',
    asset: 'its files',
    card: 'a cached card',
    missing: 'an unknown address',
    refused: 'a product at a private address',
    bad: 'an invalid date',
  }
  const rows = Object.entries(names).map(([id, name]) => {
    const { count, p50, p99, max } = ms[id]
    const target = id === 'quote' ? ` of 20 ${verdict(p99 <= 20)}` : ''
    return [name, count, p50.toFixed(1), `${p99.toFixed(1)}${target}`, max.toFixed(0)]
  })
  return table(['request', 'count', 'median', '99th percentile', 'longest'], rows)
}

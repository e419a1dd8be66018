/** Visitors on loopback with their own addresses; they check status, time and content. */
import { createHash } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { wordsOf } from './provider.mjs'

const TIMEOUT_MS = 45_000
const DAY_MS = 86_400_000
const TEMPLATES = ['sunny', 'dusk', 'rainy', 'modern', 'retro', 'violet', 'minimal', 'koi']

/** Address of the nth visitor in a group, from 127.10.0.1. */
export function addressOf(group, n) {
  return `127.${group}.${(n >> 8) & 255}.${n & 255 || 1}`
}

export function dayBefore(days) {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * One request, following one redirect: { status, headers, body, tookMs }.
 * @throws {Error} `cut off` if a response ended early, else the network error
 */
export async function ask(origin, path, { agent = false, localAddress, signal } = {}) {
  const startMs = performance.now()
  const first = await requestOnce(origin, path, { agent, localAddress, signal })
  const answer =
    first.status === 308
      ? await requestOnce(origin, first.headers.location, { agent, localAddress, signal })
      : first
  return { ...answer, tookMs: performance.now() - startMs }
}

function requestOnce({ host, port }, path, options) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity' }
    const request = get({ host, port, path, headers, timeout: TIMEOUT_MS, ...options }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.once('error', () => reject(new Error('cut off')))
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    request.once('timeout', () => request.destroy(new Error('timed out')))
    request.once('error', reject)
  })
}

const MIX = [
  { id: 'quote', share: 50, path: () => `/api/quote?date=${dayBefore(random(300))}`, wrong: wrongQuote },
  {
    id: 'page',
    share: 20,
    path: () => pick(['/en', '/zh', '/en/guide', '/zh/days', '/en/editor']),
    wrong: wrongPage,
  },
  { id: 'asset', share: 18, path: pick, wrong: wrongFile },
  {
    id: 'card',
    share: 6,
    path: () => `/api/card.png?date=${dayBefore(random(8))}&template=${pick(TEMPLATES)}&scale=1`,
    wrong: wrongCard,
  },
  {
    id: 'new card',
    share: 1,
    path: () => `/api/card.webp?date=${dayBefore(random(300))}&template=${pick(TEMPLATES)}&scale=1`,
    wrong: wrongCard,
  },
  { id: 'feed', share: 3, path: () => pick(['/en/feed.xml', '/zh/feed.json']), wrong: wrongPage },
  {
    id: 'bad date',
    share: 2,
    path: () => '/api/quote?date=2026-02-30',
    wrong: ({ status }) => (status === 400 ? null : `status ${status}`),
  },
]
const DRAWS = MIX.flatMap((kind) => Array.from({ length: kind.share }, () => kind))

/**
 * Mixed load until stopped: { requests, failures, cut, stop() }. Files of opened pages are requested again,
 * as by a tab left open.
 */
export function startLoad(origin, { visitors = 16, restMs = 12 } = {}) {
  const world = { bodies: new Map() }
  const seen = { requests: 0, failures: [], cut: 0, ms: {} }
  let isOver = false

  async function visitor(at) {
    const localAddress = addressOf(10, at + 1)
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress, timeout: 5_000 }) // shorter than HAProxy's idle timeout
    const tab = ['/favicon.svg']
    while (!isOver) {
      const kind = pick(DRAWS)
      const path = kind.path(tab)
      // The card limit is per visitor and minute, so each request uses another address.
      const from = kind.id.endsWith('card') ? { localAddress: addressOf(11, random(20_000)) } : { agent }
      await visit(kind, path, from, tab)
      await pause(random(restMs * 2))
    }
    agent.destroy()
  }

  async function visit({ id, wrong }, path, from, tab) {
    seen.requests += 1
    try {
      const answer = await ask(origin, path, from)
      const problem = wrong(answer, path, world)
      if (problem) seen.failures.push(`${path}: ${problem}`)
      ;(seen.ms[id] ??= []).push(answer.tookMs)
      if (id === 'page' && !problem) await openFiles(String(answer.body), from, tab)
    } catch (error) {
      if (error.message === 'cut off') seen.cut += 1
      else seen.failures.push(`${path}: ${error.message}`)
    }
  }

  /** Every file a page names must exist, whichever build the page is from. */
  async function openFiles(html, from, tab) {
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
    if (named.length === 0) return
    for (const path of named) if (!tab.includes(path)) tab.push(path)
    seen.requests += 1
    const path = pick(named)
    const problem = wrongFile(await ask(origin, path, from), path, world)
    if (problem) seen.failures.push(`${path}, which a page had just named: ${problem}`)
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visitor(at)))
  return {
    async stop() {
      isOver = true
      await all
      return seen
    },
  }
}

function wrongQuote({ status, body }, path) {
  if (status !== 200) return `status ${status}`
  const day = path.slice(-10)
  const quote = JSON.parse(String(body))
  if (quote.assign_date !== day) return `the quote of ${quote.assign_date}`
  const isProviders = quote.content === wordsOf(day).content
  return isProviders || quote.source === 'almanac' ? null : `other words: ${quote.content}`
}

function wrongPage({ status, body }) {
  return status === 200 && body.length > 500 ? null : `status ${status}, ${body.length} bytes`
}

/** A hashed name has one content, whichever server responds. */
function wrongFile({ status, body }, path, { bodies }) {
  if (status !== 200) return `status ${status}`
  const hash = createHash('sha256').update(body).digest('hex')
  const known = bodies.get(path) ?? hash
  bodies.set(path, known)
  return known === hash ? null : 'another content than before'
}

function wrongCard({ status, body }) {
  if (status !== 200) return `status ${status}`
  const isPicture =
    body.subarray(1, 4).equals(Buffer.from('PNG')) || body.subarray(8, 12).equals(Buffer.from('WEBP'))
  return isPicture && body.length > 2_000 ? null : 'no picture'
}

/** Rounded ms; NaN for an empty list. */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
}

function random(below) {
  return Math.floor(Math.random() * below)
}

function pick(list) {
  return list[random(list.length)]
}

import { setTimeout as pause } from 'node:timers/promises'
import { line } from './scenarios.mjs'
import { addressOf, ask, dayBefore, percentile } from './visitors.mjs'

const CLIENTS = 64
const LARGEST = 'w=2520&h=1080'
const STAYS_MS = { min: 50, max: 1_500 }
const CARD_MS = 2_000
const QUOTE_MS = 50

export async function hostile({ cluster, seconds }) {
  const endMs = performance.now() + seconds * 1_000
  const isOver = () => performance.now() >= endMs
  const quotes = []
  const cards = []
  const failed = []
  let asked = 0

  async function attacker(at) {
    const localAddress = addressOf(20, at + 1)
    while (!isOver()) {
      const stayMs = STAYS_MS.min + Math.floor(Math.random() * (STAYS_MS.max - STAYS_MS.min))
      const path = `/api/card.png?date=${dayBefore(Math.floor(Math.random() * 9_000))}&template=koi&${LARGEST}`
      asked += 1
      await ask(cluster.origin, path, { localAddress, signal: AbortSignal.timeout(stayMs) }).catch(() => {})
    }
  }

  async function honest(path, times, restMs) {
    for (let at = 0; !isOver(); at++) {
      const answer = ask(cluster.origin, path(at), {
        localAddress: addressOf(21, at % 250),
      })
      const { status, tookMs } = await answer.catch(({ message }) => ({ status: message, tookMs: 0 }))
      if (status === 200) times.push(tookMs)
      else failed.push(`${path(at)}: ${status}`)
      await pause(restMs)
    }
  }

  await Promise.all([
    ...Array.from({ length: CLIENTS }, (_, at) => attacker(at)),
    honest((at) => `/api/card.png?date=${dayBefore(400 + at)}&template=sunny`, cards, 700),
    honest((at) => `/api/quote?date=${dayBefore(at % 30)}`, quotes, 20),
  ])
  const [cardMs, quoteMs] = [percentile(cards, 0.95), percentile(quotes, 0.99)]
  return [
    line(
      `${CLIENTS} hostile clients`,
      `${asked} requests in ${seconds} s; ${failed.length} honest ones failed ${failed.slice(0, 2).join('; ')}`,
      failed.length === 0,
    ),
    line('an honest card, p95', `${cardMs} ms of ${cards.length}`, cardMs <= CARD_MS),
    line('/api/quote, p99', `${quoteMs} ms of ${quotes.length}`, quoteMs <= QUOTE_MS),
  ]
}

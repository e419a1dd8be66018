// @module-tag days
// @module-tag slow
import { existsSync } from 'node:fs'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dailyCardPath } from '../../src/card/dailyCard'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { localDay } from '../../src/quotes/dates'
import { freePort } from '../../.ci/runProgram.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'

type BuiltServer = Awaited<ReturnType<typeof startBuiltServer>>

let server: BuiltServer
let statusPort: string

beforeAll(async () => {
  if (!existsSync('dist/server/main.js')) throw new Error('npm run build comes first')
  statusPort = await freePort()
  server = await startBuiltServer({ environment: { METRICS_PORT: statusPort } })
})
afterAll(() => server.stop())

it('draws the day’s pictures before anybody asks', async () => {
  const drawn = () => new Set(server.said().match(/"path":"\/api\/card\.\w+","status":\d+/g) ?? [])
  await expect.poll(drawn).toContain('"path":"/api/card.jpg","status":200')
  expect(drawn()).toEqual(
    new Set(['"path":"/api/card.webp","status":200', '"path":"/api/card.jpg","status":200']),
  )
})

it('draws what is shown where home is shared in the size that home’s head says', async () => {
  for (const path of LANGUAGE_IDS.map(dailyCardPath)) {
    const answer = await fetch(server.origin + path)
    const { width, height } = await loadImage(Buffer.from(await answer.arrayBuffer()))
    expect([width, height], path).toEqual([2_160, 1_080])
  }
})

it('answers balancers and Prometheus on a port of their own, by another thread', async () => {
  const ask = (path: string) => fetch(`http://127.0.0.1:${statusPort}${path}`)
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await ask('/metrics')).text()).toMatch(/^quotidian_ready 1$/m)
})

it('answers with the quote of its day', async () => {
  const today = () => localDay(new Date())
  const days = [today()]
  const quote = (await (await fetch(`${server.origin}/api/quote`)).json()) as Record<string, unknown>
  days.push(today()) // Midnight may have passed meanwhile.
  expect(quote).toMatchObject({ source: 'almanac', author: expect.stringMatching(/\S/) as string })
  expect(days).toContain(quote['assign_date'])
})

async function lookUps({ origin }: BuiltServer, count: number, forwardedFor: (turn: number) => string) {
  const statuses: number[] = []
  for (let turn = 1; turn <= count; turn += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(turn) }
    statuses.push((await fetch(`${origin}/api/product?url=http://localhost/`, { headers })).status)
  }
  return statuses
}

const TEN_LET_IN = Array.from({ length: 10 }, () => 422)

it('counts a visitor by the connection', async () =>
  expect(await lookUps(server, 11, (turn) => `203.0.113.${turn}`)).toEqual([...TEN_LET_IN, 429]))

it('counts a visitor behind a trusted proxy by what that says', async () => {
  const behindOne = await startBuiltServer({ environment: { TRUSTED_PROXIES: '1' } })
  try {
    expect(await lookUps(behindOne, 10, () => '192.0.2.9')).toEqual(TEN_LET_IN)
    expect(await lookUps(behindOne, 1, () => '192.0.2.10')).toEqual([422])
    expect(await lookUps(behindOne, 1, () => '192.0.2.9')).toEqual([429])
  } finally {
    await behindOne.stop()
  }
})

it('finishes the drawings of others when a visitor leaves', async () => {
  const { origin, said } = server
  const visits = Array.from({ length: 12 }, (_, at) => {
    const leaving = new AbortController()
    const path = `/api/card.png?date=2026-03-${String(at + 1).padStart(2, '0')}&template=home` // This template needs no edition.
    const answer = fetch(origin + path, { signal: leaving.signal }).then(
      () => 'answered',
      () => 'left',
    )
    return { answer, leave: () => leaving.abort() }
  })
  await fetch(`${origin}/healthz`) // Their drawings have started by now.
  for (const { leave } of visits) leave()
  expect(await Promise.all(visits.map(({ answer }) => answer))).toContain('left')
  await expect
    .poll(async () => (await fetch(`${origin}/api/card.png?date=2026-11-21`)).status, { interval: 1_000 })
    .toBe(200)
  expect(said().match(/.*(?:"status":5|rror).*/g) ?? []).toEqual([])
})

it('handles a stop signal as soon as it reports its address', async () => {
  const another = await startBuiltServer()
  another.server.kill('SIGTERM')
  expect(await another.ended).toEqual([0, null])
})

it('waits, told to stop, for a card that is being drawn', async () => {
  const { origin, ended } = server
  await (await fetch(`${origin}/healthz`)).text() // The card's request uses this connection, the next one a new one.
  const card = await new Promise<Response>((resolve, reject) => {
    fetch(`${origin}/api/card.png?template=retro&scale=2`).then(resolve, reject)
    // Once the next request is answered, the card's request has started.
    void fetch(`${origin}/healthz`).then(() => server.server.kill('SIGTERM'))
  })
  expect(card.status).toBe(200)
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  expect(await ended).toEqual([0, null])
})

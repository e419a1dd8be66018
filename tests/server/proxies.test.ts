/** Tests which requests count together behind proxies. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app'
import { LATE_MS } from '../../src/server/rateLimit'

const A_MINUTE = 10 // requests for /api/product

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function statuses(trustedProxies: number, forwardedFor: (turn: number) => string): Promise<number[]> {
  const app = createApp({ trustedProxies, connectedAddress: () => '10.0.0.1' })
  const seen: number[] = []
  for (let turn = 1; turn <= A_MINUTE + 1; turn += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(turn) }
    const answer = app.request('/api/product?url=http://localhost/', { headers })
    await vi.advanceTimersByTimeAsync(LATE_MS)
    seen.push((await answer).status)
  }
  return seen
}

const ALL_LET_IN = Array.from({ length: A_MINUTE + 1 }, () => 422)
const LAST_REFUSED = [...ALL_LET_IN.slice(1), 429]

it('without trusted proxies no header bypasses a limit', async () =>
  expect(await statuses(0, (turn) => `203.0.113.${turn}`)).toEqual(LAST_REFUSED))

it('each visitor of a trusted proxy has their own limit', async () =>
  expect(await statuses(1, (turn) => `203.0.113.${turn}`)).toEqual(ALL_LET_IN))

it('addresses that a visitor sends to a trusted proxy are ignored', async () =>
  expect(await statuses(1, (turn) => `203.0.113.${turn}, 198.51.100.7`)).toEqual(LAST_REFUSED))

it('with two trusted proxies the outer one gives the visitor’s address', async () => {
  const forwarded = (turn: number) => `192.0.2.1, 203.0.113.${turn}, 198.51.100.7`
  expect(await statuses(2, forwarded)).toEqual(ALL_LET_IN)
  expect(await statuses(1, forwarded)).toEqual(LAST_REFUSED)
})

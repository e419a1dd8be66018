/** The client address that the built server assumes, which rate limits depend on. */
import type { APIRequestContext } from '@playwright/test'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { expect, test } from './fixtures'

const A_MINUTE = 10 // requests for /api/product

/** The statuses of requests with the given X-Forwarded-For values. */
async function ask(
  request: APIRequestContext,
  environment: Record<string, string>,
  forwardedFor: (turn: number) => string,
): Promise<number[]> {
  const { origin, stop } = await startBuiltServer({ environment })
  const statuses: number[] = []
  for (let turn = 1; turn <= A_MINUTE + 1; turn += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(turn) }
    const answer = await request.get(`${origin}/api/product?url=http://localhost/`, { headers }) // refused at once
    statuses.push(answer.status())
  }
  await stop()
  return statuses
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length

test('without TRUSTED_PROXIES no header bypasses a limit', async ({ request }) => {
  const statuses = await ask(request, {}, (turn) => `203.0.113.${turn}`)
  expect(statuses.at(-1)).toBe(429)
  expect(refused(statuses)).toBe(1)
})

test('each visitor of a trusted proxy has their own limit', async ({ request }) => {
  const statuses = await ask(request, { TRUSTED_PROXIES: '1' }, (turn) => `203.0.113.${turn}`)
  expect(refused(statuses)).toBe(0)
})

test('addresses that a visitor sends to a trusted proxy are ignored', async ({ request }) => {
  const statuses = await ask(request, { TRUSTED_PROXIES: '1' }, (turn) => `203.0.113.${turn}, 198.51.100.7`)
  expect(statuses.at(-1)).toBe(429)
})

test('with two trusted proxies the outer one gives the visitor’s address', async ({ request }) => {
  const forwarded = (turn: number) => `192.0.2.1, 203.0.113.${turn}, 198.51.100.7`
  expect(refused(await ask(request, { TRUSTED_PROXIES: '2' }, forwarded))).toBe(0)
  expect(refused(await ask(request, { TRUSTED_PROXIES: '1' }, forwarded))).toBe(1)
})

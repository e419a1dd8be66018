/** The built server as a container runs it: what a signal does to it. */
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { expect, test } from './fixtures'

test('a stop is heard as soon as the server says where it is', async () => {
  const { server, ended } = await startBuiltServer()
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a stop waits for the card that is being drawn', async () => {
  const { server, origin, ended } = await startBuiltServer()
  const card = await new Promise<Response>((resolve, reject) => {
    fetch(`${origin}/api/card.png?date=2026-11-21&scale=4`).then(resolve, reject)
    // The next answer comes after the card's request: it is under way then.
    void fetch(`${origin}/healthz`).then(() => server.kill('SIGTERM'))
  })
  expect(card.status).toBe(200)
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  expect(await ended).toEqual([0, null])
})

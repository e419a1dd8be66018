/** The built server as a container runs it: handling of stop signals. */
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { expect, test } from './fixtures'

test('a stop signal is handled as soon as the server reports its address', async () => {
  const { server, ended } = await startBuiltServer()
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('stopping waits for a card that is being drawn', async () => {
  const { server, origin, ended } = await startBuiltServer()
  await (await fetch(`${origin}/healthz`)).text() // the card's request goes out on this connection, the next one on a new one
  const card = await new Promise<Response>((resolve, reject) => {
    fetch(`${origin}/api/card.png?template=retro&scale=2`).then(resolve, reject)
    // Once the next request is answered, the card's request has started.
    void fetch(`${origin}/healthz`).then(() => server.kill('SIGTERM'))
  })
  expect(card.status).toBe(200)
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  expect(await ended).toEqual([0, null])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from './fixtures'

/** The built server as a container runs it: what a signal does to it. Started; its address, once it has one. */
async function startServer() {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', QUOTE_PROVIDER_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const [greeting] = (await once(server.stdout, 'data')) as [Buffer]
  const origin = /http:\/\/\S+/.exec(String(greeting))![0]
  return { server, origin, ended }
}

test('a stop is heard as soon as the server says where it is', async () => {
  const { server, ended } = await startServer()
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a stop waits for the card that is being drawn', async () => {
  const { server, origin, ended } = await startServer()
  server.stdout.resume()
  const card = await new Promise<Response>((resolve, reject) => {
    fetch(`${origin}/api/card.png?date=2026-11-21&scale=4`).then(resolve, reject)
    // The next answer comes after the card's request: it is under way then.
    void fetch(`${origin}/healthz`).then(() => server.kill('SIGTERM'))
  })
  expect(card.status).toBe(200)
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  expect(await ended).toEqual([0, null])
})

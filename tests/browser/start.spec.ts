import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { expect, test } from './fixtures'

test('the server draws the day’s pictures before anybody asks', async () => {
  const { said, stop } = await startBuiltServer()
  const drawn = () => said().match(/"path":"\/api\/card\.\w+","status":\d+/g) ?? []
  await expect.poll(drawn).toContain('"path":"/api/card.png","status":200')
  expect(new Set(drawn())).toEqual(
    new Set(['"path":"/api/card.webp","status":200', '"path":"/api/card.png","status":200']),
  )
  await stop()
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createProductFinder } from '../../src/server/product/finder'
import { IS_FULL } from '../fixtures/tier'
import { html, startFakeNetwork } from './fakeNetwork'

/** Their pages exceed the memory limit four times, in the full tier fifteen times. */
const LOOKED_UP = IS_FULL ? 270 : 90

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/**
 * Memory in use after GC, reproducible unlike the process's size. Socket buffers are freed some turns later.
 */
async function heldBytes(): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 10; round++) {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, heapUsed + external)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return least
}

it('caches the product, and does not keep the page in memory', async () => {
  const net = await startFakeNetwork((request, response) => {
    const title = `A rocket by the name of ${request.url}`
    response.end(
      html(
        `<title>${title}</title><meta name="description" content="It flies: ${title}">`,
        'x'.repeat(300_000),
      ),
    )
  })
  const findProduct = createProductFinder({ ...net, now: () => new Date(0) })
  const find = (n: number) => findProduct(new URL(`http://a.example/${n}`), new AbortController().signal)
  for (let n = 0; n < 20; n++) await find(n)
  const before = await heldBytes()
  for (let n = 20; n < LOOKED_UP; n++) await find(n)
  expect((await heldBytes()) - before).toBeLessThan(5_000_000)
  expect(net.dialled).toHaveLength(LOOKED_UP)
  await find(20)
  expect(net.dialled).toHaveLength(LOOKED_UP)
  await net.close()
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createProductFinder } from '../../src/server/productFinder'
import { html, serving } from './pretendInternet'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** What is held once all that can go has gone: unlike the process's size it says the same every time. */
const heldBytes = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

it('keeps of a page what it answers with, and not the page', async () => {
  const net = await serving((request, response) => {
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
  const before = heldBytes()
  for (let n = 20; n < 270; n++) await find(n)
  expect(heldBytes() - before).toBeLessThan(5_000_000)
  expect(net.dialled).toHaveLength(270)
  await find(20)
  expect(net.dialled).toHaveLength(270) // it is kept
  await net.close()
})

/**
 * GET /?url= reads what a page says of itself. A visitor hears the same of an address that is refused and of one that
 * does not answer: the difference would tell what there is in our network.
 */
import { type Context, Hono } from 'hono'
import { apiError } from '../apiError'
import type { FindProduct, ProductWorld } from './finder'
import { webUrl } from '../safeFetch/target'

const OUR_OWN = /^Quotidian\// // safeFetch's User-Agent: a look-up of a look-up has no end
const BUSY_SECONDS = 5

export function productEndpoint(world: ProductWorld): Hono {
  let finder: Promise<FindProduct | null> | null = null
  return new Hono()
    .get('/', async (c) => {
      const [text = '', ...more] = c.req.queries('url') ?? []
      const url = more.length === 0 ? webUrl(text.trim()) : null
      if (!url)
        return apiError(c, 400, 'bad-url', 'url must be one whole address, such as https://example.com')
      if (OUR_OWN.test(c.req.header('user-agent') ?? '')) return unreachable(c)
      finder ??= loadedFinder(world)
      const findProduct = await finder
      if (!findProduct) return apiError(c, 404, 'not-found', 'products are not looked up here')
      try {
        const product = await findProduct(url, c.req.raw.signal)
        c.header('cache-control', 'public, max-age=600')
        return c.json(product)
      } catch (error) {
        if (!isBusy(error)) return unreachable(c)
        c.header('retry-after', String(BUSY_SECONDS))
        return apiError(c, 429, 'too-many', 'too many look-ups at once; try again soon')
      }
    })
    .all('/', (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })
}

/** Sockets are Node's: loaded at the first look-up, so that the rest runs where there are none. */
async function loadedFinder(world: ProductWorld): Promise<FindProduct | null> {
  try {
    const { createProductFinder } = await import('./finder')
    return createProductFinder(world)
  } catch {
    return null
  }
}

function unreachable(c: Context): Response {
  return apiError(c, 422, 'unreachable', 'nothing could be read at this address')
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'busy'
}

/** Refused and unresponsive addresses get the same error: a difference would reveal our network. */
import { type Context, Hono } from 'hono'
import { apiError, refuseMethod } from '../answers'
import { type Parameter, readParameters } from '../parameters'
import type { FindProduct, ProductDependencies } from './finder'
import { boundedUrl, MAX_URL_LENGTH, SafeFetchError } from '../safeFetch/address'
import type { Visitor } from '../visitor'

const OWN_USER_AGENT = /^Quotidian\// // safeFetch's: requesting ourselves would never end
const RETRY_AFTER_S = 5

export const PRODUCT_PARAMETERS = {
  url: {
    says: 'The address of the page.',
    schema: { type: 'string', format: 'uri', maxLength: MAX_URL_LENGTH },
    allowed: 'one whole address, such as https://example.com',
    read: (written) => boundedUrl(written.trim()) ?? undefined,
    example: 'https://example.com',
    isRequired: true,
  } satisfies Parameter<URL>,
}

export function productEndpoint({
  visitorOf,
  ...dependencies
}: ProductDependencies & { visitorOf: (c: Context) => Visitor }): Hono {
  let finder: Promise<FindProduct | null> | null = null
  return new Hono()
    .get('/', async (c) => {
      const { url } = readParameters(c.req, PRODUCT_PARAMETERS)
      if (OWN_USER_AGENT.test(c.req.header('user-agent') ?? '')) return unreachable(c)
      finder ??= loadedFinder(dependencies)
      const findProduct = await finder
      if (!findProduct) return apiError(c, 404, 'not-found', 'products are not looked up here')
      try {
        const product = await findProduct(url!, c.req.raw.signal, visitorOf(c))
        c.header('cache-control', 'public, max-age=600')
        return c.json(product)
      } catch (error) {
        if (!(error instanceof SafeFetchError && error.code === 'busy')) return unreachable(c)
        c.header('retry-after', String(RETRY_AFTER_S))
        return apiError(c, 429, 'too-many', 'too many look-ups at once; try again soon')
      }
    })
    .all('/', refuseMethod)
}

/** Imported late, because it needs Node's sockets; null: there are none. */
async function loadedFinder(dependencies: ProductDependencies): Promise<FindProduct | null> {
  try {
    const { createProductFinder } = await import('./finder')
    return createProductFinder(dependencies)
  } catch {
    return null
  }
}

function unreachable(c: Context): Response {
  return apiError(c, 422, 'unreachable', 'nothing could be read at this address')
}

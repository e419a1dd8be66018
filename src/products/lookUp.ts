/** Browsers cannot read other sites' pages, so our endpoint does. */
import { emptyProduct, type Product } from '../card/product'
import { restoreProduct } from '../card/restore'
import type { LanguageId } from '../language/languages'
import { parsedJson, webAddress } from '../scene/values'
import { cleanLine, cleanText } from '../text/clean'
import { exampleProduct } from './exampleProduct'
import { ProductError, type ProductErrorCode } from './productError'

export const LOOK_UP_LIMIT_MS = 12_000 // the endpoint fetches the page and follows redirects

export interface LookUp {
  fetch: typeof fetch
  today: string // yyyy-mm-dd, the card's date if the page has none
  language: LanguageId
  exampleUrl: string // selects the built-in example
  limitMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** @throws {ProductError} with a code for the visitor */
export async function lookUpProduct(url: string, lookUp: LookUp): Promise<Product> {
  const { today, language, exampleUrl } = lookUp
  if (url === new URL(exampleUrl).href) return exampleProduct(today, language, exampleUrl)
  const answer = await ask(`/api/product?url=${encodeURIComponent(url)}`, lookUp)
  const product = cleanProduct(answer, url, today)
  if (isBlank(product)) throw new ProductError('no-details', `no details found for ${url}`)
  return product
}

/** Strict about URLs, which are loaded, and whitespace, which is drawn. */
function cleanProduct(answer: unknown, askedUrl: string, today: string): Product {
  const product = restoreProduct(answer, today)
  return {
    ...product,
    name: cleanLine(product.name),
    tagline: cleanLine(product.tagline),
    description: cleanText(product.description),
    topics: product.topics.map(cleanLine).filter((topic) => topic !== ''),
    logoUrl: pictureUrl(product.logoUrl),
    pictureUrl: pictureUrl(product.pictureUrl),
    url: webAddress(product.url) ? product.url : askedUrl,
  }
}

function isBlank(product: Product): boolean {
  const { url: _, ...said } = product
  const { url: __, ...nothing } = emptyProduct(product.date)
  return JSON.stringify(said) === JSON.stringify(nothing)
}

/** Another site's URL, or a path on our own server. */
function pictureUrl(url: string): string {
  return webAddress(url) || /^\/(?!\/)/.test(url) ? url : ''
}

async function ask(address: string, { fetch, signal, limitMs = LOOK_UP_LIMIT_MS }: LookUp): Promise<unknown> {
  const attempt = new AbortController()
  const stop = () => attempt.abort()
  const timer = setTimeout(stop, limitMs)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    signal?.throwIfAborted()
    const response = await fetch(address, {
      signal: attempt.signal,
      headers: { accept: 'application/json' },
    })
    return readAnswer(response.status, await response.text())
  } catch (error) {
    if (signal?.aborted) throw new DOMException('The product look-up was aborted', 'AbortError')
    if (error instanceof ProductError) throw error
    if (attempt.signal.aborted) throw new ProductError('time-limit', `no answer within ${limitMs} ms`)
    throw new ProductError('unreachable', 'no answer', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

const CODE_OF_STATUS: Readonly<Record<number, ProductErrorCode>> = {
  400: 'bad-address',
  403: 'bad-address',
  405: 'no-service',
  429: 'too-many',
  404: 'no-service',
  501: 'no-service',
}

/** A response that is not JSON is from a static host without endpoints. */
function readAnswer(status: number, text: string): unknown {
  const answer = parsedJson(text)
  if (status >= 200 && status < 300) {
    if (answer !== null) return answer
    throw new ProductError('no-service', `not JSON: ${text.slice(0, 40)}`)
  }
  const known = CODE_OF_STATUS[status] ?? 'no-page'
  throw new ProductError(known, `HTTP ${status}: ${text.slice(0, 200)}`)
}

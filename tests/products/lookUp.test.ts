import { describe, expect, it } from 'vitest'
import { exampleProduct } from '../../src/products/exampleProduct'
import { lookUpProduct } from '../../src/products/lookUp'
import type { ProductErrorCode } from '../../src/products/productError'
import { PRODUCT_LIMITS } from '../../src/card/limits'

const URL_ASKED = 'https://example.com/a?b=c'
const TODAY = '2026-11-21'
const PAGE_ORIGIN = 'https://quotidian.example'
const PAGE = '<!doctype html><title>Quotidian</title>'
const NAMED = { name: 'Example' }

function lookUp(
  answer: Response | (() => Promise<Response>),
  rest: { limitMs?: number; signal?: AbortSignal } = {},
) {
  const fetch = async () => (typeof answer === 'function' ? answer() : answer)
  return lookUpProduct(URL_ASKED, { fetch, today: TODAY, language: 'en', exampleUrl: PAGE_ORIGIN, ...rest })
}

const errorResponse = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, message: 'for developers' } }), { status })

describe('looking up a product', () => {
  it('requests our own endpoint', async () => {
    const asked: string[] = []
    const fetch = async (url: RequestInfo | URL) => {
      asked.push(String(url))
      return Response.json(NAMED)
    }
    await lookUpProduct(URL_ASKED, { fetch, today: TODAY, language: 'en', exampleUrl: PAGE_ORIGIN })
    expect(asked).toEqual(['/api/product?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc'])
  })

  it('returns the endpoint’s details', async () => {
    const answer = {
      name: 'Example',
      tagline: 'For instance',
      description: 'One.\nTwo.',
      logoUrl: '/api/picture?u=1',
      pictureUrl: 'https://example.com/p.png',
      votes: 12,
      comments: 0,
      topics: ['A', 'B'],
      url: 'https://example.com/',
      date: '2026-01-02',
    }
    await expect(lookUp(Response.json(answer))).resolves.toEqual(answer)
  })

  it('leaves missing details empty, with today’s date and the requested address', async () => {
    const product = await lookUp(Response.json(NAMED))
    expect(product).toMatchObject({
      name: 'Example',
      tagline: '',
      votes: null,
      topics: [],
      date: TODAY,
      url: URL_ASKED,
    })
  })

  it('cleans and truncates texts, and accepts only http(s) pictures', async () => {
    const product = await lookUp(
      Response.json({
        name: '  Ex\u200bample\n ' + 'x'.repeat(500),
        topics: Array.from({ length: 40 }, () => 'T'),
        votes: -3,
        logoUrl: 'javascript:alert(1)',
        pictureUrl: '//elsewhere.example/p.png',
        url: 'javascript:alert(1)',
      }),
    )
    expect(product.name).toMatch(/^Example x+$/)
    expect(product.name.length).toBeLessThanOrEqual(PRODUCT_LIMITS.name)
    expect(product.topics).toHaveLength(PRODUCT_LIMITS.topics)
    expect(product).toMatchObject({ votes: 0, logoUrl: '', pictureUrl: '', url: URL_ASKED })
  })

  it('needs no network for the example', async () => {
    const fetch = () => Promise.reject(new Error('no network'))
    const lookUpExample = lookUpProduct(`${PAGE_ORIGIN}/`, {
      fetch,
      today: TODAY,
      language: 'zh',
      exampleUrl: PAGE_ORIGIN,
    })
    const example = exampleProduct(TODAY, 'zh', PAGE_ORIGIN)
    expect(example.url).toBe(PAGE_ORIGIN)
    await expect(lookUpExample).resolves.toEqual(example)
  })
})

describe('a look-up that fails', () => {
  it.each<[string, ProductErrorCode, Response]>([
    ['there is no endpoint', 'no-service', errorResponse(404, 'not-found')],
    ['a static host answers with its page', 'no-service', new Response(PAGE)],
    ['a static host has no such page', 'no-service', new Response(PAGE, { status: 404 })],
    ['a static host takes no such request', 'no-service', new Response('', { status: 405 })],
    ['too much was asked', 'too-many', errorResponse(429, 'too-many')],
    ['the address is refused', 'bad-address', errorResponse(400, 'bad-url')],
    ['the page is not to be had', 'no-page', errorResponse(422, 'unreachable')],
    ['the server fails', 'no-page', new Response(PAGE, { status: 500 })],
    ['the page says nothing', 'no-details', Response.json({ url: 'https://example.com/' })],
    ['the answer is something else', 'no-details', Response.json([1, 2])],
  ])('has an error code when %s', async (_, code, answer) => {
    await expect(lookUp(answer)).rejects.toMatchObject({ name: 'ProductError', code })
  })

  it('has an error code when there is no connection', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(lookUp(offline)).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('has an error code when it times out', async () => {
    await expect(hanging({ limitMs: 1 })).rejects.toMatchObject({ code: 'time-limit' })
  })

  it('rejects with an AbortError when it is aborted', async () => {
    const request = new AbortController()
    const lookedUp = hanging({ signal: request.signal })
    request.abort()
    await expect(lookedUp).rejects.toMatchObject({ name: 'AbortError' })
    await expect(hanging({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

function hanging(rest: { limitMs?: number; signal?: AbortSignal }) {
  const fetch = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  return lookUpProduct(URL_ASKED, { fetch, today: TODAY, language: 'en', exampleUrl: PAGE_ORIGIN, ...rest })
}

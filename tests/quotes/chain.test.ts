// @module-tag days
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUILT_IN_DELAY_MS, loadQuote, TRY_LIMIT_MS, type QuoteChain } from '../../src/quotes/chain'
import { BAD_ANSWERS, DAY, json, NO_DAYS, PROVIDER, PROXY } from './examples'
import { runs } from '../fixtures/tier'

const ENDPOINT = '/api/quote'
const PROXY_PREFIX = 'https://proxy.example/get?url='

type Answer = (signal?: AbortSignal | null) => Promise<Response>
const good: Answer = async () => json(PROVIDER.complete)
const goodProxy: Answer = async () => json(PROXY.good)

function chainOf(primary: Answer, proxy: Answer | null, more: Partial<QuoteChain> = {}) {
  const asked: string[] = []
  const warnings: string[] = []
  const fetch: QuoteChain['fetch'] = (input, init) => {
    asked.push(String(input))
    return String(input).startsWith(ENDPOINT) || !proxy ? primary(init?.signal) : proxy(init?.signal)
  }
  const chain: QuoteChain = {
    fetch,
    quoteEndpoint: ENDPOINT,
    quoteProxy: proxy ? PROXY_PREFIX : '',
    siteUrl: 'https://site.example',
    warn: (message) => warnings.push(message),
    ...more,
  }
  return { chain, asked, warnings }
}

async function runTimersUntil<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  await vi.runAllTimersAsync()
  return promise
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the order of sources', () => {
  it('requests only the primary endpoint if that succeeds', async () => {
    const { chain, asked, warnings } = chainOf(good, goodProxy)
    expect(await runTimersUntil(loadQuote(DAY, chain))).toMatchObject({
      source: 'provider',
      author: 'Lin Harrow',
      date: DAY,
    })
    expect(asked).toEqual([`/api/quote?date=${DAY}`])
    expect(warnings).toEqual([])
  })

  it('sends no header that another site’s endpoint would have to allow', async () => {
    const sent: string[] = []
    const fetch: QuoteChain['fetch'] = async (_, init) => {
      sent.push(...new Headers(init?.headers).keys())
      return good()
    }
    await runTimersUntil(loadQuote(DAY, chainOf(good, null, { fetch }).chain))
    expect(sent).toEqual(['accept'])
  })

  it('requests the absolute primary address from the proxy next', async () => {
    const { chain, asked, warnings } = chainOf(BAD_ANSWERS.down!, goodProxy)
    expect(await runTimersUntil(loadQuote(DAY, chain))).toMatchObject({
      source: 'proxy',
      author: 'Lin Harrow',
    })
    expect(asked[1]).toBe(PROXY_PREFIX + encodeURIComponent(`https://site.example/api/quote?date=${DAY}`))
    expect(warnings).toEqual(['The primary quote call failed; the proxy is tried.'])
  })

  it('encodes a provider’s address including its query', async () => {
    const quoteEndpoint = 'https://provider.example/daily?key=1'
    const { chain, asked } = chainOf(good, goodProxy, { quoteEndpoint })
    await runTimersUntil(
      loadQuote(DAY, { ...chain, fetch: async (url) => (asked.push(String(url)), json(null)) }),
    )
    expect(asked).toEqual([
      `${quoteEndpoint}&date=${DAY}`,
      PROXY_PREFIX + encodeURIComponent(`${quoteEndpoint}&date=${DAY}`),
    ])
  })

  it('ends with a built-in quote after 500 ms, by day of year modulo five', async () => {
    const waits: number[] = []
    const delay = async (delayMs: number) => void waits.push(delayMs)
    const { chain, warnings } = chainOf(BAD_ANSWERS.down!, BAD_ANSWERS.down!, { delay })
    const ids = new Set<string>()
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06']) {
      const quote = await runTimersUntil(loadQuote(day, chain))
      expect(quote).toMatchObject({ source: 'builtIn', date: day })
      ids.add(quote.id)
    }
    expect(ids.size).toBe(5)
    expect(new Set(waits)).toEqual(new Set([BUILT_IN_DELAY_MS]))
    expect(warnings.slice(0, 2)).toEqual([
      'The primary quote call failed; the proxy is tried.',
      'All quote API methods failed; a built-in quote is used.',
    ])
  })

  it('skips the proxy if none is configured', async () => {
    const { chain, asked } = chainOf(BAD_ANSWERS.down!, null)
    await runTimersUntil(loadQuote(DAY, chain))
    expect(asked).toHaveLength(1)
  })

  it('gives each attempt four seconds', async () => {
    const { chain } = chainOf(BAD_ANSWERS.hangs!, BAD_ANSWERS.hangs!)
    let source = ''
    void loadQuote(DAY, chain).then((quote) => (source = quote.source))
    await vi.advanceTimersByTimeAsync(2 * TRY_LIMIT_MS + BUILT_IN_DELAY_MS - 1)
    expect(source).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(source).toBe('builtIn')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe.each(Object.entries(BAD_ANSWERS))('an invalid response: %s', (_, bad) => {
  it('falls back to the proxy', async () =>
    expect(await runTimersUntil(loadQuote(DAY, chainOf(bad, goodProxy).chain))).toMatchObject({
      source: 'proxy',
      content: PROVIDER.complete.content,
      date: DAY,
    }))

  it('falls back to a built-in quote if the proxy fails as well', async () =>
    expect(await runTimersUntil(loadQuote(DAY, chainOf(bad, bad).chain))).toMatchObject({
      source: 'builtIn',
      date: DAY,
    }))

  it('falls back to a built-in quote if there is no proxy', async () =>
    expect(await runTimersUntil(loadQuote(DAY, chainOf(bad, null).chain))).toMatchObject({
      source: 'builtIn',
      date: DAY,
    }))
})

describe('aborting', () => {
  it.each([0, 100, TRY_LIMIT_MS + 100, 2 * TRY_LIMIT_MS + 100])(
    'stops at once when aborted after %i ms',
    async (ms) => {
      const abort = new AbortController()
      const { chain, warnings } = chainOf(BAD_ANSWERS.hangs!, BAD_ANSWERS.hangs!, { signal: abort.signal })
      const outcome = loadQuote(DAY, chain).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(ms)
      const warningsBefore = warnings.length
      abort.abort(new Error('a reason of its own'))
      expect(await outcome).toMatchObject({ name: 'AbortError' })
      expect(warnings.length).toBe(warningsBefore)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('makes no request if aborted before it began', async () => {
    const { chain, asked } = chainOf(good, goodProxy, { signal: AbortSignal.abort() })
    await expect(loadQuote(DAY, chain)).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toEqual([])
  })

  it('aborts the attempt’s own signal', async () => {
    let tried: AbortSignal | null | undefined
    const { chain } = chainOf((signal) => ((tried = signal), new Promise(() => {})), null)
    await runTimersUntil(loadQuote(DAY, chain))
    expect(tried?.aborted).toBe(true)
  })

  it.each(NO_DAYS)('rejects %j, which is no day', async (text) => {
    const { chain, asked } = chainOf(good, goodProxy)
    await expect(loadQuote(text, chain)).rejects.toMatchObject({ name: 'QuoteError', code: 'bad-date' })
    expect(asked).toEqual([])
  })
})

it('gives a quote for the day asked, or an AbortError, whatever the network says', async () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ contents: fc.json(), status: fc.record({ http_code: fc.constantFrom(200, 502, null) }) })
      .map((proxied) => JSON.stringify(proxied)),
  )
  const answer = fc.oneof(
    fc.constantFrom(...Object.values(BAD_ANSWERS), good),
    fc
      .tuple(
        body,
        fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
      )
      .map(
        ([text, status]): Answer =>
          async () =>
            new Response(text, { status }),
      ),
  )
  await fc.assert(
    fc.asyncProperty(answer, answer, fc.option(fc.nat(10_000)), async (primary, proxy, abortAfterMs) => {
      const abort = new AbortController()
      if (abortAfterMs !== null) setTimeout(() => abort.abort(), abortAfterMs)
      const { chain } = chainOf(primary, proxy, { signal: abort.signal })
      const outcome = await runTimersUntil(
        loadQuote(DAY, chain).then(
          (quote) => quote.date === DAY && quote.content !== '' && quote.source,
          (error: Error) => error.name,
        ),
      )
      expect(['provider', 'proxy', 'builtIn', 'AbortError']).toContain(outcome)
    }),
    { numRuns: runs(400) },
  )
})

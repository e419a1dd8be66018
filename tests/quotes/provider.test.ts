import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpointAnswer, parseEndpointQuote, parseProviderQuote } from '../../src/quotes/endpoint'
import { almanacQuote } from '../../src/quotes/almanac'
import { unwrapProxyAnswer } from '../../src/quotes/chain'
import { DAY, PROVIDER, PROXY } from './examples'
import { runs } from '../fixtures/tier'
import { QUOTE_LIMITS } from '../../src/card/limits'
import { restoreQuote } from '../../src/card/restore'
import { builtInQuote } from '../../src/quotes/builtIn'

function quoteOf(answer: unknown, day: string, today = '2031-01-01') {
  const parsed = parseProviderQuote(answer, day, today)
  if (!parsed.ok) throw parsed.error
  return parsed.quote
}

function errorOf(change: Record<string, unknown>) {
  const parsed = parseProviderQuote({ ...PROVIDER.complete, ...change }, DAY, '2031-01-01')
  return parsed.ok ? null : parsed.error.code
}

describe('the provider’s response', () => {
  it('becomes a quote with the first of each picture', () => {
    expect(quoteOf(PROVIDER.complete, DAY)).toEqual({
      id: 'qzkfw',
      content: 'A small lamp is enough when the road is known.',
      translation: '路若熟悉，一盏小灯就够了。',
      author: 'Lin Harrow',
      date: DAY,
      imageUrl: 'https://media.example.invalid/s1.jpeg',
      originImageUrl: 'https://media.example.invalid/a1.jpeg@!fhd_webp',
      original: '',
      source: 'provider',
      emphasis: [],
      citation: null,
      page: '',
      pages: null,
    })
  })

  // Four servers draw a card once because its JSON is the key of their cache.
  it('is the same JSON fresh and read back, as an almanac’s and a built-in quote are', () => {
    for (const quote of [quoteOf(PROVIDER.complete, DAY), almanacQuote(DAY), builtInQuote(DAY)])
      expect(JSON.stringify(restoreQuote(quote, DAY))).toBe(JSON.stringify(quote))
  })

  it('is cleaned', () => {
    expect(quoteOf(PROVIDER.dirty, '2026-03-02')).toMatchObject({
      content: 'Leave the door open; spring doesn’t knock.',
      translation: '门留一道缝，春天从不敲门。',
      author: '《山中来信》',
      imageUrl: '',
    })
  })

  it('may be long, and may be wrapped as before 2020', () => {
    expect(quoteOf(PROVIDER.long, '2026-06-18').author).toBe('Élise Moreau-Bellanger · 埃莉斯·莫罗')
    expect(quoteOf(PROVIDER.legacyWrapped, '2019-04-07')).toMatchObject({
      id: 'old01',
      content: 'Rain writes slowly.',
    })
  })

  it.each([
    undefined,
    null,
    7,
    '',
    ' \u200b',
    ['Lin'],
    'L\ufffdn',
    'x'.repeat(QUOTE_LIMITS.author + 1),
    '<b>Lin</b>',
  ])('has an Unknown author for %j', (author) =>
    expect(quoteOf({ ...PROVIDER.complete, author }, DAY).author).toBe('Unknown'),
  )

  it.each([undefined, null, '', ' \u200b'])(
    'is today’s where its date is %j, and no other day’s',
    (assign_date) => {
      const answer = { ...PROVIDER.complete, assign_date }
      expect(quoteOf(answer, DAY, DAY)).toMatchObject({ author: 'Lin Harrow', date: DAY })
      expect(() => quoteOf(answer, DAY, '2026-11-21')).toThrow(expect.objectContaining({ code: 'other-day' }))
    },
  )

  it.each([
    '2026/11/20',
    '2026.11.20',
    ' 2026-11-20\n',
    '20261120',
    '2026-11-20T00:00:00',
    '2026-11-20T00:00:00Z',
    '2026-11-20T00:00+08:00',
    '2026-11-20T23:59:59.999-0500',
    '2026-11-20 08:30:00',
    '20261120T083000Z',
  ])('may write its day as %j', (assign_date) =>
    expect(quoteOf({ ...PROVIDER.complete, assign_date }, DAY).date).toBe(DAY),
  )

  it.each([undefined, null, 12, ''])('has an unknown id for %j', (id) =>
    expect(quoteOf({ ...PROVIDER.complete, id }, DAY).id).toBe('unknown'),
  )

  it.each([undefined, null, ''])('needs no translation: %j', (translation) =>
    expect(quoteOf({ ...PROVIDER.complete, translation }, DAY).translation).toBe(''),
  )

  it.each([
    [undefined],
    [null],
    ['https://media.example.invalid/a.jpg'],
    [{}],
    [[]],
    [[null, 'https://media.example.invalid/second.jpg']],
    [['javascript:alert(1)']],
    [['data:image/png;base64,AAAA']],
    [['//media.example.invalid/a.jpg']],
    [['/a.jpg']],
    [['https://']],
    [['https://name@media.example.invalid/a.jpg']],
    [[`https://media.example.invalid/${'a'.repeat(QUOTE_LIMITS.url)}`]],
  ])('shows no picture for %j', (share_img_urls) =>
    expect(quoteOf({ ...PROVIDER.complete, share_img_urls }, DAY).imageUrl).toBe(''),
  )

  it.each([
    ['blank', { content: ' ' }],
    ['wrong-shape', { content: null }],
    ['wrong-shape', { translation: 3 }],
    ['wrong-shape', { assign_date: 20_261_120 }],
    ['other-day', { assign_date: '2026-11-19' }],
    ['other-day', { assign_date: '2026-11-21T00:00:00+08:00' }],
    ['other-day', { assign_date: '20/11/2026' }],
    ['other-day', { assign_date: '2026-11-20 or so' }],
    ['garbled', { content: 'Caf\ufffd' }],
    ['garbled', { translation: '\ufffd\ufffd' }],
    ['markup', { content: '<html><body>502</body></html>' }],
    ['markup', { translation: '一<br>二' }],
    ['too-long', { content: 'x'.repeat(QUOTE_LIMITS.text + 1) }],
  ])('is rejected as %s: %j', (code, change) => expect(errorOf(change)).toBe(code))

  it.each(['I <3 rain', '1 < 2 and 3 > 2', 'a <- b'])('may contain comparison signs: %s', (content) =>
    expect(errorOf({ content })).toBeNull(),
  )

  it('never throws for any JSON, and enforces its limits', () => {
    const field = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.array(fc.webUrl()))
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          id: field,
          content: field,
          translation: field,
          author: field,
          assign_date: fc.constantFrom(DAY, null),
          share_img_urls: field,
          origin_img_urls: field,
          source: field,
          citation: field,
          data: field,
          status_code: field,
        },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(answer, (value) => {
        const parsed = parseEndpointQuote(value, DAY, DAY)
        if (!parsed.ok) return
        const { quote } = parsed
        expect(quote.content.trim()).not.toBe('')
        expect(quote.date).toBe(DAY)
        expect(quote.content.length).toBeLessThanOrEqual(QUOTE_LIMITS.text)
        expect(quote.author).toMatch(/\S/)
        expect(quote.imageUrl).toMatch(/^$|^https?:/i)
      }),
      { numRuns: runs(3_000) },
    )
  })
})

describe('the proxy’s response', () => {
  it('contains the provider’s JSON as a string', () =>
    expect(quoteOf(unwrapProxyAnswer(PROXY.good), DAY).author).toBe('Lin Harrow'))

  it.each([200, 204, 299])('is read with the status %i', (http_code) =>
    expect(unwrapProxyAnswer({ ...PROXY.good, status: { http_code } })).toEqual(
      unwrapProxyAnswer(PROXY.good),
    ),
  )

  it.each([
    ['http-status', { ...PROXY.good, status: { http_code: 199 } }],
    ['http-status', { ...PROXY.good, status: { http_code: 300 } }],
    ['http-status', PROXY.upstreamFailed],
    ['wrong-shape', PROXY.unreachable],
    ['http-status', { ...PROXY.good, status: { http_code: 502 } }],
    ['http-status', { ...PROXY.good, status: { url: 'https://api.example.invalid' } }],
    ['not-json', { ...PROXY.good, contents: '<html>' }],
    ['not-json', { ...PROXY.good, contents: '' }],
    ['wrong-shape', { ...PROXY.good, contents: PROVIDER.complete }],
    ['wrong-shape', null],
  ])('is rejected as %s: %j', (code, answer) =>
    expect(() => unwrapProxyAnswer(answer)).toThrow(expect.objectContaining({ code })),
  )
})

describe('our own endpoint’s response', () => {
  it('preserves source and citation', () => {
    const quote = almanacQuote('2026-01-02')
    expect(quote.citation).toMatchObject({ work: 'The Republic', year: -375, translator: 'Benjamin Jowett' })
    expect(parseEndpointQuote(structuredClone(endpointAnswer(quote)), '2026-01-02', DAY)).toEqual({
      ok: true,
      quote,
    })
  })

  it.each([
    { source: 'own' },
    { source: 4 },
    { citation: 'The Republic' },
    { citation: { work: 'The Republic' } },
  ])('is taken without additions that make no sense: %j', (additions) =>
    expect(parseEndpointQuote({ ...PROVIDER.complete, ...additions }, DAY, DAY)).toMatchObject({
      ok: true,
      quote: { source: 'provider', citation: null },
    }),
  )
})

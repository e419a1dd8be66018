import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { readPageFacts } from '../../src/server/product/pageFacts'
import { productFromPage } from '../../src/server/product/productFromPage'
import { SafeFetchError } from '../../src/server/safeFetch/address'
import { html } from './fakeNetwork'
import { runs } from '../fixtures/tier'
import { PRODUCT_LIMITS } from '../../src/card/limits'

const HERE = 'https://www.acme.example/things/rocket?utm=1'

async function* pieces(bytes: Uint8Array, sizes: readonly number[] = []) {
  let at = 0
  for (const size of sizes) {
    yield bytes.subarray(at, at + size)
    at += size
  }
  yield bytes.subarray(at)
}

async function productOf(
  page: string | Uint8Array,
  { type = '', at = HERE, sizes = [] as readonly number[] } = {},
) {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page
  return productFromPage(await readPageFacts(pieces(bytes, sizes), type), new URL(at))
}

const og = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('\n')
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('a product is read from a page', () => {
  const OTHER =
    og({ 'og:title': 'Other', 'og:image': 'https://other.example/a.png', 'product:votes': '9' }) +
    '<title>Other</title><h1>Other</h1><base href="https://other.example/"><link rel="canonical" href="/other"><link rel="icon" href="/other.png">' +
    ld({ '@type': 'Product', name: 'Other', description: 'Other' }) +
    '<script type="application/json">{"slug":"rocket","votesCount":9}</script>'

  it.each([
    ['a template', `<template>${OTHER}</template>`],
    ['a template in a template', `<template><template>${OTHER}</template>${OTHER}</template>`],
    ['a template written large', `<TEMPLATE id="a">${OTHER}</TEMPLATE >`],
    ['a template in a drawing', `<svg><template>${OTHER}</template></svg>`],
    ['a template with open elements', `<template><div><p>${OTHER}</template>`],
    ['a noscript', `<noscript>${OTHER}</noscript>`],
    ['a noscript in a template', `<template><noscript>${OTHER}</template>`],
    ['a text field', `<textarea>${OTHER}</textarea>`],
    ['a frame', `<iframe>${OTHER}</iframe>`],
    [
      'what an old browser would show',
      `<noframes>${OTHER}</noframes><noembed>${OTHER}</noembed><xmp>${OTHER}</xmp>`,
    ],
  ])('without what stands in %s', async (_, inert) => {
    const own = '<title>Rocket</title><meta name="description" content="Flies.">'
    const [plain, around] = [
      html(own, '<h1>Rocket</h1>'),
      html(inert + own + inert, `${inert}<h1>Rocket</h1>${inert}`),
    ]
    expect(await productOf(around)).toEqual(await productOf(plain))
    expect(await productOf(around, { sizes: Array(400).fill(7) })).toEqual(await productOf(plain))
  })

  it('without what stands in the middle of its heading', async () =>
    expect(
      (await productOf('<h1>Roc<noscript>Other</noscript><template>Other</template>ket</h1>')).name,
    ).toBe('Rocket'))

  it('by Open Graph', async () =>
    expect(
      await productOf(
        html(
          og({
            'og:title': 'Rocket',
            'og:description': 'Flies &amp; lands.',
            'og:image': '/rocket.png?a=1&amp;b=2',
            'og:url': 'https://www.acme.example/things/rocket',
            'og:site_name': 'Acme',
            'article:tag': 'Space',
            'article:published_time': '2026-03-04T05:06:07Z',
          }),
        ),
      ),
    ).toEqual({
      name: 'Rocket',
      tagline: '',
      description: 'Flies & lands.',
      logoUrl: '',
      pictureUrl: 'https://www.acme.example/rocket.png?a=1&b=2',
      votes: null,
      comments: null,
      topics: ['Space'],
      url: 'https://www.acme.example/things/rocket',
      date: '2026-03-04',
    }))

  it('by Twitter, with the counts that messengers show', async () =>
    expect(
      await productOf(
        html(`<meta name="twitter:title" content="Rocket"><meta name="twitter:description" content="Flies."><meta name="twitter:image:src" content="//cdn.acme.example/r.jpg">
        <meta name="twitter:label1" content="Upvotes"><meta name="twitter:data1" content="1,280"><meta name="twitter:label2" content="Comments"><meta name="twitter:data2" content="96">`),
      ),
    ).toMatchObject({
      name: 'Rocket',
      description: 'Flies.',
      pictureUrl: 'https://cdn.acme.example/r.jpg',
      votes: 1280,
      comments: 96,
    }))

  it('by plain HTML', async () =>
    expect(
      await productOf(
        html(
          `<base href="/static/"><title> Rocket
          1 </title><meta NAME=description content='Flies.'><meta name=keywords content="space, flight，火箭"><link rel="shortcut icon" href="f.ico"><link rel=icon sizes="16x16 192x192" href=big.png><link rel="apple-touch-icon" href="touch.png"><link rel=canonical href="/rocket">`,
          '<h1>Heading</h1>',
        ),
      ),
    ).toMatchObject({
      name: 'Rocket 1',
      description: 'Flies.',
      logoUrl: 'https://www.acme.example/static/big.png',
      topics: ['space', 'flight', '火箭'],
      url: 'https://www.acme.example/rocket',
    }))

  it('by its first heading if there is nothing else', async () =>
    expect(await productOf('<h1> <span>The</span> <b>Rocket</b></h1><h1>Two</h1>')).toMatchObject({
      name: 'The Rocket',
    }))

  const PRODUCT = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Rocket &amp; Co',
    description: '<p>Flies.</p><p>Lands.</p>',
    image: ['/a.png', '/b.png'],
    logo: { '@type': 'ImageObject', url: '/logo.png' },
    keywords: 'space, flight',
    slogan: 'Up!',
    datePublished: '2026-01-02',
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: 12,
      },
      {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'CommentAction' },
        userInteractionCount: '34',
      },
    ],
  }
  const SAID = {
    name: 'Rocket & Co',
    tagline: 'Up!',
    description: 'Flies.\nLands.',
    pictureUrl: 'https://www.acme.example/a.png',
    logoUrl: 'https://www.acme.example/logo.png',
    topics: ['space', 'flight'],
    votes: 12,
    comments: 34,
    date: '2026-01-02',
  }

  it.each(
    Object.entries({
      'a Product': PRODUCT,
      'a list': [{ '@type': 'BreadcrumbList' }, PRODUCT],
      'a graph': {
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'WebSite', name: 'Site' }, PRODUCT],
      },
      'a page’s main thing': { '@type': 'WebPage', name: 'Page', mainEntity: PRODUCT },
      'a SoftwareApplication': { ...PRODUCT, '@type': 'SoftwareApplication' },
      'several types': { ...PRODUCT, '@type': ['Thing', 'https://schema.org/WebApplication'] },
      'a MobileApplication': { ...PRODUCT, '@type': 'schema:MobileApplication' },
    }),
  )('by JSON-LD: %s', async (_, value) =>
    expect(await productOf(html(ld(value), '<title>Other</title>'))).toMatchObject(SAID),
  )

  it('by JSON-LD in a comment, in CDATA, after a broken one', async () => {
    for (const [before, after] of [
      ['<!--', '-->'],
      ['//<![CDATA[\n', '\n//]]>'],
      ['/* <![CDATA[ */', '/* ]]> */'],
    ])
      expect(
        await productOf(
          html(
            `<script type="application/ld+json">{"@type":</script><script type='application/ld+json; charset=utf-8'>${before}${JSON.stringify(PRODUCT)}${after}</script>`,
          ),
        ),
      ).toMatchObject(SAID)
  })

  it('as an Organization', async () =>
    expect(
      await productOf(
        html(
          ld({
            '@type': 'Organization',
            name: 'Acme',
            description: 'Makes rockets.',
            logo: 'https://cdn.example/l.svg',
          }),
        ),
        { at: 'https://acme.example/' },
      ),
    ).toMatchObject({ name: 'Acme', description: 'Makes rockets.', logoUrl: 'https://cdn.example/l.svg' }))

  it('with counts from its rating, if there are no others', async () =>
    expect(
      await productOf(
        html(
          ld({
            '@type': 'WebApplication',
            name: 'A',
            applicationCategory: 'DeveloperApplication',
            aggregateRating: { ratingCount: 56, reviewCount: '7' },
          }),
        ),
      ),
    ).toMatchObject({ votes: 56, comments: 7, topics: ['Developer'] }))

  it.each([
    ['1.2K', 1_200],
    ['12.5k', 12_500],
    ['1K+', 1_000],
    ['2 M', 2_000_000],
    ['1.28万', 12_800],
    ['1 234', 1_234],
    ['0', 0],
  ])('with rounded counts: %s', async (text, count) => {
    expect(await productOf(html(`<meta name=votes content="${text}">`))).toMatchObject({ votes: count })
    expect(await productOf(html(ld({ '@type': 'Product', commentsCount: text })))).toMatchObject({
      comments: count,
    })
  })

  const post = (slug: string, votesCount: number) => ({ slug, name: slug, votesCount, commentsCount: 7 })
  const counted = (...posts: unknown[]) =>
    html(
      `<title>Rocket</title>${ld({ '@type': 'Product', name: 'Rocket', aggregateRating: { ratingCount: 5 } })}`,
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { posts } } })}</script>`,
    )
  it.each<[string, string, number | null]>([
    ['its address', counted(post('other', 1), post('rocket', 512)), 512],
    ['its name', counted(post('other', 1), { ...post('r-2', 512), name: 'Rocket' }), 512],
    ['being the only one', counted({ ...post('r-2', 512) }, { slug: 'x' }), 512],
    ['nothing: others’ votes are not its own', counted(post('other', 1), post('another', 2)), 5],
    ['nothing: a bad count is none', counted({ slug: 'rocket', votesCount: '-1' }), 5],
  ])('with counts from its JSON data, found by %s', async (_, page, votes) =>
    expect(await productOf(page)).toMatchObject({ votes, comments: votes === 512 ? 7 : null }),
  )

  it.each<[string, string, string, string, string]>([
    ['Rocket - Up and down | Acme', 'Acme', HERE, 'Rocket', 'Up and down'],
    ['Acme — Rockets for everyone', 'Acme', 'https://acme.example/', 'Acme', 'Rockets for everyone'],
    ['Rockets for everyone | Acme', '', 'https://www.acme.example/en/', 'Acme', 'Rockets for everyone'],
    ['Acme: Rockets', '', 'https://acme.example', 'Acme', 'Rockets'],
    ['Spider-Man - Rocket', '', HERE, 'Spider-Man - Rocket', ''],
    ['Rocket', 'Acme', HERE, 'Rocket', ''],
    ['', 'Acme', HERE, 'Acme', ''],
  ])('%s, of the site “%s”', async (title, site, at, name, tagline) =>
    expect(
      await productOf(html(`<title>${title}</title>${site && og({ 'og:site_name': site })}`), { at }),
    ).toMatchObject({ name, tagline }),
  )

  it('the shorter of two descriptions as its tagline', async () =>
    expect(
      await productOf(
        html(`<meta name="description" content="Up!">${og({ 'og:description': 'A rocket that flies.' })}`),
      ),
    ).toMatchObject({ tagline: 'Up!', description: 'A rocket that flies.' }))

  it('nothing', async () => {
    const blank = {
      name: '',
      tagline: '',
      description: '',
      logoUrl: '',
      pictureUrl: '',
      votes: null,
      comments: null,
      topics: [],
      url: HERE,
    }
    for (const page of ['', ' ', '<', '<!doctype html>', 'words', '{}', '\0\0\0'])
      expect(await productOf(page)).toEqual(blank)
  })
})

describe('a page’s text', () => {
  const CHINESE = '火箭：直上云霄的产品，人人都能用'
  const JAPANESE = 'ロケット、みんなの空へ'
  const KOREAN = '로켓, 모두의 하늘로'
  const FRENCH = 'La fusée « déjà » à 5 €'
  const page = (title: string, head = '') =>
    `<!doctype html><html><head>${head}<title>${title}</title></head></html>`

  it.each<[string, string, string]>([
    ['gbk', CHINESE, 'gb2312'],
    ['gbk', CHINESE, 'GBK'],
    ['gb18030', `${CHINESE}𠮷€`, 'gb18030'],
    ['big5', '火箭，人人都能用', 'Big5'],
    ['shift_jis', JAPANESE, 'Shift_JIS'],
    ['shift_jis', JAPANESE, 'x-sjis'],
    ['euc-jp', JAPANESE, 'EUC-JP'],
    ['euc-kr', KOREAN, 'ks_c_5601-1987'],
    ['windows-1252', FRENCH, 'iso-8859-1'],
    ['windows-1251', 'Ракета для всех', 'windows-1251'],
    ['koi8-r', 'Ракета для всех', 'KOI8-R'],
    ['utf-8', `${CHINESE}🚀`, 'utf-8'],
  ])('is decoded as declared: %s, %s', async (encoding, title, label) => {
    const encoded = (head: string) => iconv.encode(page(title, head), encoding)
    expect(await productOf(encoded(''), { type: `text/html; charset=${label}` })).toMatchObject({
      name: title,
    })
    expect(await productOf(encoded(''), { type: `text/html;charset="${label}"` })).toMatchObject({
      name: title,
    })
    expect(await productOf(encoded(`<meta charset=${label}>`))).toMatchObject({ name: title })
    expect(
      await productOf(encoded(`<meta content="text/html; charset=${label}" http-equiv=Content-Type>`)),
    ).toMatchObject({ name: title })
    const xml = iconv.encode(`<?xml version="1.0" encoding="${label}"?>${page(title)}`, encoding)
    expect(await productOf(xml)).toMatchObject({ name: title })
  })

  it.each(['utf-16le', 'utf-16be', 'utf-8'])(
    'is decoded by its byte-order mark: %s, whatever is declared',
    async (encoding) => {
      const bytes = iconv.encode(page(CHINESE, '<meta charset=gbk>'), encoding, { addBOM: true })
      expect(await productOf(bytes, { type: 'text/html; charset=big5' })).toMatchObject({ name: CHINESE })
    },
  )

  it('is decoded by its bytes if nothing is declared', async () => {
    const told: [string, string][] = [
      ['utf-8', CHINESE],
      ['gbk', CHINESE],
      ['windows-1252', FRENCH],
      ['utf-16le', CHINESE],
      ['utf-16be', FRENCH],
    ]
    for (const [encoding, title] of told)
      for (const sizes of [[], [1, 2, 3], Array.from({ length: 200 }, () => 1)])
        expect(
          await productOf(iconv.encode(page(title, ' '.repeat(2_000)), encoding), { sizes }),
        ).toMatchObject({ name: title })
    for (const label of ['utf-16', 'utf-7', 'nonsense', '__proto__', 'constructor', 'x'])
      expect(await productOf(page(CHINESE, `<meta charset=${label}>`))).toMatchObject({ name: CHINESE })
  })

  it('is the same wherever chunks end', () => {
    const encodings = ['utf-8', 'gbk', 'utf-16le', 'big5', 'shift_jis']
    return fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...encodings),
        fc.array(fc.nat(40), { maxLength: 60 }),
        async (encoding, sizes) => {
          const head =
            og({ 'og:title': '火', 'og:description': '人人 &amp; 用', 'og:image': '/a.png' }) +
            ld({ '@type': 'Product', name: '用火' })
          const bytes = iconv.encode(html(head, '<h1>人</h1>'), encoding)
          const type = `text/html; charset=${encoding}`
          expect(await productOf(bytes, { type, sizes })).toEqual(await productOf(bytes, { type }))
        },
      ),
    )
  })
})

describe('a hostile page', () => {
  const RLO = '\u202e'
  it('has its texts cleaned and clipped', async () => {
    const long = 'word '.repeat(10_000)
    const product = await productOf(
      html(
        `<title>A${RLO}B\0\x07 \u200b C\n\nD</title><meta name=keywords content="${'topic,'.repeat(500)}${Array.from({ length: 50 }, (_, n) => `t${n}${'x'.repeat(100)}`).join()}">${og({ 'og:description': `${long}<script>alert(1)</script>` })}`,
      ),
    )
    expect(product.name).toBe('AB C D')
    expect(product.description.length).toBeLessThanOrEqual(PRODUCT_LIMITS.description)
    expect(product.topics.length).toBeLessThanOrEqual(PRODUCT_LIMITS.topics)
    expect(product.topics.every((topic) => topic.length <= PRODUCT_LIMITS.topic)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    'vbscript:x',
    'http://127.0.0.1/x.png',
    'http://localhost/x.png',
    '//[::1]/x.png',
    'http://2130706433/',
    'http://a.example:22/',
    'http://u:p@a.example/',
    'http://router/x',
    'about:blank',
    'http://',
    `/${'x'.repeat(5_000)}`,
  ])('has no picture at %.40s', async (address) =>
    expect(
      await productOf(
        html(
          `${og({ 'og:image': address, 'og:url': address })}<link rel=icon href="${address}"><link rel=canonical href="${address}">${ld({ '@type': 'Product', image: address, logo: { url: address } })}`,
        ),
      ),
    ).toMatchObject({ pictureUrl: '', logoUrl: '', url: HERE }),
  )

  it('cannot lead to another host by its base or canonical address', async () => {
    expect(
      await productOf(
        html(
          `<base href="http://127.0.0.1/"><link rel=icon href=i.png>${og({ 'og:url': 'https://evil.example/' })}`,
        ),
      ),
    ).toMatchObject({ logoUrl: '', url: HERE })
    expect(await productOf(html('<base href="javascript:x"><link rel=icon href=i.png>'))).toMatchObject({
      logoUrl: '',
    })
  })

  it.each(['-1', '1.5', 'NaN', '1e9', '9999999999', '٣', '0x10', 'many', '', '1'.repeat(400)])(
    'has no count of %j',
    async (count) =>
      expect(
        await productOf(
          html(
            `${ld({ '@type': 'Product', upvoteCount: count, commentCount: [count] })}<meta name=votes content="${count}">`,
          ),
        ),
      ).toMatchObject({ votes: null, comments: null }),
  )

  it.each([null, true, -1, 1.5, 1e300, [5], { a: 1 }])('has no count of %j as JSON', async (count) =>
    expect(
      await productOf(
        html(
          ld({
            '@type': 'Product',
            upvoteCount: count,
            interactionStatistic: { interactionType: 'LikeAction', userInteractionCount: count },
          }),
        ),
      ),
    ).toMatchObject({ votes: null }),
  )

  it('changes no prototype', async () => {
    const evil =
      '{"@type":"Product","name":"N","__proto__":{"polluted":1,"description":"d"},"constructor":{"prototype":{"polluted":1}}}'
    expect(
      await productOf(
        html(
          `<script type="application/ld+json">${evil}</script><meta name="__proto__" content="x"><meta property="constructor" content="x"><meta __proto__=x constructor=y name=toString content=z>`,
        ),
      ),
    ).toMatchObject({ name: 'N', description: '' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  const deep = (open: string, times: number, close = '') => open.repeat(times) + close.repeat(times)
  const HEAD = og({ 'og:title': 'Rocket' })
  it.each(
    Object.entries({
      'elements within elements': deep('<b>', 300_000),
      'elements that are never opened': '</x>'.repeat(250_000),
      'elements that are never closed, and others never opened':
        deep('<b>', 100_000) + '</x>'.repeat(170_000),
      'a tag without an end': `<a ${'x=y '.repeat(240_000)}`,
      'very many attributes': `<a ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(' ')}>`,
      'a value without an end': `<a href="${'x'.repeat(1_000_000)}`,
      'a comment without an end': `<!--${'-'.repeat(1_000_000)}`,
      'a script without an end': `<script type="application/ld+json">${'['.repeat(1_000_000)}`,
      'brackets without number': `<script type="application/ld+json">${deep('[', 120_000, ']')}</script>`,
      'things within things': `<script type="application/ld+json">${deep('{"@graph":', 10_000)}1${'}'.repeat(10_000)}</script>`,
      'very many things': ld(Array.from({ length: 8_000 }, () => ({ '@type': 'Product' }))),
      'very much data': `<script type="application/json">${JSON.stringify(Array.from({ length: 9_000 }, () => ({ votesCount: 1 })))}</script>`,
      'data within data': `<script type="application/json">${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}</script>`,
      'scripts without number': '<script type="application/ld+json">{}</script>'.repeat(20_000),
      'metas without number': '<meta name=a content=b>'.repeat(40_000),
      'links without number': '<link rel=icon href=a sizes=1x1>'.repeat(30_000),
      'entities without number': '&amp;'.repeat(200_000),
      'an entity without an end': `&${'a'.repeat(1_000_000)}`,
      'forms in forms': deep('<form>', 160_000),
      'tables in tables': deep('<table><tr><td>', 60_000),
      'paragraphs that end': '</p>'.repeat(250_000),
      'pictures in pictures': deep('<svg><title>', 80_000),
      'heads of less-than': '<'.repeat(1_000_000),
      nothing: '\0'.repeat(1_000_000),
      'halves of letters': '\ud800'.repeat(300_000),
    }),
  )('is read to its end or stopped: %s', async (_, body) =>
    expect(await productOf(html(HEAD, body))).toMatchObject({ name: 'Rocket' }),
  )

  it('is read past an inlined picture, and stopped at a comment of that length', async () => {
    const after = ld({ '@type': 'Product', description: 'Flies.' })
    const sizes = Array.from({ length: 20 }, () => 20_000)
    const long = 'A'.repeat(300_000)
    for (const [between, description] of [
      [`<img src="data:image/png;base64,${long}">`, 'Flies.'],
      [`<p>${long}</p><style>${long}</style>`, 'Flies.'],
      [`<!--${long}-->`, ''],
      [`<x${long}>`, ''],
    ] as const)
      expect(await productOf(html(HEAD, between + after), { sizes })).toMatchObject({
        name: 'Rocket',
        description,
      })
    const image = `<meta property="og:image" content="/${long}"><meta property="og:description" content="${long}">`
    expect(await productOf(html(HEAD, image + after), { sizes })).toMatchObject({
      description: 'Flies.',
      pictureUrl: '',
    })
  })

  it('is read up to the size limit if something was found by then, else refused', async () => {
    async function* cut(text: string) {
      yield Buffer.from(text)
      throw new SafeFetchError('too-large', 'over')
    }
    expect((await readPageFacts(cut('<title>Rocket</title>'), '')).title).toBe('Rocket')
    await expect(readPageFacts(cut(' '.repeat(2_000)), '')).rejects.toMatchObject({ code: 'too-large' })
    async function* lost() {
      yield Buffer.from('<title>Rocket</title>')
      throw new SafeFetchError('unreachable', 'lost')
    }
    await expect(readPageFacts(lost(), '')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('never throws and stays within its limits, whatever the bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '<meta property="og:title" content="',
              '<meta charset=',
              'gbk',
              'utf-16',
              '<script type="application/ld+json">',
              '</script>',
              '{"@type":"Product","name":',
              '<title>',
              '<base href=',
              '<link rel=icon href=',
              '">',
              "'",
              '&#',
              '\0',
              '<!--',
              ']]>',
            ),
            fc.string({ unit: 'binary' }),
            fc.json(),
            fc.webUrl(),
          ),
          { maxLength: 40 },
        ),
        fc.uint8Array({ maxLength: 40 }),
        fc.constantFrom(
          '',
          'text/html; charset=gbk',
          'text/html; charset=utf-16',
          'charset=shift_jis',
          'charset=iso-2022-jp',
          ';;charset=;',
        ),
        async (parts, noise, type) => {
          const product = await productOf(
            Buffer.concat([Buffer.from(parts.join('')), noise, Buffer.from(parts.join('<'))]),
            { type, sizes: [7, 1_020] },
          )
          expect(product.name.length).toBeLessThanOrEqual(PRODUCT_LIMITS.name)
          expect(product.tagline.length).toBeLessThanOrEqual(PRODUCT_LIMITS.tagline)
          expect(product.name + product.tagline).not.toMatch(
            /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u,
          )
          expect(
            [product.logoUrl, product.pictureUrl].every(
              (url) => url === '' || /^https?:\/\/[^/@]+\//.test(url),
            ),
          ).toBe(true)
        },
      ),
      { numRuns: runs(300) },
    ))
})

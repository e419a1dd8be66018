import fc from 'fast-check'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authorFeedPath, FEED_IDS, FEEDS, type FeedId } from '../../src/calendar/feedPaths'
import type { Quote } from '../../src/card/quote'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { almanacQuote } from '../../src/quotes/almanac'
import { topicAt } from '../../src/quotes/topics'
import { createApp, type AppOptions } from '../../src/server/app'
import { atomFeed, jsonFeed } from '../../src/server/feeds/webFeeds'
import { calendarFeed, folded } from '../../src/server/feeds/calendar'
import { feedEntry, type Feed } from '../../src/server/feeds/entries'
import { SITE } from '../../src/site'
import { runs } from '../fixtures/tier'

const NOON = new Date(2026, 10, 21, 12)
const TODAY = '2026-11-21'

function appWith(options: Partial<AppOptions> = {}) {
  const app = createApp({ now: () => NOON, warn: () => {}, ...options })
  return async (path: string, init: RequestInit = {}) => app.request(path, init)
}

function xmlOf(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

const texts = async (path: string, options?: Partial<AppOptions>) => (await appWith(options)(path)).text()

interface ReadEntry {
  id: string
  title: string
  url: string
  picture: string
  words: string
}

const READERS: Record<FeedId, (text: string) => ReadEntry[]> = {
  atom: (text) => {
    xmlOf(text)
    const feed = parseAtomFeed(text)
    return (feed.entries ?? []).map((entry) => ({
      id: entry.id ?? '',
      title: textIn(entry.title),
      url: entry.links?.find(({ rel }) => rel === 'alternate')?.href ?? '',
      picture: entry.links?.find(({ rel }) => rel === 'enclosure')?.href ?? '',
      words: wordsOf(textIn(entry.content)),
    }))
  },
  json: (text) => {
    const feed = parseJsonFeed(JSON.parse(text))
    return (feed.items ?? []).map((item) => ({
      id: item.id ?? '',
      title: item.title ?? '',
      url: item.url ?? '',
      picture: item.attachments?.[0]?.url ?? '',
      words: wordsOf(item.content_html ?? ''),
    }))
  },
  calendar: (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as never)
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        id: `urn:uuid:${event.uid}`,
        title: event.summary.replace(/ — [^—]*$/, ''),
        url: String(component.getFirstPropertyValue('url')),
        picture: String(component.getFirstPropertyValue('attach')),
        words: event.description,
      }
    })
  },
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ((value as { value?: string } | undefined)?.value ?? '')
}

function wordsOf(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  expect(document.querySelector('script, style, iframe, object, [onerror], [onload]')).toBeNull()
  expect(document.querySelectorAll('img')).toHaveLength(1)
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n')
}

describe.each(FEED_IDS)('%s', (id) => {
  const path = (language = 'en') => `/${language}${FEEDS[id].path}`

  it('has an entry for each of the last days, with the words, the card and the day’s page', async () => {
    const entries = READERS[id](await texts(path()))
    const days = entries.map(({ url }) => url.slice(-10))
    const today = days.indexOf(TODAY)
    expect(today).toBe(id === 'calendar' ? 30 : 0)
    expect(days.slice(today)).toHaveLength(31)
    expect(days).toEqual([...days].sort().reverse())
    const { content, translation, author } = almanacQuote(TODAY)
    const [entry] = entries.slice(today)
    expect(entry).toMatchObject({
      url: `${SITE.siteUrl}/en/days/${TODAY}`,
      picture: `${SITE.siteUrl}/api/card.jpg?date=${TODAY}&template=day&scale=2`,
    })
    for (const words of [content, translation, author]) expect(entry!.words).toContain(words)
    expect(content.startsWith(entry!.title.replace(/…$/, ''))).toBe(true)
  })

  it('is in the language of its address', async () => {
    const [entry] = READERS[id](await texts(path('zh'))).slice(id === 'calendar' ? 30 : 0)
    expect(almanacQuote(TODAY).translation.startsWith(entry!.title.replace(/…$/, ''))).toBe(true)
    expect(entry!.url).toContain('/zh/days/')
  })

  it('keeps an entry’s id whatever the quote, the time zone and the day it is read', async () => {
    const idsOn = async (options: Partial<AppOptions>, query = '') =>
      Object.fromEntries(
        READERS[id](await texts(path() + query, options)).map((entry) => [entry.url.slice(-10), entry.id]),
      )
    const plain = await idsOn({})
    const later = await idsOn({ now: () => new Date(2026, 10, 30, 12) }, '?tz=Pacific/Kiritimati')
    const provided = await idsOn(withProvider(() => ({ content: 'Other', translation: '别的' })))
    expect(later['2026-11-15']).toBe(plain['2026-11-15'])
    expect(provided[TODAY]).toBe(plain[TODAY])
    expect(new Set(Object.values(plain)).size).toBe(Object.keys(plain).length)
  })

  it('is served with its type, and as not changed while it is the same', async () => {
    const ask = appWith()
    const answer = await ask(path())
    expect(answer.headers.get('content-type')).toBe(`${FEEDS[id].type}; charset=utf-8`)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const known = { 'if-none-match': answer.headers.get('etag')! }
    const unchanged = await ask(path(), { headers: known })
    expect(unchanged.status).toBe(304)
    for (const { headers } of [answer, unchanged]) expect(headers.get('vary')).toBe('Accept-Encoding')
    expect((await ask(path('zh'), { headers: known })).status).toBe(200)
    expect((await ask(path(), { method: 'POST' })).status).toBe(405)
  })

  it('holds whatever a quote says', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 300 }),
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '</content></entry>',
        '&amp;&#0;&bogus;',
        '<script>alert(1)</script>',
        '" onerror="alert(1)',
        'BEGIN:VEVENT\r\nUID:x\r\nEND:VEVENT',
        '\u0000\u0008\u000b\ufffe\uffff\ufdd0',
        '\ud800 \udfff',
        '\u202e\u2067مرحبا',
        '漢字'.repeat(200),
        '👨‍👩‍👧‍👦'.repeat(60),
        '\u2028;,\\n\\',
      ),
    )
    const field = fc.array(hostile, { maxLength: 3 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(field, field, field, field, async (content, translation, author, work) => {
        const quote: Quote = {
          ...almanacQuote(TODAY),
          content,
          translation,
          author,
          citation: { ...almanacQuote(TODAY).citation!, work, authorZh: author },
        }
        for (const language of LANGUAGE_IDS) {
          const text = written(id, [
            await feedEntry(quote, language, null),
            await feedEntry(almanacQuote('2026-11-20'), language, null),
          ])
          const entries = READERS[id](text)
          expect(entries).toHaveLength(2)
          expect(entries[1]!.words).toContain(almanacQuote('2026-11-20').content)
          expect(text.isWellFormed()).toBe(true)
        }
      }),
      { numRuns: runs(40) },
    )
  })
})

function written(id: FeedId, entries: Feed['entries']): string {
  const write = { atom: atomFeed, json: jsonFeed, calendar: calendarFeed }[id]
  const address = 'https://q.example/en'
  return write({
    id: '0',
    title: 'Feed',
    language: 'en',
    zone: null,
    remindAt: null,
    url: `${address}${FEEDS[id].path}`,
    homeUrl: address,
    iconUrl: address,
    todayStartsAt: NOON,
    entries,
  })
}

const ADDRESS_IN: Record<FeedId, (text: string) => string | null | undefined> = {
  atom: (text) => xmlOf(text).querySelector('link[rel=self]')?.getAttribute('href'),
  json: (text) => parseJsonFeed(JSON.parse(text)).feed_url,
  calendar: (text) => {
    const source = new ICAL.Component(ICAL.parse(text) as never).getFirstPropertyValue('source')
    return source === null ? null : String(source)
  },
}

describe.each(FEED_IDS)('the feed of an author as %s', (id) => {
  const path = (slug: string) => `/en${authorFeedPath(id, `/authors/${slug}`)}`
  const now = () => new Date(2026, 10, 21, 12)

  it('has the latest day of each quote, which leads to the page that has it every year', async () => {
    const { quotes, names } = topicAt('/authors/henry-david-thoreau')!
    const text = await texts(path('henry-david-thoreau'), {
      ...withProvider(() => ({ content: 'Other', translation: '别的' })),
      now,
    })
    const entries = READERS[id](text)
    const days = entries.map(({ url }) => url.slice(-5))
    expect(days.toSorted()).toEqual(
      quotes.flatMap(({ date }) => Array<string>(id === 'calendar' ? 2 : 1).fill(date.slice(5))),
    )
    if (id !== 'calendar') expect(days[0]).toBe('11-03')
    for (const { url, picture, words } of entries) {
      const day = url.slice(-5)
      expect(url).toBe(`${SITE.siteUrl}/en/days/${day}`)
      expect(picture).toContain(`date=${day}&`)
      expect(words).toContain(almanacQuote(`2024-${day}`).content.split('\n')[0])
    }
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
    expect(text).toContain(names.en)
  })

  it('says its own address, in the zone asked for', async () => {
    const asked = `${path('plato')}?tz=Asia/Shanghai`
    expect(ADDRESS_IN[id](await texts(asked, { now }))).toBe(SITE.siteUrl + asked)
    const answer = await appWith()(path('plato').replace('en', 'zh'))
    expect(answer.headers.get('content-type')).toBe(`${FEEDS[id].type}; charset=utf-8`)
    expect(await answer.text()).toContain('日签：柏拉图')
  })

  it.each(['nobody', 'the-dhammapada', 'Plato', 'a%2Fb', '..%2Fplato', 'constructor'])(
    'does not exist for %s',
    async (slug) => {
      const answer = await appWith()(path(slug))
      expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not-found'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('a feed’s form', () => {
  it.each(FEED_IDS)('says its own address so that it can be asked for: %s', async (id) => {
    const ask = appWith()
    const path = `/en${FEEDS[id].path}?tz=Etc/GMT%2B5${id === 'calendar' ? '&at=07:05' : ''}`
    const said = ADDRESS_IN[id](await (await ask(path)).text())
    expect(said).toBe(SITE.siteUrl + path)
    expect((await ask(said!.slice(SITE.siteUrl.length))).status).toBe(200)
  })

  it('is an Atom feed with all that RFC 4287 requires, each element once', async () => {
    const { documentElement: feed } = xmlOf(await texts('/en/feed.xml?tz=Europe/Paris'))
    expect([feed.namespaceURI, feed.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed'])
    for (const holder of [feed, ...feed.querySelectorAll('entry')])
      for (const name of ['id', 'title', 'updated'])
        expect([...holder.children].filter(({ localName }) => localName === name)).toHaveLength(1)
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      `${SITE.siteUrl}/en/feed.xml?tz=Europe/Paris`,
    )
    for (const { textContent } of feed.querySelectorAll('id'))
      expect(textContent).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(feed.querySelector('entry updated')?.textContent).toBe('2026-11-20T23:00:00.000Z') // midnight in Paris
  })

  it('is a calendar of whole days in lines of at most 75 bytes', async () => {
    const text = await texts('/zh/calendar.ics')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const calendar = new ICAL.Component(ICAL.parse(text) as never)
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const { startDate, endDate } = new ICAL.Event(component)
      expect([startDate.isDate, endDate.subtractDate(startDate).toSeconds()]).toEqual([true, 86_400])
    }
  })
})

describe('an event of a calendar', () => {
  const eventsOf = async (query: string, options: Partial<AppOptions>) =>
    new ICAL.Component(ICAL.parse(await texts(`/en/calendar.ics${query}`, options)) as never)
      .getAllSubcomponents('vevent')
      .map((event) => (name: string) => (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate())

  it.each(['', '?tz=Pacific/Kiritimati', '?tz=Pacific/Pago_Pago'])(
    'was not changed in the future, also where it is of a later day: %s',
    async (query) => {
      const provided = {
        ...withProvider(() => ({ content: 'Other', translation: '' })),
        providerDays: { back: 1, ahead: 1 },
      }
      for (const options of [{}, provided]) {
        const events = await eventsOf(query, options)
        expect(events.length).toBeGreaterThan(30)
        for (const dateOf of events)
          for (const name of ['dtstamp', 'last-modified'])
            expect(dateOf(name).getTime()).toBeLessThanOrEqual(NOON.getTime())
      }
    },
  )

  it('has another stamp and sequence once the provider gives its words', async () => {
    const stampOf = async (options: Partial<AppOptions>) => {
      const text = await texts('/en/calendar.ics', { now: () => new Date(2100, 0, 1), ...options })
      return /DTSTAMP:(\S+)\r\nLAST-MODIFIED:(\S+)\r\nSEQUENCE:(\d)/.exec(
        text.slice(text.indexOf('DTSTART;VALUE=DATE:21000101') - 120),
      )!
    }
    const [, almanacs, , first] = await stampOf({})
    const [, providers, changed, second] = await stampOf(
      withProvider(() => ({ content: 'Other', translation: '' })),
    )
    expect(providers! > almanacs!).toBe(true)
    expect([changed, first, second]).toEqual([providers, '0', '1'])
  })
})

describe('a calendar with a reminder', () => {
  const now = () => new Date('2026-11-20T12:00:00Z')

  it.each([
    ['tz=Asia/Shanghai&at=07:30', '2026-11-20', '2026-11-19T23:30:00.000Z'],
    ['tz=America/New_York&at=07:30', '2026-11-20', '2026-11-20T12:30:00.000Z'],
    ['tz=America/New_York&at=07:30', '2026-10-31', '2026-10-31T11:30:00.000Z'],
    ['tz=America/New_York&at=23:59', '2026-11-01', '2026-11-02T04:59:00.000Z'], // a day of 25 hours
    ['tz=Etc/GMT%2B5&at=00:00', '2026-11-20', '2026-11-20T05:00:00.000Z'],
  ])('begins when clocks there show the time: %s on %s', async (query, day, moment) => {
    const text = await texts(`/en/calendar.ics?${query}`, { now })
    const event = new ICAL.Component(ICAL.parse(text) as never)
      .getAllSubcomponents('vevent')
      .find((component) => String(component.getFirstPropertyValue('url')).endsWith(day))!
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(moment)
  })

  it('shows the day’s words then', async () => {
    const text = await texts('/zh/calendar.ics?tz=Asia/Shanghai&at=07:30', { now })
    for (const event of new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')) {
      const alarm = event.getFirstSubcomponent('valarm')!
      expect(alarm.getFirstPropertyValue('description')).toBe(event.getFirstPropertyValue('summary'))
      expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('PT0S')
    }
  })

  it.each(['at=7:30', 'at=24:00', 'at=', 'at=07:30&at=08:30'])('refuses %s', async (query) => {
    const answer = await appWith()(`/en/calendar.ics?${query}`)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'bad-at'])
  })

  it('leaves other feeds alone', async () => {
    expect((await appWith()('/en/feed.xml?at=soon')).status).toBe(200)
  })
})

describe('the lines of a calendar', () => {
  it('are cut where a reader that counts bytes cuts them, and within no escape', () => {
    const encoder = new TextEncoder()
    const cutByEncoder = (line: string) => {
      let [written, bytes] = ['', 0]
      for (const character of line.match(/\\[\\;,n]|./gsu) ?? []) {
        const size = encoder.encode(character).byteLength
        if (bytes + size > 75) [written, bytes] = [`${written}\r\n `, 1]
        written += character
        bytes += size
      }
      return written
    }
    const any = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
    const atEdges = ['a', '\u007f', '\u0080', '\u07ff', '\u0800', '\ud800', '\udfff', '\uffff', '\u{10000}']
    const escapes = ['\\\\', String.raw`\;`, String.raw`\,`, String.raw`\n`]
    const character = fc.oneof(
      any.filter((one) => one !== '\\'),
      fc.constantFrom(...atEdges, ...escapes),
    )
    fc.assert(
      fc.property(fc.array(character, { maxLength: 400 }), (characters) => {
        const line = characters.join('')
        expect(folded(line)).toBe(cutByEncoder(line))
      }),
    )
  })
})

describe('a feed’s work', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('knows a time zone once for all days and all who ask', async () => {
    const { DateTimeFormat } = Intl
    let made = 0
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      if (options?.timeZone === 'Pacific/Chatham') made += 1
      return new DateTimeFormat(locale, options)
    })
    const ask = appWith()
    for (const id of FEED_IDS) expect((await ask(`/en${FEEDS[id].path}?tz=Pacific/Chatham`)).status).toBe(200)
    expect(made).toBe(1)
  })

  it('is done once for a zone, however it is spelled', async () => {
    const ask = appWith()
    const digest = vi.spyOn(crypto.subtle, 'digest')
    const text = async (zone: string) => (await ask(`/en/feed.json?tz=${zone}`)).text()
    const first = await text('Asia/Shanghai')
    const done = digest.mock.calls.length
    for (const zone of ['asia/shanghai', 'ASIA/SHANGHAI', 'aSiA/sHaNgHaI'])
      expect(await text(zone)).toBe(first)
    expect(digest.mock.calls.length).toBe(done)
    expect(first).toContain('?tz=Asia/Shanghai"')
  })

  it('and that of days and links is limited for each visitor by what it costs', async () => {
    const ask = appWith({ connectedAddress: (c) => c.req.header('x-from') ?? '' })
    const statuses = async (path: string, count: number, from: string) => {
      const answers = Array.from({ length: count }, () => ask(path, { headers: { 'x-from': from } }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    const [passed, refused] = [Array<number>(30).fill(200), [429]]
    expect(await statuses('/en/feed.json', 31, '198.51.100.1')).toEqual([...passed, ...refused])
    const others = ['/en/card?k=x', '/days/2026-11-21', '/zh/calendar.ics', '/api/oembed']
    const late = await Promise.all(others.map((path) => statuses(path, 1, '198.51.100.1')))
    expect(late.flat()).toEqual(others.map(() => 429))
    const kept = await statuses('/en/feed.json', 100, '198.51.100.1')
    expect(new Set(kept)).toEqual(new Set([200]))
    expect(await statuses('/zh/calendar.ics', 1, '198.51.100.2')).toEqual([200])
    expect((await statuses('/api/quote', 100, '198.51.100.1')).every((status) => status === 200)).toBe(true)
  })

  it.each(FEED_IDS)('is done once while the quotes are the same: %s', async (id) => {
    const path = `/en${FEEDS[id].path}`
    let word = 'One'
    let time = NOON
    const providing = withProvider(() => ({ content: word, translation: '话' }))
    const ask = appWith({ ...providing, providerDays: { back: 3, ahead: 1 }, now: () => time })
    const digest = vi.spyOn(crypto.subtle, 'digest')
    const text = async () => (await ask(path)).text()
    const first = await text()
    const done = digest.mock.calls.length
    expect(await text()).toBe(first)
    expect(digest.mock.calls.length).toBe(done)
    expect(await (await ask(path.replace('en', 'zh'))).text()).not.toBe(first)
    word = 'Two'
    time = new Date(NOON.getTime() + 13 * 3_600_000)
    const later = READERS[id](await text())
    expect(later.some(({ title }) => title === 'Two')).toBe(true)
    expect(later.some(({ title }) => title === 'One')).toBe(false)
  })
})

describe('the day of a feed', () => {
  const latest = async (query: string, at: string) => {
    const answer = await appWith({ now: () => new Date(at) })(`/en/feed.json${query}`)
    const [entry] = READERS.json(await answer.text())
    return [entry!.url.slice(-10), answer.headers.get('cache-control')]
  }

  it.each([
    ['Asia/Shanghai', '2026-11-21T15:59:00Z', TODAY, 60],
    ['Asia/Shanghai', '2026-11-21T16:00:00Z', '2026-11-22', 86_400],
    ['America/New_York', '2026-11-21T04:30:00Z', '2026-11-20', 1_800],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', 86_400],
    ['Africa/Cairo', '2026-04-23T21:00:00Z', '2026-04-23', 3_600], // the clock skips midnight of the 24th
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', 25 * 3_600], // the clock goes back
  ])('is that of %s at %s, until its midnight', async (zone, at, day, seconds) => {
    expect(await latest(`?tz=${zone}`, at)).toEqual([day, `public, max-age=${seconds}`])
  })

  it.each(['Mars/Base', '', '+08:00', 'Asia/Shanghai%0d%0aX', '__proto__', 'Asia/Shanghai&tz=UTC'])(
    'is not found by tz=%s',
    async (zone) => {
      const answer = await appWith()(`/en/feed.xml?tz=${zone}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { code: 'bad-tz' } })
    },
  )
})

describe('a feed of a provider’s quotes', () => {
  it('has the provider’s words, asked for no more often than the ration allows', async () => {
    const { fetch, ...options } = withProvider((day) => ({ content: `Said on ${day}`, translation: '话' }))
    const entries = READERS.atom(await texts('/en/feed.xml', { ...options, fetch }))
    expect(entries[0]!.title).toBe(`Said on ${TODAY}`)
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(23) // 20, and the days that are today somewhere
    expect(entries).toHaveLength(31)
  })

  it('has the almanac’s while the provider is down, not asked for each day, and soon asked again', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error())
    const ask = appWith({ providerUrl: 'https://quotes.example', fetch })
    const answer = await ask('/en/feed.json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(READERS.json(await answer.text())[0]!.words).toContain(almanacQuote(TODAY).content)
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(8)
  })

  it('has the almanac’s for days that the provider is not asked for, and is final', async () => {
    const { fetch, ...options } = withProvider(() => ({ content: 'Said', translation: '话' }))
    const answer = await appWith({ ...options, fetch, providerDays: { back: 3, ahead: 0 } })('/en/feed.json')
    const entries = READERS.json(await answer.text())
    expect(entries.map(({ title }) => title === 'Said').lastIndexOf(true)).toBe(3)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=43200')
  })
})

/** How a reader detects changes of today's entry, as a growing number. */
const REVISION_IN: Record<FeedId, (text: string) => { id: string; begun: string; revision: number }> = {
  atom: (text) => {
    const [entry] = parseAtomFeed(text).entries ?? []
    const begun = entry?.published ?? ''
    return { id: entry?.id ?? '', begun, revision: Date.parse(entry?.updated ?? '') - Date.parse(begun) }
  },
  json: (text) => {
    const [item] = parseJsonFeed(JSON.parse(text)).items ?? []
    const begun = item?.date_published ?? ''
    const revision = Date.parse(item?.date_modified ?? begun) - Date.parse(begun)
    return { id: item?.id ?? '', begun, revision }
  },
  calendar: (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as never)
    const component = calendar
      .getAllSubcomponents('vevent')
      .find((one) => new ICAL.Event(one).startDate.toString() === TODAY)!
    const { uid, startDate, sequence } = new ICAL.Event(component)
    const modified = component.getFirstPropertyValue('last-modified') as ICAL.Time
    const made = component.getFirstPropertyValue('dtstamp') as ICAL.Time
    expect(modified.compare(made)).toBe(0)
    return { id: uid, begun: startDate.toString(), revision: sequence ?? 0 }
  },
}

describe('a reader that had the almanac’s words', () => {
  it.each(FEED_IDS)('takes the provider’s for a change of the same entry: %s', async (id) => {
    const path = `/en${FEEDS[id].path}`
    let isDown = true
    let time = NOON
    const { providerUrl, fetch } = withProvider(() => ({ content: 'Said', translation: '话' }))
    const ask = appWith({
      providerUrl,
      providerDays: { back: 3, ahead: 1 },
      fetch: async (...asked) => (isDown ? Response.error() : fetch(...asked)),
      now: () => time,
    })
    const revisionOf = async () => REVISION_IN[id](await (await ask(path)).text())
    const standIn = await revisionOf()
    expect(standIn).toEqual(REVISION_IN[id](await texts(path)))
    isDown = false
    time = new Date(NOON.getTime() + 60_000)
    const given = await revisionOf()
    expect(given).toEqual({ ...standIn, revision: expect.any(Number) })
    expect(given.revision).toBeGreaterThan(standIn.revision)
    isDown = true
    time = new Date(NOON.getTime() + 11 * 3_600_000)
    expect(await revisionOf()).toEqual(given)
  })

  it.each(FEED_IDS)('finds no change where there is no provider: %s', async (id) =>
    expect(REVISION_IN[id](await texts(`/en${FEEDS[id].path}`)).revision).toBe(0),
  )
})

function withProvider(quoteOf: (day: string) => { content: string; translation: string }) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const day = /\d{4}-\d{2}-\d{2}/.exec(String(input))![0]
    return Response.json({ id: day, author: 'Someone', assign_date: day, ...quoteOf(day) })
  })
  return { providerUrl: 'https://quotes.example', fetch }
}

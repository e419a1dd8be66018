/** A card has one canonical URL; other orders and spellings redirect there. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyCardPath, homePicturePaths } from '../../src/card/dailyCard'
import { dayCardPath } from '../../src/card/cardAddress'
import { encodeShareCode } from '../../src/card/shareCode'
import { TEMPLATES } from '../../src/card/templates'
import { EDITION } from '../../src/draw/edition'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp } from '../../src/server/app'
import { embeddedDayPage } from '../../src/server/embed/endpoint'
import { runs } from '../fixtures/tier'

const NOON = new Date(2026, 10, 21, 12)

function app() {
  return createApp({ now: () => NOON, warn: () => {}, drawCard: async () => new Uint8Array([1]) })
}

const PARAMETERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.constantFrom('2026-11-21', '11-22'),
  template: fc.constantFrom('sunny', 'koi', 'minimal'),
  composition: fc.constantFrom('plain', 'poster'),
  lead: fc.constantFrom('en', 'only-zh'),
  'date-line': fc.constantFrom('numbers', 'numbers,lunar', 'weekday,numbers,weekday'),
  pinyin: fc.constantFrom('on', 'off'),
  'seal-text': fc.constantFrom('知足', 'A1'),
  art: fc.constantFrom('moon', 'mountains'),
  seed: fc.constantFrom('3', '003', '0'),
  palette: fc.constantFrom('4', '16'),
  w: fc.constantFrom('800', '0800'),
  h: fc.constantFrom('480', '00480'),
}

const asked = fc
  .record(PARAMETERS, { requiredKeys: ['art'] })
  .chain((values) =>
    fc.shuffledSubarray([...Object.entries(values), ['utm_source', 'x'] as [string, string]], {
      minLength: Object.keys(values).length + 1,
    }),
  )
  .map((pairs) => pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))

describe('a card’s address', () => {
  it('is the same for each order of its parameters, and leads nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async (pairs, isEscaped) => {
        const plain = pairs.map(([name, value]) => `${name}=${value}`).join('&')
        const query = isEscaped ? new URLSearchParams(pairs).toString() : encodeURI(plain)
        const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : 1))
        const [first, second] = await Promise.all(
          [query, new URLSearchParams(sorted).toString()].map(async (search) => {
            const answer = await app().request(`/api/card.png?${search}`)
            expect(answer.status).toBe(308)
            return answer.headers.get('location')!
          }),
        )
        expect(first).toBe(second)
        expect((await app().request(first!)).status).toBe(200)
        expect(new URL(first!, 'http://here').href).toBe(`http://here${first}`)
      }),
      { numRuns: runs(100) },
    )
  })

  it.each([
    ['', null],
    ['?', null],
    ['?template=day&w=800&h=480&palette=4', null],
    ['?scale=2&template=sunny', '?template=sunny&scale=2'],
    ['?template=sunny&ratio=2%3A1', '?template=sunny&ratio=2:1'],
    ['?utm_source=x', ''],
    ['?template=sunny&edition=0a1b2c3d', '?template=sunny'],
    ['?date=2026-11-21', `?date=2026-11-21&edition=${EDITION}`],
    ['?date=2026-11-21&edition=', `?date=2026-11-21&edition=${EDITION}`],
    ['?date=2026-11-21&edition=0a1b2c3d', null],
    [`?edition=${EDITION}&date=11-22`, `?date=11-22&edition=${EDITION}`],
  ])('of %j is %j', async (search, location) => {
    const { status, headers } = await app().request(`/api/card.png${search}`)
    expect([status, headers.get('location')]).toEqual(
      location === null ? [200, null] : [308, `/api/card.png${location}`],
    )
  })

  it('has an edition where a link’s code says the card', async () => {
    const quote = almanacQuote('2026-11-22')
    const code = await encodeShareCode({ kind: 'quote', quote, settings: TEMPLATES.violet.settings })
    const { headers } = await app().request(`/api/card.webp?k=${code}`)
    expect(headers.get('location')).toBe(`/api/card.webp?k=${code}&edition=${EDITION}`)
  })

  it('is what pages ask for: nobody who opens one is sent on', async () => {
    const quote = almanacQuote('2026-11-21')
    const page = embeddedDayPage({
      card: { kind: 'quote', quote, settings: TEMPLATES.sunny.settings },
      dayName: '2026-11-21',
      template: 'day',
      theme: 'auto',
      language: 'en',
      url: '',
    })
    const embedded = [...page.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path]) =>
      path!.replaceAll('&amp;', '&'),
    )
    expect(embedded).toHaveLength(2)
    for (const path of [...homePicturePaths('2026-11-21'), ...LANGUAGE_IDS.map(dailyCardPath), ...embedded])
      expect((await app().request(path)).status, path).toBe(200)
  })

  it('is what feeds and previews name, but for the edition: their entries are for ever', async () => {
    const { headers } = await app().request(dayCardPath('11-22'))
    expect(headers.get('location')).toBe(`${dayCardPath('11-22')}&edition=${EDITION}`)
  })

  it('costs no request of a visitor’s minute to be told', async () => {
    const one = app()
    for (let time = 0; time < 100; time++)
      expect((await one.request('/api/card.png?scale=2&date=2026-11-21')).status).toBe(308)
    expect((await one.request('/api/card.png')).status).toBe(200)
  })
})

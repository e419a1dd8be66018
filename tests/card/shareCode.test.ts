import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, QuoteCard } from '../../src/card/card'
import { packJson } from '../../src/card/packedText'
import { restoreCard, restoreSettings } from '../../src/card/restore'
import { hasOwnPicture } from '../../src/card/cardPictures'
import { decodeLook, decodeShareCode, encodeLook, encodeShareCode } from '../../src/card/shareCode'
import { HOME_SETTINGS, type CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { almanacQuote } from '../../src/quotes/almanac'
import almanac from '../../src/quotes/almanac.json'
import { BLOCK_IDS } from '../../src/scene/nodes'
import { LINK_CODES } from '../fixtures/linkCodes'
import { anyCard, QUOTE } from '../layout/cards'
import { anyProductCard, productWith } from '../layout/products'
import { combinations } from '../fixtures/combinations'
import { IS_FULL, runs } from '../fixtures/tier'

const TODAY = '2026-11-21'
const LOOKS = Object.values(TEMPLATES).map(({ settings }) => settings)
const DAYS = almanac.map(({ day }) => `2024-${day}`).filter((_, at) => IS_FULL || at % 7 === 0)

const decode = (code: string) => decodeShareCode(code, { today: TODAY, almanacQuote })
const decodeJson = async (json: string) => decode(await packJson(json))

function quoteCard(content: string, settings: CardSettings, translation = ''): QuoteCard {
  return { kind: 'quote', quote: { ...QUOTE, content, translation, author: '鲁迅' }, settings }
}

const share = fc.double({ min: -1, max: 1, noNaN: true })
const anyPlacements = fc.dictionary(
  fc.constantFrom(...BLOCK_IDS),
  fc.record({
    dx: share,
    dy: share,
    scale: fc.double({ min: 0.2, max: 6, noNaN: true }),
    width: fc.constant(0),
  }),
  { maxKeys: 3 },
)

describe('a card as a code', () => {
  it('is the same card after it, for 2,000 random ones', async () => {
    const anyPlaced = fc
      .tuple(fc.oneof(anyCard, anyProductCard), anyPlacements)
      .map(([card, placements]): Card => ({ ...card, settings: { ...card.settings, placements } }))
    await fc.assert(
      fc.asyncProperty(anyPlaced, async (card) => {
        const code = await encodeShareCode(card)
        expect(code).toMatch(/^[\w-]+$/)
        expect(await decode(code)).toEqual({ card: restoreCard(card, TODAY) })
      }),
      { numRuns: runs(2000) },
    )
  })

  it('has at most 60 characters for a day of the almanac in a template', async () => {
    const isShown = [true, false]
    const someDays = ['2026-01-07', '2024-02-29', '2026-11-22']
    const one = { strength: 1 } as const
    const cards = [
      ...combinations({ day: DAYS, settings: [LOOKS[0]!], showQuotationMarks: isShown }, one),
      ...combinations({ day: someDays, settings: LOOKS, showQuotationMarks: isShown }, one),
    ]
    for (const { day, settings, showQuotationMarks } of cards) {
      const card: Card = {
        kind: 'quote',
        quote: almanacQuote(day),
        settings: { ...settings, showQuotationMarks },
      }
      const code = await encodeShareCode(card)
      expect(code.length, code).toBeLessThanOrEqual(60)
      expect(await decode(code)).toEqual({ card })
    }
  })

  it('has at most 700 for 200 characters of one’s own and ten changed settings', async () => {
    const chinese = almanac
      .map(({ translation }) => translation)
      .join('')
      .replaceAll('\n', '')
    const english = almanac
      .map(({ content }) => content)
      .join(' ')
      .replaceAll('\n', ' ')
    const cards = combinations({ look: LOOKS, words: [chinese, english] }, { strength: 1 })
    for (const { look, words } of cards) {
      const settings: CardSettings = {
        ...look,
        backgroundType: 'gradient',
        gradientValue: 'bg-gradient-to-br from-indigo-100 via-white to-rose-50',
        frameStyle: 'polaroid',
        shadow: 'sm',
        margin: 'transparent',
        aspectRatio: '2:3',
        showDate: false,
        watermark: false,
        textSettings: { ...look.textSettings, fontFamily: 'font-hand', customContentColor: '#1b2a4a' },
      }
      const at = LOOKS.indexOf(look) * 180
      const one = quoteCard(words.slice(at, at + 200), settings)
      const both = quoteCard(english.slice(at, at + 100), settings, chinese.slice(at, at + 100))
      expect((await encodeShareCode(one)).length).toBeLessThanOrEqual(700)
      expect((await encodeShareCode(both)).length).toBeLessThanOrEqual(700)
    }
  })

  it('names an almanac’s quote by its day, also where date, picture or citation are others', async () => {
    const quote = almanacQuote('2026-11-22')
    const changed = [
      { date: '2026-12-24' },
      { date: '2023-03-01', imageUrl: 'https://example.com/a.jpg' },
      { citation: null },
    ]
    for (const patch of changed) {
      const card: Card = { kind: 'quote', quote: { ...quote, ...patch }, settings: HOME_SETTINGS }
      const code = await encodeShareCode(card)
      expect(code.length).toBeLessThan(120)
      expect(await decode(code)).toEqual({ card })
    }
  })

  it('carries edited words whole', async () => {
    const quote = { ...almanacQuote('2026-11-22'), content: 'Mine.', source: 'own' as const, citation: null }
    const card: Card = { kind: 'quote', quote, settings: LOOKS[0]! }
    expect(await decode(await encodeShareCode(card))).toEqual({ card })
  })

  it('leaves out pictures that only one browser has', async () => {
    const own = 'own:0123abcd'
    const image = { ...HOME_SETTINGS.backgroundImage, src: own }
    const cards: Card[] = [
      { ...quoteCard('a', { ...HOME_SETTINGS, backgroundImage: image }) },
      { kind: 'quote', quote: { ...QUOTE, imageUrl: own }, settings: HOME_SETTINGS },
      {
        kind: 'quote',
        quote: { ...QUOTE, originImageUrl: 'data:image/png;base64,AA' },
        settings: HOME_SETTINGS,
      },
      productWith({ pictureUrl: own }),
      productWith({ logoUrl: 'blob:https://example.com/1' }),
    ]
    for (const card of cards) {
      expect(hasOwnPicture(card)).toBe(true)
      const shared = await decode(await encodeShareCode(card))
      expect(JSON.stringify(shared)).not.toMatch(/own:|data:|blob:/)
      expect('card' in shared && hasOwnPicture(shared.card)).toBe(false)
    }
    expect(hasOwnPicture(productWith({}))).toBe(false)
  })
})

describe('a look as a code', () => {
  it('is the same look after it, without its place and one’s own pictures', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, anyPlacements, async ({ settings }, placements) => {
        const own = restoreSettings({ ...settings, placements })
        const mine = { ...own, backgroundImage: { ...own.backgroundImage, src: 'own:2f' } }
        const { src } = own.backgroundImage
        for (const look of [own, mine]) {
          const isOwn = look === mine || /^(own|data|blob):/i.test(src)
          const backgroundImage = { ...own.backgroundImage, src: isOwn ? '' : src }
          const code = await encodeLook({ ...look, target: 'iphone' })
          expect(await decodeLook(code)).toEqual({ look: { ...own, target: 'anything', backgroundImage } })
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('has at most forty letters for a template', async () => {
    for (const look of LOOKS) expect((await encodeLook(look)).length).toBeLessThanOrEqual(40)
  })

  it('is no card’s code, nor a later version’s', async () => {
    const card = quoteCard('Words', TEMPLATES.sunny.settings)
    expect(await decodeLook(await encodeShareCode(card))).toEqual({ problem: 'unreadable' })
    expect(await decodeLook(await packJson('["sunny",{"zz":1}]'))).toEqual({ problem: 'newer' })
    expect(await decodeLook(await packJson('["sunnier",{}]'))).toEqual({ problem: 'newer' })
    expect(await decodeLook(await packJson('{"h":"dark"}'))).toEqual({ problem: 'unreadable' })
  })
})

describe('reading a code', () => {
  const CARD = quoteCard('Hope is the thing with feathers', LOOKS[3]!, '希望是长着羽毛的东西')

  it.each(['&tdsourcetag=s_pcqq', '#wechat_redirect', '，看看这张', '%20', '?', ' or else', 'ThenMore', '='])(
    'stops where the code ends, before %j',
    async (more) => {
      expect(await decode((await encodeShareCode(CARD)) + more)).toEqual({ card: CARD })
    },
  )

  it('calls each one that was cut incomplete', async () => {
    const code = await encodeShareCode(CARD)
    for (let length = 1; length < code.length; length += 1)
      expect(await decode(code.slice(0, length))).toEqual({ problem: 'incomplete' })
  })

  it.each(['', '你好', '&k=1', '0abc', 'aaaa', '1A', '1____', '1CAA', '1DAAA!'])(
    'cannot read %j',
    async (code) => {
      const { problem } = (await decode(code)) as { problem: string }
      expect(['unreadable', 'incomplete']).toContain(problem)
    },
  )

  it('knows what a later version wrote', async () => {
    const later = [
      '["nebula","20261122"]',
      '["sunny.2","20261122"]',
      '["sunny","20261122",{"zz":1}]',
      '["sunny","20261122",{"x":{"zz":1}}]',
      '["sunny","q20261122",{},{"zz":1}]',
      '["sunny","20261122",{},{},1]',
      '["sunny","q20261122",{},{"__proto__":{"c":1}}]',
    ]
    for (const json of later) expect(await decodeJson(json), json).toEqual({ problem: 'newer' })
    expect(await decode(`3${(await encodeShareCode(CARD)).slice(1)}`)).toEqual({ problem: 'newer' })
  })

  it.each([
    'null',
    '{}',
    '[]',
    '7',
    '"sunny"',
    '["sunny"]',
    '["sunny",7]',
    '["sunny","20260230"]',
    '["sunny","x"]',
  ])('takes %s for no card', async (json) => {
    expect(await decodeJson(json)).toEqual({ problem: 'unreadable' })
  })

  it.each([
    '["sunny","20261122",[]]',
    '["sunny","q20261122",{},7]',
    '["sunny","20261122",{"c":NaN}]',
    '["sunny"',
  ])('takes %s for no card', async (json) => {
    expect(await decodeJson(json)).toEqual({ problem: 'unreadable' })
  })

  it('restores every value, whatever it is', async () => {
    const hostile = `["sunny","q20261122",{"r":"7:5","c":"url(evil)","g":[1,{"a":2},null],"fc":{"__proto__":"#ffffff"},"pl":{"content":{"dx":1e999}},"x":{"s":-9,"e":"wide"}},{"c":{"a":1},"t":"\\u202eabc","u":"own:1234","w":{"w":[],"y":1.5}}]`
    const shared = await decodeJson(hostile)
    if (!('card' in shared) || shared.card.kind !== 'quote') throw new Error('no quote')
    const { settings, quote } = shared.card
    expect(restoreSettings(settings)).toEqual(settings)
    expect(settings.frameColors).toEqual({})
    expect(quote.imageUrl).toBe('')
    expect(({} as Record<string, unknown>)['c']).toBeUndefined()
  })

  it('reads a gradient of anything but texts, nested however deep, as the default', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    for (const names of [`["br",${deep}]`, '["br",{"toString":1}]', '[{"toString":null}]', '[["br"]]']) {
      const shared = await decodeJson(`["sunny","q20261122",{"g":${names}}]`)
      expect(['unreadable', undefined]).toContain('problem' in shared ? shared.problem : undefined)
    }
  })

  it('never throws, and gives a card that restoring leaves alone', async () => {
    const anyParts = fc.tuple(
      fc.constantFrom('sunny', 'first', 'home'),
      fc.constantFrom('20261122', 'q20261122', 'p20240229'),
      fc.dictionary(fc.constantFrom(...'hcbgsrxikfpl'), fc.jsonValue()),
      fc.dictionary(fc.constantFrom(...'icudwtnaegl'), fc.jsonValue()),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyParts, fc.jsonValue()), async (data) => {
        const shared = await decodeJson(JSON.stringify(data))
        if ('card' in shared) expect(restoreCard(structuredClone(shared.card), TODAY)).toEqual(shared.card)
      }),
      { numRuns: runs(500) },
    )
  })

  it('refuses a link of which a letter or two neighbours changed, or reads the same card', async () => {
    const cards = [CARD, { ...CARD, quote: almanacQuote('2026-11-22') }, productWith({ name: 'Tea 茶' })]
    for (const card of cards) {
      const code = await encodeShareCode(card)
      const changed = fc.tuple(fc.nat(code.length - 1), fc.stringMatching(/^[\w-]{1,2}$/))
      await fc.assert(
        fc.asyncProperty(changed, async ([at, letters]) => {
          const shared = await decode(
            (code.slice(0, at) + letters + code.slice(at + letters.length)).slice(0, code.length),
          )
          if ('card' in shared) expect(shared.card).toEqual(card)
          else expect(['damaged', 'incomplete', 'newer', 'unreadable']).toContain(shared.problem)
        }),
        { numRuns: runs(4000, 1000) },
      )
    }
  })

  it('calls a link damaged whose letters changed', async () => {
    const code = await encodeShareCode(CARD)
    const other = code[20] === 'a' ? 'b' : 'a'
    expect(await decode(code.slice(0, 20) + other + code.slice(21))).toEqual({ problem: 'damaged' })
  })

  it('never throws at letters of any kind', async () => {
    const code = await encodeShareCode(CARD)
    const letters = fc.string({ unit: fc.constantFrom(...'ABCabc019-_ &%'), maxLength: 80 })
    const damaged = fc
      .tuple(fc.nat(code.length - 1), letters)
      .map(([at, put]) => code.slice(0, at) + put + code.slice(at + put.length))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          letters.map((text) => `1${text}`),
          damaged,
        ),
        async (text) => {
          const shared = await decode(text)
          expect('card' in shared || shared.problem).toBeTruthy()
        },
      ),
      { numRuns: runs(1000) },
    )
  })

  it('reads no more than a card can be long', async () => {
    expect(await decode('1'.repeat(100_000))).toEqual({ problem: 'too-long' })
    expect(
      await decodeJson(JSON.stringify(['sunny', 'q20261122', {}, { c: 'a'.repeat(10_000_000) }])),
    ).toEqual({
      problem: 'too-long',
    })
    expect(await decode(`${await encodeShareCode(CARD)}&${'x'.repeat(100_000)}`)).toEqual({ card: CARD })
  })

  it('reads the longest card', async () => {
    const long = '天地玄黄宇宙洪荒'.repeat(300)
    const url = `https://example.com/${Array.from({ length: 1_300 }, (_, at) => at % 997).join('')}`
    const image = { ...HOME_SETTINGS.backgroundImage, src: url }
    const card = quoteCard(long, { ...HOME_SETTINGS, backgroundImage: image }, '\ud83d\ude00é'.repeat(700))
    const whole = { ...card, quote: { ...card.quote, imageUrl: `${url}1`, originImageUrl: `${url}2` } }
    expect(await decode(await encodeShareCode(whole))).toEqual({ card: restoreCard(whole, TODAY) })
  })

  it('reads the links of the first version for good', async () => {
    const cardOf = async (code: string) => ((await decode(code)) as { card: QuoteCard }).card
    const { day, portrait, own } = LINK_CODES
    expect(await cardOf(day)).toEqual({
      kind: 'quote',
      quote: { ...almanacQuote('2026-11-22'), original: '' },
      settings: TEMPLATES.sunny.settings,
    })
    expect(await cardOf(portrait)).toEqual({
      kind: 'quote',
      quote: { ...almanacQuote('2026-01-03'), original: '' },
      settings: TEMPLATES.duskPortrait.settings,
    })
    expect(await cardOf(own)).toMatchObject({
      quote: { content: '愿你出走半生，归来仍是少年。<b>&"x"', author: 'Someone <i>', date: '2026-11-22' },
      settings: TEMPLATES.retro.settings,
    })
  })

  it('reads the links of the second version, with a checksum, for good', async () => {
    const checks = { day: 'c7', portrait: 'H0', own: 'yf' }
    for (const [name, check] of Object.entries(checks)) {
      const code = LINK_CODES[name as keyof typeof checks]
      const checked = `2${code.slice(1)}${check}`
      expect(await decode(checked)).toEqual(await decode(code))
      expect(await decode(checked.slice(0, -1))).toEqual({ problem: 'incomplete' })
    }
  })

  it('says when the almanac’s words cannot be had', async () => {
    const code = await encodeShareCode({
      kind: 'quote',
      quote: almanacQuote('2026-11-22'),
      settings: LOOKS[0]!,
    })
    expect(await decodeShareCode(code, { today: TODAY, almanacQuote: () => null })).toEqual({
      problem: 'no-quote',
    })
  })
})

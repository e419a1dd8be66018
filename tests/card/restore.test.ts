import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, type QuoteCard } from '../../src/card/card'
import { restoreCard, restoreExportOptions, restoreProduct, restoreSettings } from '../../src/card/restore'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { runs } from '../fixtures/tier'
import { damagedCard } from './damagedCard'

const TODAY = '2026-11-21'
const restores = { restoreCard, restoreProduct, restoreExportOptions }

describe('restoring untrusted data', () => {
  it.each(Object.entries(restores))('%s never throws and is idempotent', (_name, restore) => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damagedCard()), (data) => {
        const once = restore(data, TODAY)
        expect(restore(structuredClone(once), TODAY)).toEqual(once)
      }),
      { numRuns: runs(1000) },
    )
  })

  it.each([undefined, null, 7, 'card', [], {}, { settings: null }, { settings: [], quote: 3 }])(
    'returns the default card for %j',
    (data) => {
      expect(restoreCard(data, TODAY).settings).toEqual(DEFAULT_SETTINGS)
      expect(dayOf(restoreCard(data, TODAY))).toBe(TODAY)
    },
  )

  it('leaves every template unchanged', () => {
    for (const { settings } of Object.values(TEMPLATES)) expect(restoreSettings(settings)).toEqual(settings)
  })

  it('keeps valid fields beside invalid ones', () => {
    const restored = restoreSettings({
      shadow: 'lg',
      aspectRatio: '7:5',
      backgroundColor: 'url(evil)',
      textSettings: { align: 'text-left', contentSize: 40, bold: 'yes' },
    })
    expect(restored).toEqual({
      ...DEFAULT_SETTINGS,
      shadow: 'lg',
      textSettings: { ...DEFAULT_SETTINGS.textSettings, align: 'text-left' },
    })
  })

  it('drops unknown fields', () => {
    expect(restoreSettings({ glitter: true, __proto__: { polluted: true } })).toEqual(DEFAULT_SETTINGS)
  })

  it.each([
    [0, 0],
    [4, 4],
    [-3, 0],
    [99, 4],
    [1.6, 2],
    [Number.NaN, 2],
    [undefined, 2],
  ])('reads letter spacing %s as %s', (given, expected) => {
    expect(restoreSettings({ textSettings: { letterSpacing: given } }).textSettings.letterSpacing).toBe(
      expected,
    )
  })

  it.each([
    ['2026-02-30', TODAY],
    ['2024-02-29', '2024-02-29'],
    ['yesterday', TODAY],
  ])('reads the date %s as %s', (date, expected) => {
    expect(dayOf(restoreCard({ quote: { date } }, TODAY))).toBe(expected)
  })

  it('cuts each text where its field ends', () => {
    const tooLong = 'x'.repeat(9_000)
    const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, tooLong]))
    const citation = { work: tooLong, year: 1610, translator: null, locator: tooLong, authorZh: tooLong }
    const { quote } = restoreCard(
      { quote: { ...texts('content', 'translation', 'author', 'imageUrl'), citation } },
      TODAY,
    ) as QuoteCard
    const product = restoreProduct(
      { ...texts('name', 'tagline', 'description', 'logoUrl', 'url'), topics: [tooLong] },
      TODAY,
    )
    expect(lengthsOf({ ...quote, ...quote.citation, ...product, topic: product.topics[0] })).toEqual({
      author: 200,
      authorZh: 200,
      content: 2000,
      description: 2000,
      imageUrl: 4096,
      locator: 300,
      logoUrl: 4096,
      name: 200,
      tagline: 300,
      topic: 60,
      translation: 2000,
      url: 4096,
      work: 300,
    })
  })

  it('clamps quality', () => {
    expect(restoreExportOptions({ quality: 7, scale: 9, format: 'gif' })).toEqual({
      format: 'png',
      quality: 1,
      scale: 2,
      opensAgain: true,
      widthPx: null,
    })
  })

  it.each([
    ['instagram-story', 'instagram-story'],
    ['anything', 'anything'],
    [undefined, 'anything'], // stored before targets existed
    ['myspace', 'anything'],
    ['__proto__', 'anything'],
    [7, 'anything'],
  ])('reads the target %s as %s', (given, expected) => {
    expect(restoreSettings({ target: given }).target).toBe(expected)
  })

  it.each([
    [1_000, 1_000],
    [64, 64],
    [16_384, 16_384],
    [63, null],
    [16_385, null],
    [99.5, null],
    [Number.NaN, null],
    ['800', null],
    [undefined, null],
  ])('reads the exact width %s as %s', (given, expected) => {
    expect(restoreExportOptions({ widthPx: given }).widthPx).toBe(expected)
  })
})

function lengthsOf(values: object) {
  const long = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value.startsWith('xx'),
  )
  return Object.fromEntries(long.map(([name, value]) => [name, (value as string).length]))
}

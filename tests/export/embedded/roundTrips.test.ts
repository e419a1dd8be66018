import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/card/card'
import type { ExportOptions } from '../../../src/card/exportOptions'
import { packJson } from '../../../src/card/packedText'
import { restoreCard } from '../../../src/card/restore'
import { TEMPLATES } from '../../../src/card/templates'
import { pngWithoutText } from '../../../src/draw/node/nodePicture'
import { cardFile } from '../../../src/export/cardFile'
import { cardInFile, embeddedCardOf } from '../../../src/export/embedded/cardInFile'
import { withEmbeddedCard } from '../../../src/export/embedded/embeddedCard'
import { RATIOS } from '../../../src/look/ratios'
import { almanacQuote } from '../../../src/quotes/almanac'
import { DRAWN_TEMPLATES } from '../../draw/drawnTemplates'
import { combinations } from '../../fixtures/combinations'
import { anyCard, idsOf } from '../../layout/cards'
import { anyProductCard } from '../../layout/products'
import { SMALL_FILES } from './files'
import { IS_FULL, oneIn, runs } from '../../fixtures/tier'

const TODAY = '2026-11-21'
const files = Object.values(SMALL_FILES)
const embeddedFiles = async (card: Card) => {
  const embedded = await embeddedCardOf(card)
  if (!embedded) throw new Error('it cannot be packed')
  return files.map((file) => ({ file, kept: withEmbeddedCard(file, embedded) }))
}

it('comes back equal from a file of each format, whatever card it is', { tags: ['slow'] }, async () => {
  let nth = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyCard, anyProductCard), async (card) => {
      const all = await embeddedFiles(card)
      const { kept } = all[nth++ % all.length]!
      expect(await cardInFile(kept, '1999-01-01')).toEqual(restoreCard(card, TODAY))
    }),
    { numRuns: runs(2_000, 40) },
  )
})

it('has an almanac’s words with it, to be read without a network', async () => {
  const card: Card = { kind: 'quote', quote: almanacQuote(TODAY), settings: TEMPLATES.sunny.settings }
  for (const { kept } of await embeddedFiles(card)) expect(await cardInFile(kept, TODAY)).toEqual(card)
})

it('names a visitor’s own picture, which the same browser has', async () => {
  const { settings } = TEMPLATES.sunny
  const backgroundImage = { ...settings.backgroundImage, src: 'own:0123456789abcdef0123456789abcdef' }
  const card: Card = {
    kind: 'quote',
    quote: almanacQuote(TODAY),
    settings: { ...settings, backgroundType: 'image', backgroundImage },
  }
  for (const { kept } of await embeddedFiles(card)) expect(await cardInFile(kept, TODAY)).toEqual(card)
})

it('takes little room: the card less than 1 KB on any day, with its texts less than 2 KB on nine days of ten', async () => {
  const added: number[] = []
  const stepMs = (IS_FULL ? 1 : 7) * 86_400_000
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2025, 0, 1); day += stepMs) {
    const quote = almanacQuote(new Date(day).toISOString().slice(0, 10))
    const embedded = await embeddedCardOf({ kind: 'quote', quote, settings: TEMPLATES.sunny.settings })
    expect(embedded!.code.length).toBeLessThan(1_024)
    added.push(...files.map((file) => withEmbeddedCard(file, embedded!).length - file.length))
  }
  expect(added.filter((bytes) => bytes < 2_048).length / added.length).toBeGreaterThan(0.9)
  expect(Math.max(...added)).toBeLessThan(2_560)
})

it('takes less than 2 KB in every template, in every format, and comes back equal', async () => {
  for (const { settings } of Object.values(TEMPLATES)) {
    const card: Card = { kind: 'quote', quote: almanacQuote(TODAY), settings }
    const all = await embeddedFiles(card)
    for (const { file, kept } of all) expect(kept.length - file.length).toBeLessThan(2_048)
    expect(await cardInFile(all[0]!.kept, '1999-01-01')).toEqual(card)
  }
})

describe('a card drawn again from its file', () => {
  const options: ExportOptions = { format: 'png', quality: 0.95, scale: 1, opensAgain: true }
  const days = Array.from({ length: 28 }, (_, nth) => `2026-02-${String(nth + 1).padStart(2, '0')}`)
  const [firstRatio] = idsOf(RATIOS)
  const rows = combinations({ id: DRAWN_TEMPLATES, aspectRatio: idsOf(RATIOS) }, { strength: 1 })

  it.each(oneIn(5, rows))(
    'is the same file, byte by byte: $id, $aspectRatio',
    { tags: ['slow'] },
    async ({ id, aspectRatio }) => {
      const { settings } = TEMPLATES[id]
      const quote = almanacQuote(days[idsOf(RATIOS).indexOf(aspectRatio)]!)
      const card: Card = { kind: 'quote', quote, settings: { ...settings, aspectRatio } }
      const { bytes } = await cardFile(card, options)
      const found = await cardInFile(bytes, '1999-01-01')
      expect(found).toEqual(card)
      const again = await cardFile(found!, options)
      expect(again.bytes.equals(bytes)).toBe(true)
      if (aspectRatio !== firstRatio) return
      const plain = await cardFile(card, { ...options, opensAgain: false })
      expect(Buffer.compare(pngWithoutText(bytes), plain.bytes)).toBe(0)
    },
  )

  it.each(['png', 'jpg', 'webp'] as const)(
    'is the same from whichever format it was kept in: %s',
    async (format) => {
      const card: Card = { kind: 'quote', quote: almanacQuote(TODAY), settings: TEMPLATES.sunny.settings }
      const kept = await cardFile(card, { ...options, format })
      const found = await cardInFile(kept.bytes, TODAY)
      const [again, direct] = [await cardFile(found!, options), await cardFile(card, options)]
      expect(again.bytes.equals(direct.bytes)).toBe(true)
    },
  )
})

it('reads no card where the code is none, or unpacks to more than any card', async () => {
  const small = SMALL_FILES['JPEG']!
  const facts = { title: '', author: '', description: { en: '', zh: '' } }
  const bomb = await packJson(JSON.stringify(['sunny', 'q20261121', {}, { c: 'a'.repeat(4_000_000) }]))
  expect(bomb.length).toBeLessThan(32_000)
  for (const code of ['', '1', '2abc', '1Axx', '1'.repeat(60_000), bomb])
    expect(await cardInFile(withEmbeddedCard(small, { ...facts, code }), TODAY)).toBeNull()
})

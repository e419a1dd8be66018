// @module-tag slow
/**
 * A few of the cards that `npm run tool read` reads whole: each frame that could disturb letters, each kind of face, and what is not
 * set in lines of one size (capitals that fill the measure, cells, columns).
 */
import { describe, expect, it } from 'vitest'
import type { TemplateId } from '../../src/card/templates'
import { accuracyOf } from './accuracy'
import { IS_FULL } from '../fixtures/tier'
import { readCards, type BlockReading } from './readCards'
import { MIN_ACCURACY } from './report'
import { SAMPLES } from './samples'

const TEMPLATES: TemplateId[] = [
  'creative',
  'rainy',
  'dark',
  'sunsetOrange',
  'techBlue',
  'naturalGreen',
  'loud',
  'manuscript',
  'gilded',
  'eightColumns',
]

// Only for releases, since OCR networks take seconds to start. Golden pictures show changes to letters.
describe.runIf(IS_FULL)('the words of an exported card', () => {
  it('can be read back from its picture', { timeout: 400_000 }, async () => {
    const [quote] = SAMPLES.median
    if (!quote) throw new Error('no quote')
    const readings: BlockReading[] = []
    const cards = TEMPLATES.map((template) => ({ template, length: 'median' as const, quote }))
    for await (const reading of readCards(cards)) readings.push(reading)
    expect(readings).toHaveLength(2 * TEMPLATES.length)
    for (const { template, language, written, read, tally } of readings) {
      expect(
        accuracyOf([tally]),
        `${template}, ${language}: ${written} was read ${read}`,
      ).toBeGreaterThanOrEqual(MIN_ACCURACY)
    }
  })
})

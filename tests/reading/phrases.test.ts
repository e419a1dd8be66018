import { expect, it } from 'vitest'
import type { TemplateId } from '../../src/card/templates'
import '../layout/laidOut'
import { phraseStatistics, SENTENCES, shareOf, sumOf } from './phrases'

/** All templates are what `npm run tool lines` lays out. */
const TEMPLATES: readonly TemplateId[] = [
  'minimal',
  'naturalGreen',
  'azurite',
  'almanac',
  'gilded',
  'eightColumns',
]
const MOST = { lines: 0.035, columns: 0.04 }

it('ends lines and columns of sentences that it was not tuned on where an editor would, and verse after clauses', () => {
  const { prose, verse } = phraseStatistics(
    SENTENCES.filter(({ isKept }) => isKept),
    TEMPLATES,
  )
  for (const setting of ['lines', 'columns'] as const) {
    const [ends, ofVerse] = [sumOf(prose[setting]), sumOf(verse[setting])]
    expect(ends.count).toBeGreaterThan(200)
    expect(shareOf(ends), `${setting} ${shareOf(ends)}`).toBeLessThan(MOST[setting])
    expect(ofVerse.bad).toEqual([])
  }
})

it('gives verse a row a clause on manuscript paper', () => {
  const { verse } = phraseStatistics(SENTENCES, ['manuscript'])
  expect(sumOf(verse.cells).count).toBeGreaterThan(30)
  expect(sumOf(verse.cells).bad).toEqual([])
})

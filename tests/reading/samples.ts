import type { Card } from '../../src/card/card'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import almanac from '../../src/quotes/almanac.json'

type Field = 'content' | 'translation'

const taken = new Set<string>()

/** Quotes of the almanac by length in one language or the other, no quote twice; more of the short, which say less. */
export const SAMPLES = {
  short: quotesAt(0, ['content', 'content', 'translation', 'translation', 'translation']),
  median: quotesAt(0.5, ['content', 'content', 'translation']),
  long: quotesAt(1, ['content', 'translation']),
} satisfies Record<string, Quote[]>

export type LengthId = keyof typeof SAMPLES

export function sampleCard(template: TemplateId, quote: Quote): Card {
  return { kind: 'quote', quote, settings: TEMPLATES[template].settings }
}

/** For each field the next quote at this share (0-1) of the way from its shortest to its longest. */
function quotesAt(share: number, fields: readonly Field[]): Quote[] {
  return fields.map((field) => {
    const free = almanac
      .filter(({ day }) => !taken.has(day))
      .toSorted((a, b) => a[field].length - b[field].length)
    const found = free[Math.round(share * (free.length - 1))]
    if (!found) throw new Error('the almanac has too few quotes')
    taken.add(found.day)
    const { content, translation, author } = found
    return { ...emptyQuote('2026-11-21'), content, translation, author }
  })
}

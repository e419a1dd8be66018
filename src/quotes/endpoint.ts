/**
 * Our /api/quote uses the provider's format plus original, source and citation, so that either can serve an address.
 */
import { QUOTE_FIELDS, type Citation, type Quote } from '../card/quote'
import { isRecord } from '../scene/values'
import { cleanLine } from '../text/clean'
import { parseProviderQuote, type ParsedQuote } from './provider'

const LONGEST_LINE = 300

/** Like parseProviderQuote, plus the added fields if valid. Never throws. */
export function parseEndpointQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  const parsed = parseProviderQuote(answer, askedDay, today)
  if (!parsed.ok || !isRecord(answer)) return parsed
  const source = answer['source'] === 'almanac' ? 'almanac' : 'provider'
  const original = QUOTE_FIELDS.original.of.find((id) => id === answer['original']) ?? ''
  return { ok: true, quote: { ...parsed.quote, original, source, citation: citationIn(answer['citation']) } }
}

/** parseEndpointQuote reads it back unchanged. */
export function endpointAnswer(quote: Quote) {
  const { citation } = quote
  return {
    id: quote.id,
    content: quote.content,
    translation: quote.translation,
    author: quote.author,
    assign_date: quote.date,
    share_img_urls: quote.imageUrl ? [quote.imageUrl] : [],
    origin_img_urls: quote.originImageUrl ? [quote.originImageUrl] : [],
    original: quote.original,
    source: quote.source,
    citation: citation && {
      work: citation.work,
      year: citation.year,
      translator: citation.translator,
      locator: citation.locator,
      author_zh: citation.authorZh,
    },
  }
}

/** null if any part is invalid. */
function citationIn(sent: unknown): Citation | null {
  if (!isRecord(sent)) return null
  const [work, locator, authorZh] = [sent['work'], sent['locator'], sent['author_zh']].map(lineIn)
  const translator = sent['translator'] === null ? null : lineIn(sent['translator'])
  const { year } = sent
  const isSound = [work, locator, authorZh, translator].every((line) => line !== undefined)
  return isSound && (year === null || Number.isInteger(year))
    ? ({ work, year, translator, locator, authorZh } as Citation)
    : null
}

function lineIn(sent: unknown): string | undefined {
  return typeof sent === 'string' && sent.length <= LONGEST_LINE ? cleanLine(sent) : undefined
}

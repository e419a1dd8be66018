/**
 * The project's own /api/quote uses the provider's format, so that either can serve the same address. It adds
 * two fields that the provider lacks: the quote's source, and the citation of its wording.
 */
import type { Citation, Quote } from '../card/quote'
import { isRecord } from '../scene/values'
import { cleanLine } from '../text/clean'
import { parseProviderQuote, type ParsedQuote } from './provider'

const LONGEST_LINE = 300

/** parseProviderQuote, and the two added fields where they are sent and sound. Never throws. */
export function parseEndpointQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  const parsed = parseProviderQuote(answer, askedDay, today)
  if (!parsed.ok || !isRecord(answer)) return parsed
  const source = answer['source'] === 'almanac' ? 'almanac' : 'provider'
  return { ok: true, quote: { ...parsed.quote, source, citation: citationIn(answer['citation']) } }
}

/** A quote as /api/quote sends it; parseEndpointQuote reads it back unchanged. */
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

/** null if any part of it is not sound. */
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

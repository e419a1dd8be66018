/**
 * The project's own /api/quote uses the provider's format, so that either can serve the same address. It adds
 * two fields that the provider lacks: the quote's source, and the citation of its wording.
 */
import * as v from 'valibot'
import type { Citation, Quote } from '../card/quote'
import { cleanLine } from '../text/clean'
import { parseProviderQuote, type ParsedQuote } from './provider'

const citationLine = v.pipe(v.string(), v.maxLength(300), v.transform(cleanLine))

const citationSchema = v.object({
  work: citationLine,
  year: v.nullable(v.pipe(v.number(), v.integer())),
  translator: v.nullable(citationLine),
  locator: citationLine,
  author_zh: citationLine,
})

const extrasSchema = v.object({
  source: v.fallback(v.picklist(['provider', 'almanac']), 'provider'),
  citation: v.fallback(v.nullable(citationSchema), null),
})

/** parseProviderQuote, and the two added fields where they are sent and sound. Never throws. */
export function parseEndpointQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  const parsed = parseProviderQuote(answer, askedDay, today)
  const extras = v.safeParse(extrasSchema, answer)
  if (!parsed.ok || !extras.success) return parsed
  const { source, citation } = extras.output
  return { ok: true, quote: { ...parsed.quote, source, citation: citation && asCitation(citation) } }
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

function asCitation({ author_zh: authorZh, ...rest }: v.InferOutput<typeof citationSchema>): Citation {
  return { ...rest, authorZh }
}

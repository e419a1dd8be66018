/**
 * The daily-quote provider's responses, as observed (tests/fixtures/provider-examples.json): lists that are
 * null, missing authors, a cached response for yesterday, an older format wrapped in `data`.
 */
import * as v from 'valibot'
import { QUOTE_LIMITS, type Quote } from '../card/quote'
import { cleanLine, cleanText } from '../text/clean'
import { QuoteError, type QuoteErrorCode } from './quoteError'
import { webAddress } from '../scene/values'

const optionalText = v.fallback(v.string(), '')
const imageList = v.fallback(v.array(v.unknown()), [])

// Strict for values that are shown or relied on, lenient for those that can be left out.
const answerSchema = v.object({
  content: v.string(),
  translation: v.nullish(v.string(), ''),
  assign_date: v.string(),
  id: optionalText,
  author: optionalText,
  share_img_urls: imageList,
  origin_img_urls: imageList,
})

export type ParsedQuote = { ok: true; quote: Quote } | { ok: false; error: QuoteError }

/**
 * The provider's JSON → a clean quote for `askedDay` (yyyy-mm-dd), or the reason it is rejected: wrong types,
 * no content, markup, over QUOTE_LIMITS, or another day's quote, which is never relabelled. Never throws. A
 * missing author is 'Unknown', a missing id 'unknown'; only http(s) picture addresses are accepted.
 */
export function parseProviderQuote(answer: unknown, askedDay: string): ParsedQuote {
  const parsed = v.safeParse(answerSchema, unwrapLegacy(answer))
  if (!parsed.success) {
    const [issue] = parsed.issues
    return failure('wrong-shape', `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
  }
  const fields = parsed.output
  const assignedDay = cleanLine(fields.assign_date)
  if (assignedDay !== askedDay)
    return failure('other-day', `asked for ${askedDay}, got ${assignedDay.slice(0, 40)}`)

  const content = cleanText(fields.content)
  const translation = cleanText(fields.translation)
  if (!content) return failure('blank', 'the content is blank')
  if (containsMarkup(content) || containsMarkup(translation)) return failure('markup', 'HTML instead of text')
  if (Math.max(content.length, translation.length) > QUOTE_LIMITS.text)
    return failure('too-long', `over ${QUOTE_LIMITS.text} characters`)

  const quote: Quote = {
    id: shortOr(fields.id, QUOTE_LIMITS.id, 'unknown'),
    content,
    translation,
    author: shortOr(fields.author, QUOTE_LIMITS.author, 'Unknown'),
    date: askedDay,
    imageUrl: pictureUrl(fields.share_img_urls[0]),
    originImageUrl: pictureUrl(fields.origin_img_urls[0]),
    source: 'provider',
    citation: null,
  }
  return { ok: true, quote }
}

function failure(code: QuoteErrorCode, message: string): ParsedQuote {
  return { ok: false, error: new QuoteError(code, message) }
}

/** `{status_code: 0, data: {…}}`, the format before 2020. */
function unwrapLegacy(answer: unknown): unknown {
  const wrapped = v.safeParse(v.object({ status_code: v.literal(0), data: v.unknown() }), answer)
  return wrapped.success ? wrapped.output.data : answer
}

function containsMarkup(text: string): boolean {
  return /<!doctype|<!--|<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text)
}

function shortOr(text: string, maxLength: number, otherwise: string): string {
  const line = cleanLine(text)
  return line && line.length <= maxLength && !containsMarkup(line) ? line : otherwise
}

function pictureUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > QUOTE_LIMITS.url) return ''
  const url = webAddress(value.trim())
  return url && !url.username ? value.trim() : ''
}

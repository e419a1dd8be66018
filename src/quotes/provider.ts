/**
 * The daily-quote provider's responses, as observed (tests/fixtures/provider-examples.json): lists that are
 * null, missing authors, a cached response for yesterday, an older format wrapped in `data`.
 */
import * as v from 'valibot'
import { QUOTE_LIMITS, type Quote } from '../card/quote'
import { cleanLine, cleanText } from '../text/clean'
import { QuoteError, type QuoteErrorCode } from './quoteError'
import { writtenDay } from './dates'
import { webAddress } from '../scene/values'

const optionalText = v.fallback(v.string(), '')
const imageList = v.fallback(v.array(v.unknown()), [])

// Strict for values that are shown or relied on, lenient for those that can be left out.
const answerSchema = v.object({
  content: v.string(),
  translation: v.nullish(v.string(), ''),
  assign_date: v.nullish(v.string(), ''),
  id: optionalText,
  author: optionalText,
  share_img_urls: imageList,
  origin_img_urls: imageList,
})

const UNREADABLE = '\ufffd' // stands where bytes could not be decoded

export type ParsedQuote = { ok: true; quote: Quote } | { ok: false; error: QuoteError }

/**
 * The provider's JSON → a clean quote for `askedDay` (yyyy-mm-dd), or why it cannot be used: wrong types, no
 * content, markup, over QUOTE_LIMITS, or another day's quote, which is never relabelled; one without a date is
 * `today`'s. Never throws.
 * A missing author is 'Unknown', a missing id 'unknown'; only http(s) picture addresses pass.
 */
export function parseProviderQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  const parsed = v.safeParse(answerSchema, unwrapLegacy(answer))
  if (!parsed.success) {
    const [issue] = parsed.issues
    return failure('wrong-shape', `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
  }
  const fields = parsed.output
  const assigned = cleanLine(fields.assign_date) || today
  if (writtenDay(assigned) !== askedDay)
    return failure('other-day', `asked for ${askedDay}, got ${assigned.slice(0, 40)}`)

  const content = cleanText(fields.content)
  const translation = cleanText(fields.translation)
  if (!content) return failure('blank', 'the content is blank')
  if (`${content}${translation}`.includes(UNREADABLE)) return failure('garbled', 'bytes that are no text')
  if (containsMarkup(content) || containsMarkup(translation))
    return failure('markup', 'HTML where text was due')
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
  return line && line.length <= maxLength && !containsMarkup(line) && !line.includes(UNREADABLE)
    ? line
    : otherwise
}

function pictureUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > QUOTE_LIMITS.url) return ''
  const url = webAddress(value.trim())
  return url && !url.username ? value.trim() : ''
}

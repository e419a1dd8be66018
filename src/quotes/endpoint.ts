/** The provider's answers as observed (tests/fixtures/provider-examples.json), and ours with its citation. */
import { emptyQuote, QUOTE_FIELDS, type Citation, type Quote } from '../card/quote'
import { isRecord, webAddress } from '../scene/values'
import { cleanLine, cleanText } from '../text/clean'
import { QuoteError, type QuoteErrorCode } from './readAnswer'
import { writtenDay } from './dates'
import { QUOTE_LIMITS } from '../card/limits'

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

const UNREADABLE = '\ufffd' // replaces bytes that could not be decoded

export type ParsedQuote = { ok: true; quote: Quote } | { ok: false; error: QuoteError }

/** Never throws. An undated quote is `today`'s; another day's is refused. */
export function parseProviderQuote(answer: unknown, askedDay: string, today: string): ParsedQuote {
  // Parsed by hand: a schema library would add 5 KB gz before home's card.
  const fields = unwrapLegacy(answer)
  if (!isRecord(fields)) return failure('wrong-shape', `answer: not an object but ${typeof fields}`)
  // Strict for values shown or relied on, lenient for optional ones.
  const { content: said, translation: saidInChinese, assign_date: assignedDay } = fields
  if (typeof said !== 'string') return failure('wrong-shape', `content: not a text but ${typeof said}`)
  if (!isTextOrAbsent(saidInChinese)) return failure('wrong-shape', 'translation: not a text')
  if (!isTextOrAbsent(assignedDay)) return failure('wrong-shape', 'assign_date: not a text')
  const assigned = cleanLine(assignedDay ?? '') || today
  if (writtenDay(assigned) !== askedDay)
    return failure('other-day', `asked for ${askedDay}, got ${assigned.slice(0, 40)}`)

  const content = cleanText(said)
  const translation = cleanText(saidInChinese ?? '')
  if (!content) return failure('blank', 'the content is blank')
  if (`${content}${translation}`.includes(UNREADABLE)) return failure('garbled', 'bytes that are no text')
  if (containsMarkup(content) || containsMarkup(translation))
    return failure('markup', 'HTML where text was due')
  if (Math.max(content.length, translation.length) > QUOTE_LIMITS.text)
    return failure('too-long', `over ${QUOTE_LIMITS.text} characters`)

  const quote: Quote = {
    ...emptyQuote(askedDay),
    id: shortOr(fields['id'], QUOTE_LIMITS.id, 'unknown'),
    content,
    translation,
    author: shortOr(fields['author'], QUOTE_LIMITS.author, 'Unknown'),
    imageUrl: pictureUrl(fields['share_img_urls']),
    originImageUrl: pictureUrl(fields['origin_img_urls']),
    source: 'provider',
  }
  return { ok: true, quote }
}

function failure(code: QuoteErrorCode, message: string): ParsedQuote {
  return { ok: false, error: new QuoteError(code, message) }
}

/** `{status_code: 0, data: {…}}`, the format before 2020. */
function unwrapLegacy(answer: unknown): unknown {
  return isRecord(answer) && answer['status_code'] === 0 && 'data' in answer ? answer['data'] : answer
}

function isTextOrAbsent(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string'
}

function containsMarkup(text: string): boolean {
  return /<!doctype|<!--|<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text)
}

function shortOr(text: unknown, maxLength: number, otherwise: string): string {
  const line = typeof text === 'string' ? cleanLine(text) : ''
  return line && line.length <= maxLength && !containsMarkup(line) && !line.includes(UNREADABLE)
    ? line
    : otherwise
}

function pictureUrl(list: unknown): string {
  const value: unknown = Array.isArray(list) ? list[0] : null
  if (typeof value !== 'string' || value.length > QUOTE_LIMITS.url) return ''
  const url = webAddress(value.trim())
  return url && !url.username ? value.trim() : ''
}

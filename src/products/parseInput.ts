/**
 * What was typed into home's field: a product's link, or a quote with its author, in one language or two.
 * Every letter and digit of a quote lands in one of its fields: a wrong guess loses nothing.
 */
import { QUOTE_LIMITS, type Citation } from '../card/quote'
import { cleanText } from '../text/clean'
import { extractAuthors } from './attribution'
import { splitByLanguage } from './languageLines'
import { parseLink } from './parseLink'
import { withoutQuotationMarks } from './quotationMarks'

export type InputErrorCode =
  | 'empty'
  | 'no-words' // only marks
  | 'too-long' // more than a card holds: QUOTE_LIMITS
  | 'bad-link' // http(s) with no address behind it

export type ParsedInput =
  | { kind: 'product'; url: string; host: string }
  | { kind: 'quote'; content: string; translation: string; author: string; citation: Citation | null }
  | { kind: 'error'; code: InputErrorCode }

const LONGEST = 2 * QUOTE_LIMITS.text + QUOTE_LIMITS.author // two languages and a name
const MARKED = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Never throws. A text in one language alone is the quote, whichever it is: `content` is what the card sets large. */
export function parseInput(typed: string): ParsedInput {
  const text = cleanText(typed)
  if (text === '') return { kind: 'error', code: 'empty' }
  const link = parseLink(text)
  if (link === 'bad') return { kind: 'error', code: 'bad-link' }
  if (link) {
    return link.url.length > QUOTE_LIMITS.url
      ? { kind: 'error', code: 'too-long' }
      : { kind: 'product', ...link }
  }
  if (!MARKED.test(text)) return { kind: 'error', code: 'no-words' }
  if (text.length > LONGEST) return { kind: 'error', code: 'too-long' }
  const { content, translation, author, citation } = parseQuote(text)
  const isTooLong =
    Math.max(content.length, translation.length) > QUOTE_LIMITS.text || author.length > QUOTE_LIMITS.author
  return isTooLong
    ? { kind: 'error', code: 'too-long' }
    : { kind: 'quote', content, translation, author, citation }
}

function parseQuote(text: string) {
  const { lines, authors } = extractAuthors(withoutQuotationMarks(text).split('\n').map(trimmed))
  const { english, chinese } = splitByLanguage(lines)
  const [content, translation] = (english === '' ? [chinese, ''] : [english, chinese]).map(
    withoutQuotationMarks,
  )
  return {
    content: content!,
    translation: translation!,
    ...namedWork([...new Set(authors.map(trimmed))].join(' ')),
  }
}

/** 鲁迅《野草》 is 鲁迅, who is cited from 野草. A work with nobody beside it stands for its author: 《论语》. */
function namedWork(attribution: string): { author: string; citation: Citation | null } {
  const [whole = '', work = ''] = /\s*[·,，]?\s*[（(]?《([^《》]+)》[）)]?/u.exec(attribution) ?? []
  const author = attribution.replace(whole, ' ').replace(/\s+/g, ' ').trim()
  if (work === '' || !/\p{L}/u.test(author)) return { author: attribution, citation: null }
  return { author, citation: { work, year: null, translator: null, locator: '', authorZh: '' } }
}

function trimmed(line: string): string {
  return line.replace(/\s+/gu, (blank) => (blank.includes('\u3000') ? '\u3000' : ' ')).trim()
}

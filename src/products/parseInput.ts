/** Every letter and digit ends up in a field, so a wrong guess loses nothing. Forms: attribution.ts. */
import { citationOf, type Citation, type Quote } from '../card/quote'
import { cleanText } from '../text/clean'
import { extractAuthors, withoutQuotationMarks } from './attribution'
import { splitByLanguage } from './languageLines'
import { parseLink } from './parseLink'
import { PAGES_LIMITS, QUOTE_LIMITS } from '../card/limits'

export type InputErrorCode =
  | 'empty'
  | 'no-words' // only punctuation
  | 'too-long'
  | 'bad-link'

export type ParsedInput =
  | { kind: 'product'; url: string; host: string }
  | ({ kind: 'quote' } & Pick<Quote, 'content' | 'translation' | 'original' | 'author' | 'citation'>)
  | { kind: 'long'; text: string } // for several cards
  | { kind: 'error'; code: InputErrorCode }

const MAX_LENGTH = 2 * QUOTE_LIMITS.text + QUOTE_LIMITS.author // two languages and a name
const HAS_WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Never throws. A single-language text becomes `content`, which the card sets large. */
export function parseInput(typed: string): ParsedInput {
  const text = cleanText(typed)
  if (text === '') return { kind: 'error', code: 'empty' }
  if (text.length > PAGES_LIMITS.text)
    return { kind: 'error', code: HAS_WORDS.test(text) ? 'too-long' : 'no-words' }
  const link = parseLink(text)
  if (link === 'bad') return { kind: 'error', code: 'bad-link' }
  if (link) {
    return link.url.length > QUOTE_LIMITS.url
      ? { kind: 'error', code: 'too-long' }
      : { kind: 'product', ...link }
  }
  if (!HAS_WORDS.test(text)) return { kind: 'error', code: 'no-words' }
  if (text.length > MAX_LENGTH) return { kind: 'long', text: typed }
  const words = parseQuote(text)
  const { content, translation, author } = words
  const isTooLong =
    Math.max(content.length, translation.length) > QUOTE_LIMITS.text || author.length > QUOTE_LIMITS.author
  return isTooLong ? { kind: 'long', text: typed } : { kind: 'quote', ...words }
}

function parseQuote(
  text: string,
): Pick<Quote, 'content' | 'translation' | 'original' | 'author' | 'citation'> {
  const { lines, authors } = extractAuthors(withoutQuotationMarks(text).split('\n').map(trimLine))
  const { english, chinese, first } = splitByLanguage(lines)
  const [content, translation] = (english === '' ? [chinese, ''] : [english, chinese]).map(
    withoutQuotationMarks,
  )
  return {
    content: content!,
    translation: translation!,
    original: first === 'chinese' ? 'zh' : 'en',
    ...splitWork([...new Set(authors.map(trimLine))].join(' ')),
  }
}

/** 鲁迅《野草》 is author and work. A work alone becomes the author: 《论语》. */
function splitWork(attribution: string): { author: string; citation: Citation | null } {
  const [whole = '', work = ''] = /\s*[·,，]?\s*[（(]?《([^《》]+)》[）)]?/u.exec(attribution) ?? []
  const author = attribution.replace(whole, ' ').replace(/\s+/g, ' ').trim()
  if (work === '' || !/\p{L}/u.test(author)) return { author: attribution, citation: null }
  return { author, citation: citationOf(work) }
}

function trimLine(line: string): string {
  return line.replace(/\s+/gu, (blank) => (blank.includes('\u3000') ? '\u3000' : ' ')).trim()
}

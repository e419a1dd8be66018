import { Hono } from 'hono'
import type { Quote } from '../card/quote'
import { almanacQuote } from '../quotes/almanac'
import { endpointAnswer } from '../quotes/endpoint'
import { LANGUAGE_IDS, type LanguageId } from '../language/languages'
import { answerTagged, etagOf, refuseMethod } from './answers'
import { DATE, oneOf, readParameters, ZONE } from './parameters'
import { isStandIn, type QuoteDependencies, type QuoteFor } from './quote'
import { dayIn, nameOfZone, secondsLeftIn, ZONE_HEADER } from './zones'
import { dayCard } from '../card/dayCard'
import { linkWords, type SpokenText } from '../card/linkPreview'
import { plainText } from '../export/xmlText'
import { memoByObject } from '../scene/memo'

const HOUR_S = 3_600

/** Another day may be today elsewhere: an hour. An undated request's day has just ended: not cached. */
function keptFor(calendarDay: string, isDated: boolean, zone: string | null, now: Date): string {
  if (calendarDay === dayIn(zone, now)) return `max-age=${secondsLeftIn(zone, now)}`
  return isDated ? `max-age=${HOUR_S}` : 'no-store'
}

export const TEXTS = {
  '.txt': { type: 'text/plain', write: quoteText },
  '.md': { type: 'text/markdown', write: quoteMarkdown },
} as const

export const QUOTE_PARAMETERS = {
  date: DATE,
  tz: ZONE,
  source: oneOf(['almanac'], 'Skips the quote service that the server may have.'),
}
export const TEXT_PARAMETERS = {
  ...QUOTE_PARAMETERS,
  lang: oneOf([...LANGUAGE_IDS, 'both'], 'The language of the words; without it, both.'),
}

/** Undated, it is today in `tz=`, else in the server's zone. */
export function quoteEndpoint(dependencies: QuoteDependencies, quoteFor: QuoteFor): Hono {
  return new Hono()
    .use(async (c, next) => {
      c.header('access-control-allow-origin', '*') // other sites may ask
      await next()
    })
    .get('/', async (c) => {
      const text = TEXTS[c.req.path.slice('/api/quote'.length) as keyof typeof TEXTS]
      const asked = readParameters(c.req, TEXT_PARAMETERS)
      const { date, tz: zone = null, source, lang: language = 'both' } = asked
      const calendarDay = date ?? dayIn(zone, dependencies.now())
      const isDated = date !== undefined
      const isOfAlmanac = source === 'almanac' // as links to a day specify it
      const quote = isOfAlmanac ? almanacQuote(calendarDay) : await quoteFor(c, calendarDay)
      // An almanac quote may stand in for a provider that returns soon.
      const isFinal = isOfAlmanac || !isStandIn(quote, dependencies.providerUrl)
      c.header(
        'cache-control',
        isFinal ? keptFor(calendarDay, isDated, zone, dependencies.now()) : 'no-store',
      )
      if (!isDated) c.header(ZONE_HEADER, nameOfZone(zone))
      if (text) return answerTagged(c, text.write(quote, language), `${text.type}; charset=utf-8`)
      const { body, etag } = await written(quote)
      return answerTagged(c, body, 'application/json', etag)
    })
    .all('/', refuseMethod)
}

/** Runs once per quote object: a thousand requests a second may ask. The body is too small to compress. */
const written = memoByObject(async (quote: Quote) => {
  const body = JSON.stringify(endpointAnswer(quote))
  return { body, etag: await etagOf(body) }
})

/** A day's words as plain text or Markdown. */
type TextLanguage = LanguageId | 'both'

/** One paragraph a language, then a line with who said it and where. Ends with a line break. */
function quoteText(quote: Quote, language: TextLanguage): string {
  return `${paragraphsOf(quote, language).join('\n\n')}\n`
}

export function quoteMarkdown(quote: Quote, language: TextLanguage): string {
  const lines = paragraphsOf(quote, language).map((text) => escaped(text).split('\n').join('\\\n> '))
  return `> ${lines.join('\n>\n> ')}\n`
}

function paragraphsOf(quote: Quote, language: TextLanguage): string[] {
  const { paragraphs, attribution } = linkWords(dayCard(quote))
  const from = inLanguage(attribution, language).join(language === 'zh' ? '，' : ', ')
  return [...inLanguage(paragraphs, language), ...(from === '' ? [] : [`— ${from}`])]
}

/** All of it if there is nothing in the language. */
function inLanguage(texts: readonly SpokenText[], language: TextLanguage): string[] {
  const own = texts.filter((text) => text.language === language)
  return (own.length > 0 ? own : texts).map(({ text }) => plainText(text)).filter((text) => text !== '')
}

/** CommonMark: a backslash before punctuation makes it plain. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*(?:\d{1,9}|))([.)+-])/gm, String.raw`$1\$2`)
}

import { almanacDay, dayPath } from '../calendar/dayPaths'
import { dayInWords } from '../language/dateInWords'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { withLanguage } from '../language/path'
import { SITE } from '../site'
import { hasHan } from '../text/characters'
import { cleanLine } from '../text/clean'
import { cutToLength } from '../text/graphemes'
import { altTextIn } from './caption'
import { dayCard } from './dayCard'
import { DAY_PICTURE, dayCardPath } from './cardAddress'
import { quoteWords } from './dayWords'
import type { LinkPreview } from './linkPreview'
import type { Quote } from './quote'

/** in Latin letters, for search results; a Chinese character counts as two */
const WIDTHS = { title: 62, description: 158, alt: 800 }

export function dayPreview(quote: Quote, dayName: string, language: LanguageId): LinkPreview {
  const { author, citation } = quoteWords(quote, language)
  const [own, other] = textsFor(quote, language)
  const saidBy = [...(author === '' ? [] : [`— ${author}`]), dayInWords(dayName, language)].join(' · ')
  const roomForWords = WIDTHS.title - widthOf(saidBy) - 3
  const source = [author, citation].filter((part) => part !== '').join(language === 'zh' ? '，' : ', ')
  const about = source === '' ? '' : `— ${source}`
  return {
    title: `“${shortened(own, Math.max(roomForWords, 12))}” ${saidBy}`,
    description: [shortened(other || own, WIDTHS.description - widthOf(about) - 1), about].join(' ').trim(),
    query: '',
    picture: {
      ...DAY_PICTURE,
      path: dayCardPath(dayName),
      alt: shortened(altTextIn(dayCard(quote, dayName), language), WIDTHS.alt),
    },
    data: quotation(quote, dayName, language),
  }
}

/** For search engines (schema.org/Quotation). */
function quotation(quote: Quote, dayName: string, language: LanguageId): object {
  const { author, otherName, citation: cited } = quoteWords(quote, language)
  const [own, other] = textsFor(quote, language)
  const { citation } = quote
  const url = SITE.siteUrl + withLanguage(dayPath(almanacDay(dayName)), language)
  const person =
    author === ''
      ? null
      : { '@type': 'Person', name: author, ...(otherName !== '' && { alternateName: otherName }) }
  const otherText = other !== '' && {
    '@type': 'Quotation',
    text: other,
    inLanguage: LANGUAGES[language === 'zh' ? 'en' : 'zh'].htmlLang,
  }
  const isOriginal = originalLanguage(quote) === language
  return {
    '@context': 'https://schema.org',
    '@type': 'Quotation',
    '@id': `${url}#quotation`,
    url,
    text: own,
    inLanguage: LANGUAGES[other === '' && hasHan(own) ? 'zh' : language].htmlLang,
    ...(person && { creator: person }),
    ...(citation &&
      citation.work !== '' && {
        isPartOf: {
          '@type': 'CreativeWork',
          name: citation.work,
          ...(person && { author: person }),
          ...(citation.year !== null &&
            citation.year > 0 && { datePublished: String(citation.year).padStart(4, '0') }),
        },
        citation: cited,
      }),
    ...(otherText && { [isOriginal ? 'workTranslation' : 'translationOfWork']: otherText }),
    image: SITE.siteUrl + dayCardPath(dayName),
  }
}

/** Chinese works are quoted in Chinese; the English text is all others' source. */
function originalLanguage({ citation }: Quote): LanguageId {
  return citation && hasHan(citation.work) ? 'zh' : 'en'
}

/** The page's language is first; '' if there is none. */
function textsFor({ content, translation }: Quote, language: LanguageId): [own: string, other: string] {
  const lines = [content, translation].map(cleanLine) as [string, string]
  return language === 'zh' && lines[1] !== '' ? [lines[1], lines[0]] : lines
}

/** @param width in Latin letters, as search results count */
export function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let length = text.length
  while (widthOf(text.slice(0, length)) > width - 1) length -= 1
  return `${cutToLength(text, length).replace(/[\s，。、；：,.;:—-]+$/u, '')}…`
}

function widthOf(text: string): number {
  return text.length + (text.match(/[\p{Script=Han}，。、；：「」？！（）《》]/gu)?.length ?? 0)
}

import type { LanguageId } from '../language/languages'
import { RATIOS } from '../look/ratios'
import { targetSize } from '../look/target'
import { targetOf } from '../look/targets'
import { cleanLine, cleanText } from '../text/clean'
import { cutToLength } from '../text/graphemes'
import { altTextIn } from './caption'
import type { Card, QuoteCard } from './card'
import { codeQuery } from './cardAddress'
import { hasHan } from '../text/characters'
import { attributionOf, citedWork } from './attribution'
import { textsInOrder } from './primaryText'

export interface LinkPreview {
  title: string
  description: string
  query: string
  picture: { path: string; type: string; widthPx: number; heightPx: number; alt: string }
  data?: object // the page's structured data (schema.org)
}

const LONGEST = { title: 90, description: 200, alt: 400 }
const SCALE = 2

export function linkPreview(card: Card, code: string, language: LanguageId): LinkPreview {
  const { paragraphs, attribution } = linkWords(card)
  const first = paragraphs.find((words) => words.language === language) ?? paragraphs[0]
  const others = paragraphs.filter((words) => words !== first)
  const names = attribution.map(({ text }) => text).join(', ')
  const rest = [...others.map(({ text }) => text), names === '' ? '' : `— ${names}`]
  const target = targetOf(card.settings.target)
  const { width, height } = target ? targetSize(target) : RATIOS[card.settings.aspectRatio]
  return {
    title: shortened(first?.text ?? '', LONGEST.title),
    description: shortened(rest.filter((text) => text !== '').join(' '), LONGEST.description),
    query: codeQuery(code),
    picture: {
      path: `/api/card.jpg${codeQuery(code)}`,
      type: 'image/jpeg',
      widthPx: width * SCALE,
      heightPx: height * SCALE,
      alt: shortened(altTextIn(card, language), LONGEST.alt),
    },
  }
}

function shortened(text: string, longest: number): string {
  const line = cleanLine(text)
  return line.length <= longest ? line : `${cutToLength(line, longest - 1).trimEnd()}…`
}

export interface SpokenText {
  text: string
  language: LanguageId
}

interface LinkWords {
  paragraphs: readonly SpokenText[]
  attribution: readonly SpokenText[] // in each language of the card, then the work
}

export function linkWords(card: Card): LinkWords {
  if (card.kind === 'product') {
    const { product, settings } = card
    const texts = [
      product.name,
      settings.showTagline ? product.tagline : '',
      settings.showDescription ? product.description : '',
    ]
    return { paragraphs: spoken(texts.map(cleanText)), attribution: [] }
  }
  const { quote, settings } = card
  return {
    paragraphs: spoken(textsInOrder(quote, settings).map(cleanText)),
    attribution: settings.showAuthor ? spoken(attributionIn(card).map(cleanLine)) : [],
  }
}

function attributionIn({ quote, settings }: QuoteCard): string[] {
  const { names, work, ...known } = attributionOf(quote, settings)
  return [
    ...names.map((name) => known[name]),
    work === '' || !quote.citation ? '' : citedWork(quote.citation),
  ]
}

function spoken(texts: readonly string[]): SpokenText[] {
  return texts.filter((text) => text !== '').map((text) => ({ text, language: hasHan(text) ? 'zh' : 'en' }))
}

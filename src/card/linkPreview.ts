import type { LanguageId } from '../language/languages'
import { RATIOS } from '../look/ratios'
import { targetSize } from '../look/target'
import { targetOf } from '../look/targets'
import { cleanLine } from '../text/clean'
import { cutToLength } from '../text/graphemes'
import { altTextIn } from './caption'
import type { Card } from './card'
import { codeQuery } from './cardAddress'
import { linkWords } from './linkWords'

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

import type { LanguageId } from '../../language/languages'
import { citationInWords } from '../citationInWords'
import { dayOf, type Card } from '../card'
import { cardLink } from '../cardLink'
import type { SetItem } from './setItem'

export const MANIFEST_NAME = 'manifest.json'

export interface DrawnFacts {
  item: SetItem
  widthPx: number
  heightPx: number
  bytes: number
}

export interface ManifestEntry {
  file: string
  date: string // yyyy-mm-dd
  quote?: string
  translation?: string
  author?: string
  source?: string // work, translator and year, if known
  product?: string
  productLink?: string
  madeFor: string // a target, or a ratio
  width: number // px
  height: number
  bytes: number
  link?: string
}

export function manifestEntry(
  card: Card,
  { day, ...file }: { day: string } & Pick<ManifestEntry, 'file' | 'madeFor' | 'width' | 'height' | 'bytes'>,
  language: LanguageId,
): ManifestEntry {
  const { file: name, ...facts } = file
  return { file: name, date: day, ...wordsOf(card, language), ...facts }
}

/** @param origin https://quotidian.example */
export async function manifest(
  drawn: readonly DrawnFacts[],
  { name, language, origin }: { name: string; language: LanguageId; origin: string },
): Promise<string> {
  const links = new Map<Card, string>()
  const pictures: ManifestEntry[] = []
  for (const { item, widthPx: width, heightPx: height, bytes } of drawn) {
    const { card, fileName: file, place: madeFor } = item
    const link = links.get(card) ?? (await cardLink(card, { origin, isPrivate: false })).url
    links.set(card, link)
    const day = item.day ?? dayOf(card)
    pictures.push({ ...manifestEntry(card, { file, day, madeFor, width, height, bytes }, language), link })
  }
  return `${JSON.stringify({ name, site: origin, language, pictures }, null, 2)}\n`
}

function wordsOf(card: Card, language: LanguageId): Partial<ManifestEntry> {
  if (card.kind === 'product') return { product: card.product.name, productLink: card.product.url }
  const { content, translation, author, citation } = card.quote
  const source = citationInWords(citation, language)
  return { quote: content, translation, author, ...(source !== '' && { source }) }
}

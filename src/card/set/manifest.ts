import type { LanguageId } from '../../language/languages'
import { citationInWords } from '../citationInWords'
import { dayOf } from '../card'
import { cardLink } from '../cardLink'
import type { SetItem } from './setItem'

/** The file of a set that says what its pictures are: for those who post them, and for programs. */
export const MANIFEST_NAME = 'manifest.json'

/** A picture that was drawn, as its own bytes tell it. */
export interface DrawnFacts {
  item: SetItem
  widthPx: number
  heightPx: number
  bytes: number
}

interface ManifestEntry {
  file: string
  date: string // yyyy-mm-dd
  quote?: string
  translation?: string
  author?: string
  source?: string // work, translator and year, where they are known
  product?: string
  productLink?: string
  madeFor: string // a target, or a ratio
  width: number // px
  height: number
  bytes: number
  link: string // opens the card on the site
}

/**
 * What a set holds, as JSON that people read too.
 * @param origin of the links: https://quotidian.example
 */
export async function manifest(
  drawn: readonly DrawnFacts[],
  { name, language, origin }: { name: string; language: LanguageId; origin: string },
): Promise<string> {
  const links = new Map<SetItem['card'], string>()
  const pictures: ManifestEntry[] = []
  for (const { item, widthPx, heightPx, bytes } of drawn) {
    const link =
      links.get(item.card) ?? (await cardLink(item.card, language, { origin, isPrivate: false })).url
    links.set(item.card, link)
    pictures.push({
      file: item.fileName,
      date: item.day ?? dayOf(item.card),
      ...wordsOf(item, language),
      madeFor: item.place,
      width: widthPx,
      height: heightPx,
      bytes,
      link,
    })
  }
  return `${JSON.stringify({ name, site: origin, language, pictures }, null, 2)}\n`
}

function wordsOf({ card }: SetItem, language: LanguageId): Partial<ManifestEntry> {
  if (card.kind === 'product') return { product: card.product.name, productLink: card.product.url }
  const { content, translation, author, citation } = card.quote
  const source = citationInWords(citation, language)
  return { quote: content, translation, author, ...(source !== '' && { source }) }
}

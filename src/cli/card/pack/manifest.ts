import type { Card } from '../../../card/card'
import { citedWork } from '../../../card/citedWork'
import type { DrawnCard, Task } from '../task'

export const MANIFEST = 'manifest.json'

/** What a pack says of one of its files. */
interface ManifestEntry {
  file: string
  date: string
  quote: string // of a product its name
  translation: string
  author: string
  source: string // "The Republic, Book II (-375)"; '' if it is not known
  target: string
  widthPx: number
  heightPx: number
  bytes: number
  link: string | null // to the card
}

export function manifestEntry(
  { day, file, request }: Task,
  { widthPx, heightPx, bytes, link }: DrawnCard,
): ManifestEntry {
  const { card } = request
  const target = card.settings.target
  return {
    file: file ?? '',
    date: day,
    ...wordsOf(card),
    target,
    widthPx,
    heightPx,
    bytes: bytes.length,
    link,
  }
}

/** The file's text, an entry a line. */
export function manifestText(entries: readonly string[]): string {
  return `{\n  "cards": [\n${entries.map((entry) => `    ${entry}`).join(',\n')}\n  ]\n}\n`
}

function wordsOf(card: Card): Pick<ManifestEntry, 'quote' | 'translation' | 'author' | 'source'> {
  if (card.kind === 'product') return { quote: card.product.name, translation: '', author: '', source: '' }
  const { content, translation, author, citation } = card.quote
  const year = citation?.year ?? null
  const source = citation ? citedWork(citation) + (year === null ? '' : ` (${year})`) : ''
  return { quote: content, translation, author, source }
}

/** Importing merges: nothing is overwritten. */
import { isDayName } from '../calendar/dayPaths'
import { isRecord, parsedJson } from '../scene/values'
import { unmarked, withPictures } from './cardPictures'
import { isTime } from './keptId'
import { readKeptRecord, recordOf, type KeptCard } from './keptCard'

const KIND = 'quotidian-cards'
const FILE_VERSION = 1

/** Larger files exceed a browser's string length. Thousands of cards with hundreds of photos are smaller. */
export const MAX_KEPT_FILE_BYTES = 400_000_000

export type KeptFileErrorCode = 'not-cards' | 'newer' | 'empty' | 'too-large'

export class KeptFileError extends Error {
  override name = 'KeptFileError'
  constructor(readonly code: KeptFileErrorCode) {
    super(`file of kept cards: ${code}`)
  }
}

export type CardInFile = Omit<KeptCard, 'id'>
export interface DayInFile {
  day: string
  keptAt: number
}

export interface KeptFileContent {
  cards: CardInFile[]
  days: DayInFile[]
  pictures: Record<string, string> // data URLs by their names in the cards
}

/** In pieces, since joined they may exceed the maximum string length. */
export function* keptFile(
  cards: readonly CardInFile[],
  days: readonly DayInFile[],
  pictures: Iterable<readonly [src: string, dataUrl: string]>,
): Generator<string> {
  yield `{"kind":"${KIND}","version":${FILE_VERSION},\n"days":${JSON.stringify(days)},\n"cards":[`
  let separator = '\n'
  for (const card of cards) {
    yield separator + JSON.stringify(recordOf({ ...card, card: withPictures(card.card, unmarked) }))
    separator = ',\n'
  }
  yield '\n],\n"pictures":{'
  separator = '\n'
  for (const [src, dataUrl] of pictures) {
    yield `${separator}${JSON.stringify(src)}:${JSON.stringify(dataUrl)}`
    separator = ',\n'
  }
  yield '\n}}\n'
}

/** Skips unreadable entries. @throws {KeptFileError} */
export function readKeptFile(text: string, today: string): KeptFileContent {
  if (text.length > MAX_KEPT_FILE_BYTES) throw new KeptFileError('too-large')
  const data = parsedJson(text)
  if (!isRecord(data) || data.kind !== KIND || !Array.isArray(data.cards))
    throw new KeptFileError('not-cards')
  if (typeof data.version !== 'number' || data.version > FILE_VERSION) throw new KeptFileError('newer')
  const cards = data.cards.flatMap((entry: unknown) => {
    const { kept } = readKeptRecord('', entry, today)
    if (!kept) return []
    const { id: _none, ...card } = kept
    return card
  })
  const days = (Array.isArray(data.days) ? data.days : []).flatMap((entry: unknown): DayInFile[] => {
    const { day, keptAt } = isRecord(entry) ? entry : {}
    if (typeof day !== 'string' || !isDayName(day)) return []
    return [{ day, keptAt: isTime(keptAt) ? keptAt : 0 }]
  })
  if (cards.length + days.length === 0) throw new KeptFileError('empty')
  const pictures = Object.entries(isRecord(data.pictures) ? data.pictures : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('data:image/'),
  )
  return { cards, days, pictures: Object.fromEntries(pictures) }
}

/** Adds equal cards under one name only as often as they are missing. */
export function newCards(
  inFile: readonly CardInFile[],
  kept: readonly Pick<KeptCard, 'name' | 'card'>[],
): CardInFile[] {
  const known = new Map<string, number>()
  for (const card of kept) known.set(contentOf(card), (known.get(contentOf(card)) ?? 0) + 1)
  return inFile.filter((card) => {
    const content = contentOf(card)
    const count = known.get(content) ?? 0
    if (count > 0) known.set(content, count - 1)
    return count === 0
  })
}

function contentOf({ name, card }: Pick<KeptCard, 'name' | 'card'>): string {
  return JSON.stringify([name, withPictures(card, unmarked)], (_key, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

import { isDayName } from '../calendar/dayPaths'
import { isRecord, parsedJson } from '../scene/values'
import { jsonInOrder } from '../scene/written'
import { unmarked, withPictures } from './cardPictures'
import { isTime } from './keptId'
import { readKeptRecord, recordOf, type KeptCard } from './keptCard'
import { restoreMyQuote, type MyQuote } from './myQuote'

/** Importing merges: nothing is overwritten. */

const KIND = 'quotidian-cards'
const FILE_VERSION = 1

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
  quotes: MyQuote[]
  dayLog: unknown // by day; `restoreLog` reads it
}

/** Yields pieces, since joined they may exceed the longest string. */
export async function* keptFile(
  cards: readonly CardInFile[],
  days: readonly DayInFile[],
  pictures: AsyncIterable<readonly [src: string, dataUrl: string]>,
  { quotes, dayLog }: { quotes: readonly MyQuote[]; dayLog: unknown } = { quotes: [], dayLog: {} },
): AsyncGenerator<string> {
  yield `{"kind":"${KIND}","version":${FILE_VERSION},\n"days":${JSON.stringify(days)},\n"cards":[`
  let separator = '\n'
  for (const card of cards) {
    yield separator + JSON.stringify(recordOf({ ...card, card: withPictures(card.card, unmarked) }))
    separator = ',\n'
  }
  yield `\n],\n"quotes":${JSON.stringify(quotes)},\n"dayLog":[${JSON.stringify(dayLog)}]`
  yield ',\n"pictures":{'
  separator = '\n'
  for await (const [src, dataUrl] of pictures) {
    yield `${separator}${JSON.stringify(src)}:${JSON.stringify(dataUrl)}`
    separator = ',\n'
  }
  yield '\n}}\n'
}

/** @throws {KeptFileError} */
export async function readKeptFile(pieces: AsyncIterable<string>, today: string): Promise<KeptFileContent> {
  let [kind, version]: unknown[] = []
  const cards: CardInFile[] = []
  const days: DayInFile[] = []
  const quotes: MyQuote[] = []
  let dayLog: unknown = null
  const isWanted = (name: string) => ['cards', 'days', 'quotes', 'dayLog'].includes(name)
  for await (const { key, value } of jsonEntries(pieces, isWanted)) {
    if (key === 'kind') kind = value
    if (key === 'version') version = value
    if (key === 'cards') cards.push(...cardIn(value, today))
    if (key === 'days') days.push(...dayIn(value))
    if (key === 'quotes') quotes.push(...quoteIn(value))
    if (key === 'dayLog') dayLog = value
  }
  if (kind !== KIND) throw new KeptFileError('not-cards')
  if (typeof version !== 'number' || version > FILE_VERSION) throw new KeptFileError('newer')
  if (cards.length + days.length + quotes.length === 0) throw new KeptFileError('empty')
  return { cards, days, quotes, dayLog }
}

/** @throws {KeptFileError} */
export async function* picturesInKeptFile(
  pieces: AsyncIterable<string>,
): AsyncGenerator<[src: string, dataUrl: string]> {
  for await (const { key, value } of jsonEntries(pieces, (name) => name === 'pictures')) {
    const [src, dataUrl] = key === 'pictures' && isRecord(value) ? (Object.entries(value)[0] ?? []) : []
    if (src !== undefined && typeof dataUrl === 'string' && dataUrl.startsWith('data:image/'))
      yield [src, dataUrl]
  }
}

function cardIn(entry: unknown, today: string): CardInFile[] {
  const { kept } = readKeptRecord('', entry, today)
  if (!kept) return []
  const { id: _none, ...card } = kept
  return [card]
}

function dayIn(entry: unknown): DayInFile[] {
  const { day, keptAt } = isRecord(entry) ? entry : {}
  if (typeof day !== 'string' || !isDayName(day)) return []
  return [{ day, keptAt: isTime(keptAt) ? keptAt : 0 }]
}

function quoteIn(entry: unknown): MyQuote[] {
  const { id } = isRecord(entry) ? entry : {}
  const quote = restoreMyQuote(typeof id === 'string' ? id : '', entry)
  return quote ? [quote] : []
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
  return jsonInOrder([name, withPictures(card, unmarked)])
}

interface JsonEntry {
  key: string // in the outermost object
  value: unknown // null if invalid; for an entry of a record, a record of it alone
}

const MAX_ENTRY = 150_000_000 // UTF-16; a picture of 80 MB as base64 has 107 million
const OUTSIDE = /["{}[\],]/g
const INSIDE = /["\\]/g

/** @throws {KeptFileError} if it is no whole object, or an entry is longer than anything that we write */
async function* jsonEntries(
  pieces: AsyncIterable<string>,
  isWanted: (key: string) => boolean,
): AsyncGenerator<JsonEntry> {
  let [depth, isInText, isEnded, isList] = [0, false, false, false]
  let [key, held, skipped] = ['', '', 0]
  for await (const piece of pieces) {
    let [at, from] = [skipped, 0]
    for (;;) {
      const signs = isInText ? INSIDE : OUTSIDE
      signs.lastIndex = at
      const found = signs.exec(piece)
      if (!found) break
      const [sign] = found
      at = found.index + 1
      if (sign === '\\') at += 1
      if (sign === '"') isInText = !isInText
      if (sign === '"' || sign === '\\') continue
      const isOpened = sign === '{' || sign === '['
      const isClosed = sign === '}' || sign === ']'
      depth += Number(isOpened) - Number(isClosed)
      if (depth > 2 || (isClosed && depth === 2)) continue
      const text = held + piece.slice(from, found.index)
      held = ''
      from = at
      if (isOpened && depth === 2) {
        key = keyIn(text)
        isList = sign === '['
      } else if (isOpened ? sign === '[' || isEnded || text.trim() !== '' : depth < 0)
        throw new KeptFileError('not-cards')
      else if (!isOpened) {
        const isOfInner = depth === (isClosed ? 1 : 2)
        if (isClosed && (sign === ']') !== (isOfInner && isList)) throw new KeptFileError('not-cards')
        if (isOfInner && isWanted(key) && text.trim() !== '')
          yield { key, value: parsedJson(isList ? text : `{${text}}`) }
        if (!isOfInner && text.trim() !== '') yield memberIn(text)
        isEnded ||= depth === 0
      }
    }
    skipped = Math.max(0, at - piece.length)
    if (depth === 0 && piece.slice(from).trim() !== '') throw new KeptFileError('not-cards')
    if (depth === 1 || (depth >= 2 && isWanted(key))) held += piece.slice(from)
    if (held.length > MAX_ENTRY) throw new KeptFileError('too-large')
  }
  if (!isEnded) throw new KeptFileError('not-cards')
}

function keyIn(text: string): string {
  return memberIn(`${text}0`).key
}

function memberIn(text: string): JsonEntry {
  const member = parsedJson(`{${text}}`)
  const [entry] = isRecord(member) ? Object.entries(member) : []
  if (!entry) throw new KeptFileError('not-cards')
  return { key: entry[0], value: entry[1] }
}

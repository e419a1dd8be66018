/** Loaded on first press. */
import type { createStore } from 'jotai'
import {
  keptFile,
  KeptFileError,
  newCards,
  picturesInKeptFile,
  readKeptFile,
  type KeptFileContent,
  type KeptFileErrorCode,
  type CardInFile,
} from '../../../card/keptFile'
import { HEAD_BYTES, pictureKind } from '../../../draw/pictures/pictureKind'
import { saveBlob } from '../../../export/save'
import { looksLikeGbk, utf16Of } from '../../../text/decoded'
import { localDay } from '../../../quotes/dates'
import { addKeptCardsAtom, readKeptCardsAtom } from '../../../state/kept/keptCards'
import { addKeptDaysAtom, readKeptDays } from '../../../state/kept/keptDays'
import { addDayLog, putMyQuotesAtom, readDayLog, readMyQuotes } from '../../../state/kept/myQuotes'
import { restoreLog } from '../../../quotes/myDays'
import { KeptError, type KeptProblem } from '../../../state/kept/keptRecords'
import { readCardInPicture } from '../../shared/pictures/readCardInPicture'
import { marked, withPictures } from '../../../card/cardPictures'
import type { Card } from '../../../card/card'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { dataUrlOfFile } from '../../../export/dataUrl'
import { takenFrom } from '../../shared/pictures/dataUrls'

type Store = ReturnType<typeof createStore>

export type ImportOutcome =
  { cards: number; days: number; quotes: number } | { error: KeptFileErrorCode | KeptProblem; cards?: never }

/** Returns the problem if it could not be read. */
export async function exportAll(store: Store): Promise<KeptProblem | null> {
  try {
    const [cards, days] = await Promise.all([store.set(readKeptCardsAtom), readKeptDays(store.get)])
    const parts: Blob[] = []
    const mine = { quotes: await readMyQuotes(store.get), dayLog: await readDayLog(store.get) }
    for await (const piece of keptFile(cards, days, packedPictures(cards), mine))
      parts.push(new Blob([piece]))
    const day = localDay(new Date())
    saveBlob(new Blob(parts, { type: 'application/json' }), `quotidian-cards-${day}.json`)
    return null
  } catch (error) {
    if (error instanceof KeptError) return error.code
    throw error
  }
}

/** Adds all cards or none, then all days or none, then all quotes or none. Existing entries stay. */
export async function importFile(store: Store, file: File): Promise<ImportOutcome> {
  try {
    const content = await contentOf(file)
    const fresh = newCards(content.cards, await store.set(readKeptCardsAtom))
    const problem = await store.set(addKeptCardsAtom, fresh)
    if (problem) return { error: problem }
    const days = await store.set(addKeptDaysAtom, content.days)
    if (typeof days !== 'number') return { error: days }
    const kept = new Set((await readMyQuotes(store.get)).map(({ id }) => id))
    const quotes = content.quotes.filter(({ id }) => !kept.has(id))
    const failed =
      (await store.set(putMyQuotesAtom, quotes)) ?? (await addDayLog(store.get, restoreLog(content.dayLog)))
    return failed ? { error: failed } : { cards: fresh.length, days, quotes: quotes.length }
  } catch (error) {
    if (error instanceof KeptFileError || error instanceof KeptError) return { error: error.code }
    throw error
  }
}

/** @throws {KeptFileError} */
async function contentOf(file: File): Promise<KeptFileContent> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (pictureKind(head) === 'other') {
    const encoding = await encodingOf(file, head)
    if (encoding === null) throw new KeptFileError('not-cards')
    const content = await readKeptFile(textIn(file, encoding), localDay(new Date()))
    return { ...content, cards: await withPicturesOf(file, encoding, content.cards) }
  }
  const card = await readCardInPicture(file)
  if (!card) throw new KeptFileError('not-cards')
  const now = Date.now()
  const kept = { name: '', card: withPictures(card, marked), keptAt: now, changedAt: now }
  return { cards: [kept], days: [], quotes: [], dayLog: null }
}

const SLICE_BYTES = 4_000_000

async function* slicesOf(file: File): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += SLICE_BYTES)
    yield new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer())
}

async function* textIn(file: File, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const slice of slicesOf(file)) yield decoder.decode(slice, { stream: true })
  yield decoder.decode()
}

async function encodingOf(file: File, head: Uint8Array): Promise<string | null> {
  const utf16 = utf16Of(head)
  if (utf16) return utf16
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const slice of slicesOf(file)) {
    try {
      decoder.decode(slice, { stream: true })
    } catch {
      return looksLikeGbk(slice) ? 'gb18030' : null
    }
  }
  return 'utf-8'
}

async function* packedPictures(cards: readonly CardInFile[]): AsyncGenerator<[string, string]> {
  for (const src of ownPicturesOf(cards)) {
    const picture = await pictureStore.find(src)
    if (picture) yield [src, await dataUrlOfFile(picture.blob)]
  }
}

async function withPicturesOf(file: File, encoding: string, cards: readonly CardInFile[]) {
  const names = new Map<string, string>()
  const wanted = ownPicturesOf(cards)
  const pictures = wanted.size > 0 ? picturesInKeptFile(textIn(file, encoding)) : []
  for await (const [src, dataUrl] of pictures) {
    if (!wanted.delete(src)) continue
    const taken = await takenFrom(dataUrl)
    if (taken) names.set(src, taken)
  }
  return cards.map((inFile) => ({
    ...inFile,
    card: withPictures(inFile.card, (src) => names.get(src) ?? marked(src)),
  }))
}

function ownPicturesOf(cards: readonly { card: Card }[]): Set<string> {
  const found = new Set<string>()
  for (const { card } of cards)
    withPictures(card, (src) => {
      if (isOwnPicture(src)) found.add(src)
      return src
    })
  return found
}

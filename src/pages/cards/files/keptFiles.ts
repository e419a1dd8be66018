/** Export All and Import…, loaded on first press. */
import type { createStore } from 'jotai'
import {
  keptFile,
  KeptFileError,
  MAX_KEPT_FILE_BYTES,
  newCards,
  readKeptFile,
  type KeptFileContent,
  type KeptFileErrorCode,
  type CardInFile,
} from '../../../card/keptFile'
import { HEAD_BYTES, pictureKind } from '../../../draw/pictures/pictureKind'
import { saveBlob } from '../../../export/save'
import { decoded } from '../../../text/decoded'
import { localDay } from '../../../quotes/dates'
import { addKeptCardsAtom, readKeptCardsAtom } from '../../../state/kept/keptCards'
import { addKeptDaysAtom, readKeptDaysAtom } from '../../../state/kept/keptDays'
import { KeptError, type KeptProblem } from '../../../state/kept/keptRecords'
import { readCardInPicture } from '../../shared/pictures/readCardInPicture'
import { marked, withPictures } from '../../../card/cardPictures'
import type { Card } from '../../../card/card'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { takePicture } from '../../../draw/pictures/takePicture'
import { blobOf, dataUrlOf } from '../../shared/pictures/dataUrls'

type Store = ReturnType<typeof createStore>

/** How much of a file was new, or why nothing was added. */
export type ImportOutcome =
  { cards: number; days: number } | { error: KeptFileErrorCode | KeptProblem; cards?: never }

/** Writes everything kept to one file. Returns the problem if it could not be read. */
export async function exportAll(store: Store): Promise<KeptProblem | null> {
  try {
    const [cards, days] = await Promise.all([store.set(readKeptCardsAtom), store.set(readKeptDaysAtom)])
    const pieces = keptFile(cards, days, await packCardPictures(cards))
    const day = localDay(new Date())
    saveBlob(new Blob([...pieces], { type: 'application/json' }), `quotidian-cards-${day}.json`)
    return null
  } catch (error) {
    if (error instanceof KeptError) return error.code
    throw error
  }
}

/**
 * Adds what is new in a file or an exported picture: all cards or none, then all days or none. Existing
 * entries stay, so reimporting is safe.
 */
export async function importFile(store: Store, file: File): Promise<ImportOutcome> {
  try {
    const content = await contentOf(file)
    const cards = await unpackCardPictures(content.cards, content.pictures)
    const fresh = newCards(cards, await store.set(readKeptCardsAtom))
    const problem = await store.set(addKeptCardsAtom, fresh)
    if (problem) return { error: problem }
    const days = await store.set(addKeptDaysAtom, content.days)
    return typeof days === 'number' ? { cards: fresh.length, days } : { error: days }
  } catch (error) {
    if (error instanceof KeptFileError || error instanceof KeptError) return { error: error.code }
    throw error
  }
}

/** @throws {KeptFileError} */
async function contentOf(file: File): Promise<KeptFileContent> {
  if (file.size > MAX_KEPT_FILE_BYTES) throw new KeptFileError('too-large')
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (pictureKind(head) === 'other') {
    const text = decoded(new Uint8Array(await file.arrayBuffer()))
    if (text === null) throw new KeptFileError('not-cards')
    return readKeptFile(text, localDay(new Date()))
  }
  const card = await readCardInPicture(file)
  if (!card) throw new KeptFileError('not-cards')
  const now = Date.now()
  return { cards: [{ name: '', card, keptAt: now, changedAt: now }], days: [], pictures: {} }
}

/** The visitor's pictures on these cards as data URLs, by the cards' names. Omits missing ones. */
async function packCardPictures(cards: readonly CardInFile[]): Promise<[string, string][]> {
  const packed: [string, string][] = []
  for (const src of ownPicturesOf(cards)) {
    const picture = await pictureStore.find(src)
    if (picture) packed.push([src, await dataUrlOf(picture.blob)])
  }
  return packed
}

async function unpackCardPictures(
  cards: readonly CardInFile[],
  pictures: Readonly<Record<string, string>>,
): Promise<CardInFile[]> {
  const names = new Map<string, string>()
  for (const src of ownPicturesOf(cards)) {
    const dataUrl = Object.hasOwn(pictures, src) ? pictures[src] : undefined
    if (dataUrl === undefined) continue
    const taken = await takePicture(blobOf(dataUrl)).catch((error: unknown) => {
      if (error instanceof PictureRefusal) return null // The card shows a blank, as for any missing picture.
      throw error
    })
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

/**
 * A day's card as a picture file: drawn once for all who ask at the same time, and cached. Drawing is passed in (`DrawCard`), so that
 * this module runs where there is no canvas.
 */
import { pictureOf, type Card } from '../../card/card'
import type { ExportScale } from '../../export/resolutions'
import type { View } from '../../layout/view'
import { FRAMES, type FrameId } from '../../look/frames'
import type { Frame } from '../../look/frames/frame'
import { etagOf } from '../caching'
import { BusyError, type Turn } from '../fairQueue'
import { homeCard } from '../../card/homeCard'
import type { FindQuote } from '../quote'
import { createSharedCache, type Loaded } from '../sharedCache'
import type { Visitor } from '../visitor'
import { createDeadlyMemory, DeadlyCardError, isNewlyDeadly } from './deadlyCard'
import type { LoadPicture } from './pictureLoader'
import { createPictureQueue } from './pictureQueue'
import type { CardImageFormat, CardLook } from './query'

const MAX_CACHE_BYTES = 16 * 1_048_576
/**
 * What pages show of a day, at most 0.3 MB each; no other card takes their place. Share pictures: one for each language, and
 * yesterday's after midnight. Home's card: in two views, scales and formats, on three days.
 */
const MAX_PAGES_PICTURES = 4 + 24
const CARD_TTL_MS = 24 * 3_600_000

export interface DrawRequest {
  card: Card
  scale: ExportScale
  view: View['mode']
  format: CardImageFormat
  opensAgain: boolean // the file holds its card
  pictures: Readonly<Record<string, Uint8Array>> // files by their address in the card
}

/**
 * Draws a card as a picture file. It is called for many at once, and decides itself how many are drawn at a time, in whose turn.
 * @throws {BusyError | DeadlyCardError}, and the reason of the turn's signal where the card was still in line
 */
export type DrawCard = (request: DrawRequest, turn?: Turn) => Promise<Uint8Array<ArrayBuffer>>

export interface CardImage {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  isFinal: boolean // false: a quote or picture is missing for now, and something stands in for it
}

export interface CardImageDependencies {
  providerUrl: string | null
  findQuote: FindQuote
  drawCard: DrawCard
  loadPicture: LoadPicture
  now: () => Date
  warn: (message: string, reason?: unknown) => void
}

export interface WantedCard extends CardLook {
  day: string // yyyy-mm-dd
  format: CardImageFormat
  isOfHome: boolean // the card that home shows
  isOfPages: boolean // today's, as pages show or name it
}

export type FindCardImage = (
  wanted: WantedCard,
  visitor: Visitor,
  signal: AbortSignal,
  requestId?: string, // for the log
) => Promise<CardImage>

/**
 * How /api/card.png and card.webp find their picture.
 * @throws {BusyError | DeadlyCardError}, and the reason of `signal` once it is aborted
 */
export function createCardImageFinder(dependencies: CardImageDependencies): FindCardImage {
  const { providerUrl, findQuote, drawCard, loadPicture, now, warn } = dependencies
  const withPicture = createPictureQueue(loadPicture)
  const deadly = createDeadlyMemory(now)
  const pagesPictures = createSharedCache<CardImage>({ bound: { max: MAX_PAGES_PICTURES }, now })
  const cards = createSharedCache<CardImage>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength },
    now,
  })

  return async function findCardImage(wanted, visitor, signal, requestId = '') {
    const { day, settings, scale, view, format, isOfHome, isOfPages } = wanted
    const quote = await findQuote(day, { visitor: visitor.id, requestId })
    const card: Card = isOfHome ? homeCard(quote) : { kind: 'quote', quote, settings }
    const key = JSON.stringify([card, scale, view, format])
    const cache = isOfPages ? pagesPictures : cards
    const request = { card, scale, view, format, opensAgain: !isOfHome, pictures: {} } // home waits for every byte
    const load = (stop: AbortSignal, party: Turn['party']) =>
      draw(key, request, { party, isFirst: isOfPages, signal: stop })
    return cache.find(key, load, signal, visitor)
  }

  /** With the quote's picture where the frame shows one; if it cannot be loaded, the frame draws its own. */
  async function draw(key: string, request: DrawRequest, turn: Turn): Promise<Loaded<CardImage>> {
    const { card } = request
    const plain = () => drawUnlessDeadly(key, request, turn)
    const src = showsPhoto(card.settings.frameStyle) ? pictureOf(card) : ''
    if (src === '') return loaded(card, await plain(), true)
    return withPicture(src, turn, async (file) => {
      const pictured = file && (await drawPictured({ ...request, pictures: { [src]: file } }, file, turn))
      return loaded(card, pictured ?? (await plain()), pictured !== null)
    })
  }

  /** A stand-in's words are in its key: when the provider is back, other words are asked for. Only a missing picture is not. */
  async function loaded(
    card: Card,
    bytes: Uint8Array<ArrayBuffer>,
    isComplete: boolean,
  ): Promise<Loaded<CardImage>> {
    const value = { bytes, etag: await etagOf(bytes), isFinal: isComplete && !isStandIn(card) }
    return { value, ttlMs: isComplete ? CARD_TTL_MS : 0 }
  }

  /** null: the card cannot be drawn with this picture. */
  async function drawPictured(request: DrawRequest, file: Uint8Array, turn: Turn) {
    try {
      return await drawUnlessDeadly(await etagOf(new Uint8Array(file)), request, turn)
    } catch (error) {
      if (error instanceof BusyError || turn.signal?.aborted) throw error
      if (isNewlyDeadly(error))
        warn('A picture ended the process that draws, and is left out of cards.', error)
      return null
    }
  }

  /** @param key of what is to blame where the drawing process dies of it */
  async function drawUnlessDeadly(key: string, request: DrawRequest, turn: Turn) {
    if (deadly.has(key)) throw new DeadlyCardError('remembered', 'a drawing process died of it')
    try {
      return await drawCard(request, turn)
    } catch (error) {
      if (error instanceof DeadlyCardError) deadly.add(key)
      throw error
    }
  }

  function isStandIn(card: Card): boolean {
    return providerUrl !== null && card.kind === 'quote' && card.quote.source !== 'provider'
  }
}

function showsPhoto(id: FrameId): boolean {
  const frame: Frame = FRAMES[id]
  return frame.showsPhoto === true
}

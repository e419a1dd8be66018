/**
 * A card as a picture file: drawn once for all who ask at the same time, and cached. Drawing is passed in (`DrawCard`), so that
 * this module runs where there is no canvas.
 */
import { type Card, pictureOf } from '../../card/card'
import { homeCard } from '../../card/homeCard'
import type { CardSettings } from '../../card/settings'
import { loadedFeatures, loadResources } from '../../layout/features'
import { almanacQuote } from '../../quotes/almanac'
import { webAddress } from '../../scene/values'
import { etagOf } from '../caching'
import { BusyError, type Turn } from '../fairQueue'
import type { Meter } from '../metrics/meter'
import { type Asker, type FindQuote, isStandIn } from '../quote'
import { createSharedCache, type Loaded } from '../sharedCache'
import type { StoreCacheOptions, Store } from '../store/store'
import type { Visitor } from '../visitor'
import { createDeadlyMemory, DeadlyCardError, isNewlyDeadly } from './deadlyCard'
import { createPictureQueue, type LoadPicture } from './pictureQueue'
import type { CardImageFormat, Drawing } from './query'

const MAX_CACHE_BYTES = 16 * 1_048_576
/**
 * What pages show of a day, at most 0.3 MB each; no other card takes their place. Share pictures: one for each language, and
 * yesterday's after midnight. Home's card: in two views, scales and formats, on three days.
 */
const MAX_PAGES_PICTURES = 4 + 24
const CARD_TTL_MS = 24 * 3_600_000
/** For all instances. Waiting for another's drawing takes as long at most as waiting in the own queue. */
const STORE_CACHE: StoreCacheOptions<CardImage> = {
  name: 'cards',
  mostBytes: 256 * 1_048_576,
  mostBytesEach: 4 * 1_048_576,
  mostWaitMs: 20_000,
  write: ({ bytes }) => bytes,
  read: async (bytes) => ({ bytes, etag: await etagOf(bytes), isFinal: true }), // others are not kept
}

export interface DrawRequest extends Drawing {
  card: Card
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

/** An image as it is found; what is kept of it does not say where its words are from. */
export interface FoundCardImage extends CardImage {
  isFixed: boolean // neither its words nor its pictures are a provider's or another site's, which may be others later
}

export interface CardImageDependencies {
  providerUrl: string | null
  findQuote: FindQuote
  drawCard: DrawCard
  loadPicture: LoadPicture
  now: () => Date
  warn: (message: string, reason?: unknown) => void
  meter?: Meter | undefined
  store?: Store | undefined // of all instances
}

export interface WantedCard extends Drawing {
  of: DaysCard | Card
  format: CardImageFormat
}

/** A day's quote in some look. */
export interface DaysCard {
  day: string // yyyy-mm-dd
  settings: CardSettings
  isOfHome: boolean // the card that home shows
  isOfAlmanac: boolean // the almanac's quote is asked for: it stands in for none
  isOfPages: boolean // today's, as pages show or name it
}

export type FindCardImage = (
  wanted: WantedCard,
  visitor: Visitor,
  signal: AbortSignal,
  requestId?: string, // for the log
) => Promise<FoundCardImage>

/**
 * How /api/card.png, card.jpg and card.webp find their picture.
 * @throws {BusyError | DeadlyCardError}, and the reason of `signal` once it is aborted
 */
export function createCardImageFinder(dependencies: CardImageDependencies): FindCardImage {
  const { providerUrl, findQuote, now, meter, store } = dependencies
  const draw = createDrawing(dependencies)
  const storeCache = store?.cache(STORE_CACHE)
  const pagesPictures = createSharedCache<CardImage>({
    bound: { max: MAX_PAGES_PICTURES },
    now,
    storeCache,
    onFind: (how) => meter?.found('pages-pictures', how),
  })
  const cards = createSharedCache<CardImage>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength },
    now,
    storeCache,
    onFind: (how) => meter?.found('cards', how),
  })

  return async function findCardImage(wanted, visitor, signal, requestId = '') {
    const { of, ...drawing } = wanted
    const card = 'day' in of ? await daysCard(of, { visitor: visitor.id, requestId }) : of
    const isFirst = 'day' in of && of.isOfPages
    const cache = isFirst ? pagesPictures : cards
    const isOfHome = 'day' in of && of.isOfHome
    const opensAgain = !isOfHome && !drawing.greys // home waits for every byte; screens of greys read little but pixels
    const key = JSON.stringify([card, drawing, opensAgain])
    const request = { card, ...drawing, opensAgain, pictures: {} }
    const load = (stop: AbortSignal, waiters: Turn['waiters']) =>
      draw(key, request, { waiters, isFirst, signal: stop })
    const image = await cache.find(key, load, signal, visitor)
    const isOfProvider = providerUrl !== null && 'day' in of && !of.isOfAlmanac
    return {
      ...image,
      isFinal:
        image.isFinal && !(isOfProvider && card.kind === 'quote' && isStandIn(card.quote, providerUrl)),
      isFixed: !isOfProvider && (await remotePicturesOf(card)).length === 0,
    }
  }

  async function daysCard({ day, settings, isOfHome, isOfAlmanac }: DaysCard, asker: Asker): Promise<Card> {
    const quote = isOfAlmanac ? almanacQuote(day) : await findQuote(day, asker)
    return { ...(isOfHome ? homeCard(quote) : { kind: 'quote', quote }), settings }
  }
}

type Draw = (key: string, request: DrawRequest, turn: Turn) => Promise<Loaded<CardImage>>

/** Draws a card with its pictures; the frame has something in the place of those that cannot be loaded. */
function createDrawing({ drawCard, loadPicture, now, warn }: CardImageDependencies): Draw {
  const withPictures = createPictureQueue(loadPicture)
  const deadly = createDeadlyMemory(now)

  return async function draw(key: string, request: DrawRequest, turn: Turn): Promise<Loaded<CardImage>> {
    const plain = () => drawUnlessDeadly(key, request, turn)
    const srcs = await remotePicturesOf(request.card)
    if (srcs.length === 0) return loaded(await plain(), true)
    return withPictures(srcs, turn, async (files) => {
      const count = Object.keys(files).length
      const pictured = count > 0 ? await drawPictured({ ...request, pictures: files }, turn) : null
      return loaded(pictured ?? (await plain()), pictured !== null && count === srcs.length)
    })
  }

  /** A stand-in's words are in its key: when the provider is back, other words are asked for. Only a missing picture is not. */
  async function loaded(bytes: Uint8Array<ArrayBuffer>, isComplete: boolean): Promise<Loaded<CardImage>> {
    const value = { bytes, etag: await etagOf(bytes), isFinal: isComplete }
    return { value, ttlMs: isComplete ? CARD_TTL_MS : 0 }
  }

  /** null: the card cannot be drawn with these pictures. */
  async function drawPictured(request: DrawRequest, turn: Turn) {
    const files = Object.values(request.pictures)
    const tags = await Promise.all(files.map((file) => etagOf(new Uint8Array(file))))
    try {
      return await drawUnlessDeadly(tags.join(), request, turn)
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
}

/** The pictures from elsewhere that a card shows, each once. */
async function remotePicturesOf(card: Card): Promise<string[]> {
  const { settings } = card
  const frame = `frame ${settings.frameStyle}` as const
  await loadResources([frame])
  const isProduct = card.kind === 'product'
  const srcs = [
    settings.backgroundType === 'image' ? settings.backgroundImage.src : '',
    isProduct || loadedFeatures.get(frame)?.showsPhoto ? pictureOf(card) : '',
    isProduct && settings.showLogo ? card.product.logoUrl : '',
  ]
  return [...new Set(srcs)].filter((src) => webAddress(src) !== null)
}

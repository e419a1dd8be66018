/** Concurrent requests share one drawing. `DrawCard` is injected, so no canvas is needed here. */
import type { Card } from '../../card/card'
import { homeCard } from '../../card/homeCard'
import type { CardSettings } from '../../card/settings'
import { readFirstType } from '../../draw/fonts/firstTypeFile'
import { pictureKind, pictureSize } from '../../draw/pictures/pictureKind'
import { FORMATS } from '../../export/formats'
import { loadedFeatures, loadResources } from '../../layout/features'
import { shownPictures } from '../../layout/layoutCard'
import { targetOf } from '../../look/targets'
import { almanacQuote } from '../../quotes/almanac'
import { webAddress } from '../../scene/values'
import { etagOf } from '../answers'
import { BusyError, type Turn } from '../fairQueue'
import type { Meter } from '../metrics/meter'
import { type Asker, type FindQuote, isStandIn } from '../quote'
import { createSharedCache, type Loaded } from '../sharedCache'
import type { StoreCacheOptions, Store } from '../store/store'
import type { Visitor } from '../visitor'
import { createDeadlyMemory, DeadlyCardError, isNewlyDeadly } from './deadlyCard'
import { createPictureQueue, type LoadPicture } from './pictureQueue'
import type { CardImageFormat, Drawing } from './query'
import { MOST_TARGET_PX } from './sizeQuery'

const MAX_CACHE_BYTES = 16 * 1_048_576
/** Share pictures: per language, plus yesterday's. Home's: views, scales, formats, type, three days. */
const MAX_PAGES_PICTURES = 4 + 27
const CARD_TTL_MS = 24 * 3_600_000
/** Shared by all instances. The max wait equals our own queue's. */
const STORE_CACHE: StoreCacheOptions<CardImage> = {
  name: 'cards',
  mostBytes: 256 * 1_048_576,
  mostBytesEach: 4 * 1_048_576,
  mostWaitMs: 20_000,
  write: ({ bytes }) => bytes,
  async read(bytes, key) {
    if (!isFileFor(key, bytes)) return null
    return { bytes, etag: await etagOf(bytes), isFinal: true } // only final pictures are cached
  },
}

function isFileFor(key: string, bytes: Uint8Array): boolean {
  const [, { format }] = JSON.parse(key) as [Card, { format: CardImageFormat }]
  if (format === 'type') return readFirstType(bytes) !== null
  const { widthPx = 0, heightPx = 0 } = pictureSize(bytes) ?? {}
  const isOfFormat = FORMATS[format].mimeType === `image/${pictureKind(bytes)}`
  return isOfFormat && widthPx * heightPx > 0 && widthPx * heightPx <= MOST_TARGET_PX
}

export interface DrawRequest extends Drawing {
  card: Card
  format: CardImageFormat
  opensAgain: boolean // the file embeds its card
  pictures: Readonly<Record<string, Uint8Array>> // files by URL in the card
}

/** Limits and orders concurrent calls itself. @throws {BusyError | DeadlyCardError | DrawingStoppedError} */
export type DrawCard = (request: DrawRequest, turn?: Turn) => Promise<Uint8Array<ArrayBuffer>>

export interface CardImage {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  isFinal: boolean // false: contains a temporary stand-in
}

/** The cache does not store where the text came from. */
export interface FoundCardImage extends CardImage {
  isFixed: boolean // nothing is from a provider or another site, which may change it
}

export interface CardImageDependencies {
  providerUrl: string | null
  findQuote: FindQuote
  drawCard: DrawCard
  loadPicture: LoadPicture
  now: () => Date
  warn: (message: string, reason?: unknown) => void
  meter?: Meter | undefined
  store?: Store | undefined
}

export interface WantedCard extends Drawing {
  of: DaysCard | Card
  format: CardImageFormat
}

export interface DaysCard {
  day: string // yyyy-mm-dd
  settings: CardSettings
  isOfHome: boolean
  isOfAlmanac: boolean // the almanac's quote is wanted, so it is no stand-in
  isOfPages: boolean // today's, as our pages use it
}

export type FindCardImage = (
  wanted: WantedCard,
  visitor: Visitor,
  signal: AbortSignal,
  requestId?: string,
) => Promise<FoundCardImage>

/** @throws {BusyError | DeadlyCardError | DrawingStoppedError}, and the reason of `signal` once aborted */
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
    const greys = drawing.greys ?? targetOf(drawing.target)?.greys
    const opensAgain = !isOfHome && !greys // home needs small files; e-ink screens read little but pixels
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

/** The frame fills the place of pictures that fail to load. */
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

  /** A stand-in's text is part of its key, so it can be cached; a card with a missing picture is not. */
  async function loaded(bytes: Uint8Array<ArrayBuffer>, isComplete: boolean): Promise<Loaded<CardImage>> {
    const value = { bytes, etag: await etagOf(bytes), isFinal: isComplete }
    return { value, ttlMs: isComplete ? CARD_TTL_MS : 0 }
  }

  /** Returns null if these pictures cannot be drawn. */
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

  /** @param key what to blame if the process dies */
  async function drawUnlessDeadly(key: string, request: DrawRequest, turn: Turn) {
    if (deadly.has(key)) throw new DeadlyCardError('remembered', 'a drawing process died of it')
    try {
      return await drawCard(request, turn)
    } catch (error) {
      if (error instanceof DeadlyCardError) deadly.set(key, true)
      throw error
    }
  }
}

async function remotePicturesOf(card: Card): Promise<string[]> {
  const { frameStyle, composition } = card.settings
  await loadResources([`frame ${frameStyle}`, `composition ${composition}`])
  return shownPictures(card, loadedFeatures).filter((src) => webAddress(src) !== null)
}

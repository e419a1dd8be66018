/**
 * A day's card as a PNG: drawn once for all who ask at the same time, and cached. Drawing is passed in (`DrawCard`), so that
 * this module runs where there is no canvas.
 */
import { pictureOf, type Card } from '../../card/card'
import type { CardSettings } from '../../card/settings'
import type { ExportScale } from '../../export/resolutions'
import { FRAMES, type FrameId } from '../../look/frames'
import type { Frame } from '../../look/frames/frame'
import { etagOf } from '../caching'
import { createSharedCache } from '../sharedCache'
import type { LoadPicture } from './pictureLoader'
import { createPictureQueue } from './pictureQueue'
import type { FindQuote } from '../quote'

const MAX_UNDER_WAY = 120 // all that two visitors may ask for at once (app.ts); drawn in about 15 s
const MAX_CACHE_BYTES = 16 * 1_048_576
const CARD_TTL_MS = 24 * 3_600_000

export interface DrawRequest {
  card: Card
  scale: ExportScale
  pictures: Readonly<Record<string, Uint8Array>> // files by their address in the card
}

/** Draws a card as a PNG file. It is called for many at once, and decides itself how many are drawn at a time. */
export type DrawCard = (request: DrawRequest) => Promise<Uint8Array<ArrayBuffer>>

export interface CardImage {
  png: Uint8Array<ArrayBuffer>
  etag: string
  isFinal: boolean // false: a quote or picture is missing for now, and something stands in for it
}

export interface CardImageWorld {
  providerUrl: string | null
  findQuote: FindQuote
  drawCard: DrawCard
  loadPicture: LoadPicture
  now: () => Date
}

/** How /api/card.png finds its picture. @throws {CacheBusyError} where more cards are under way than can be drawn soon */
export function createCardImageFinder({
  providerUrl,
  findQuote,
  drawCard,
  loadPicture,
  now,
}: CardImageWorld) {
  const withPicture = createPictureQueue(loadPicture)
  const cache = createSharedCache<CardImage>({
    bound: { maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ png }) => png.byteLength },
    maxLoads: MAX_UNDER_WAY,
    now,
  })

  return async function findCardImage(
    calendarDay: string,
    settings: CardSettings,
    scale: ExportScale,
  ): Promise<CardImage> {
    const quote = await findQuote(calendarDay)
    const card: Card = { kind: 'quote', quote, settings }
    const key = JSON.stringify([card, scale])
    return cache.find(key, async () => {
      const image = await draw(card, scale)
      return { value: image, ttlMs: image.isFinal ? CARD_TTL_MS : 0 }
    })
  }

  /** With the quote's picture where the frame shows one; if it cannot be loaded, the frame draws its own. */
  async function draw(card: Card, scale: ExportScale): Promise<CardImage> {
    const plain = async () => drawCard({ card, scale, pictures: {} })
    const src = showsPhoto(card.settings.frameStyle) ? pictureOf(card) : ''
    if (src === '') return imageOf(await plain(), !isStandIn(card))
    return withPicture(src, async (file) => {
      const pictured = file && (await drawCard({ card, scale, pictures: { [src]: file } }).catch(() => null))
      return imageOf(pictured ?? (await plain()), pictured !== null && !isStandIn(card))
    })
  }

  function isStandIn(card: Card): boolean {
    return providerUrl !== null && card.kind === 'quote' && card.quote.source !== 'provider'
  }
}

async function imageOf(png: Uint8Array<ArrayBuffer>, isFinal: boolean): Promise<CardImage> {
  return { png, etag: await etagOf(png), isFinal }
}

function showsPhoto(id: FrameId): boolean {
  const frame: Frame = FRAMES[id]
  return frame.showsPhoto === true
}

/**
 * A day's card as a PNG: drawn once however many ask at once, and kept while there is room. Drawing is the runtime's to
 * bring (`DrawCard`), so that this runs where there is no canvas.
 */
import { pictureOf, type Card } from '../../card/card'
import type { CardSettings } from '../../card/settings'
import type { ExportScale } from '../../export/resolutions'
import { FRAMES, type FrameId } from '../../look/frames'
import type { Frame } from '../../look/frames/frame'
import { etagOf } from '../caching'
import { createSharedCache } from '../sharedCache'
import type { LoadPicture } from './pictures'
import { createWithPicture } from './withPicture'
import type { FindQuote } from '../quote'

const MAX_UNDER_WAY = 120 // all that two visitors may ask for at once (app.ts); drawn in about 15 s
const MAX_CACHE_BYTES = 16 * 1_048_576
const CARD_TTL_MS = 24 * 3_600_000

export interface DrawRequest {
  card: Card
  scale: ExportScale
  pictures: Readonly<Record<string, Uint8Array>> // files by the address that the card knows them by
}

/** A card as a PNG file. Asked for many at once; how many of them are drawn at a time is its own to say. */
export type DrawCard = (request: DrawRequest) => Promise<Uint8Array<ArrayBuffer>>

export interface CardImage {
  png: Uint8Array<ArrayBuffer>
  etag: string
  isFinal: boolean // false: something stands in for what may soon be there
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
  const withPicture = createWithPicture(loadPicture)
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
      const image = await drawn(card, scale)
      return { value: image, ttlMs: image.isFinal ? CARD_TTL_MS : 0 }
    })
  }

  /** With the quote's own picture where the frame shows it. Without it the frame shows something of its own. */
  async function drawn(card: Card, scale: ExportScale): Promise<CardImage> {
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

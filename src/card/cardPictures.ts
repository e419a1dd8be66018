import { webAddress } from '../scene/values'
import type { Card } from './card'

export function withPictures(card: Card, addressOf: (src: string) => string): Card {
  const { backgroundImage } = card.settings
  const settings = {
    ...card.settings,
    backgroundImage: { ...backgroundImage, src: addressOf(backgroundImage.src) },
  }
  if (card.kind === 'quote') {
    const [imageUrl, originImageUrl] = [addressOf(card.quote.imageUrl), addressOf(card.quote.originImageUrl)]
    return { ...card, quote: { ...card.quote, imageUrl, originImageUrl }, settings }
  }
  const [logoUrl, pictureUrl] = [addressOf(card.product.logoUrl), addressOf(card.product.pictureUrl)]
  return { ...card, product: { ...card.product, logoUrl, pictureUrl }, settings }
}

/** Returns '' if only this browser has the picture. */
export function unlessOwn(src: string): string {
  return /^(?:own|blob|data):/i.test(src) ? '' : src
}

/** Returns '' for a path, which reveals the disk and would be read from another machine. */
export function unlessOnDisk(src: string): string {
  return webAddress(src) || /^(?:own:[0-9a-f]+$|data:)/i.test(src) ? src : ''
}

/** True if only this browser has one of the pictures. */
export function hasOwnPicture(card: Card): boolean {
  return JSON.stringify(withPictures(card, unlessOwn)) !== JSON.stringify(card)
}

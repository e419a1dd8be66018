import { webAddress } from '../scene/values'
import type { Card } from './card'

/** The card with other addresses of its pictures: its background's, and those of its quote or product. */
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

/** '' for a picture that is in a browser only. */
export function unlessOwn(src: string): string {
  return /^(?:own|blob|data):/i.test(src) ? '' : src
}

/** '' for the path of a file, which tells of one disk and would be read from another. */
export function unlessOnDisk(src: string): string {
  return webAddress(src) || /^(?:own:[0-9a-f]+$|data:)/i.test(src) ? src : ''
}

/** Whether the card shows a picture that only its visitor's browser has. */
export function hasOwnPicture(card: Card): boolean {
  return JSON.stringify(withPictures(card, unlessOwn)) !== JSON.stringify(card)
}

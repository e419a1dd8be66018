import { NOT_LOOKED } from '../look/backgrounds'
import { parsedUrl, webAddress } from '../scene/values'
import type { Card } from './card'
import type { CardSettings } from './settings'

export type AddressOf = (src: string) => string

export function withPictures(card: Card, addressOf: AddressOf): Card {
  const settings = withBackground(card.settings, addressOf)
  if (card.kind === 'quote') {
    const [imageUrl, originImageUrl] = [addressOf(card.quote.imageUrl), addressOf(card.quote.originImageUrl)]
    return { ...card, quote: { ...card.quote, imageUrl, originImageUrl }, settings }
  }
  const [logoUrl, pictureUrl] = [addressOf(card.product.logoUrl), addressOf(card.product.pictureUrl)]
  return { ...card, product: { ...card.product, logoUrl, pictureUrl }, settings }
}

export function withBackground(settings: CardSettings, addressOf: AddressOf): CardSettings {
  const { backgroundImage } = settings
  const src = addressOf(backgroundImage.src)
  const found = src === '' ? NOT_LOOKED : {}
  return { ...settings, backgroundImage: { ...backgroundImage, ...found, src } }
}

/** '' if only this browser has the picture. */
export function unlessOwn(src: string): string {
  return /^(?:own|blob|data):/i.test(src) ? '' : src
}

/** '' for a path, which reveals the disk and is another machine's. */
export function unlessOnDisk(src: string): string {
  return webAddress(src) || /^(?:own:[0-9a-f]+$|data:)/i.test(src) ? src : ''
}

export function hasOwnPicture(card: Card): boolean {
  return JSON.stringify(withPictures(card, unlessOwn)) !== JSON.stringify(card)
}

/** No program fetches an address with this mark (DECISIONS.md, Pictures that others chose). */
const MARK = /^(?:ask:)+/

/** Marks an address in a card from a link or a file, unless it is this browser's or this site's. */
export function marked(src: string): string {
  const plain = unmarked(src)
  const isOfSite = plain.startsWith('/') && parsedUrl(plain, 'http://site')?.host === 'site'
  return plain === '' || unlessOwn(plain) === '' || isOfSite ? plain : `ask:${plain}`
}

export function unmarked(src: string): string {
  return src.replace(MARK, '')
}

export function isMarked(src: string): boolean {
  return MARK.test(src)
}

export function hasMarkedPicture(card: Card): boolean {
  return JSON.stringify(withPictures(card, unmarked)) !== JSON.stringify(card)
}

/** null if the address has no site, and so nothing to ask about */
export function siteOf(src: string): URL | null {
  const plain = unmarked(src).trim()
  return webAddress(plain) ?? webAddress(`https://${plain}`)
}

import { pictureOf, type Card } from '../card/card'
import { standsIn } from '../look/compositions'
import type { Features } from './features'

/** Its frame and composition must be loaded. */
export function shownPictures(card: Card, features: Features): string[] {
  const { frameStyle, composition, backgroundType, backgroundImage, showLogo } = card.settings
  const background = backgroundType === 'image' ? backgroundImage.src : ''
  const showsPhoto =
    card.kind === 'product' ||
    (background === '' &&
      backgroundType !== 'art' &&
      (features.get(`frame ${frameStyle}`)?.showsPhoto ||
        (standsIn(composition, frameStyle) && features.get(`composition ${composition}`)?.showsPhoto)))
  const logo = card.kind === 'product' && showLogo ? card.product.logoUrl : ''
  const srcs = [background, showsPhoto ? pictureOf(card) : '', logo]
  return [...new Set(srcs)].filter((src) => src !== '')
}

import { type Card, pictureOf } from '../card/card'
import type { Scene } from '../scene/nodes'
import { resolveCard } from './passes/resolve'
import { sceneOf, settleCard } from './passes/settle'
import { isMissing, type Missing, type World } from './view'
import { standsIn } from '../look/compositions'
import type { Features } from './features'

/** Pure; in logical px. Text that does not fit ends in an ellipsis and is reported in `notices`. */
export function layoutCard(card: Card, world: World): Scene | Missing {
  const resolved = resolveCard(card, world)
  if (isMissing(resolved)) return resolved
  return sceneOf(settleCard(resolved))
}

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

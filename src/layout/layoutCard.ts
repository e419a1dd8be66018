import { dayOf, pictureOf, type Card, type ProductCard } from '../card/card'
import { isOnTemplatesGround } from '../card/looks'
import { compositionOf } from '../look/compositions/everyComposition'
import { EVERY_FRAME } from '../look/frames/everyFrame'
import type { Frame } from '../look/frames/frame'
import { targetOf } from '../look/targets'
import { weatherOf } from '../look/weather/weatherOf'
import type { TonesOf } from '../look/pictureTones'
import '../card/dateParts'
import '../text/bidi'
import { memoByObject } from '../scene/memo'
import type { Scene } from '../scene/nodes'
import { allAtOnce, type Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import { onArt } from './artBackground'
import * as onPictures from './backdropPicture'
import { cardScene, type CardInput } from './cardScene'
import { pinyinOf } from './pinyin/pinyinOf'
import { attributing } from './quote/attributing'
import { composedBy } from './quote/layoutComposed'
import { layoutQuoteCardInSteps, type QuoteLook } from './quote/layoutQuoteCard'
import { layoutProduct } from './product/layoutProduct'
import { productSettings } from './product/settings'
import { layoutSeal } from './seal/layoutSeal'
import { FULL_VIEW, type View } from './view'

/**
 * Lays out a card as a scene, for preview, export, thumbnails and server alike. Pure: the same card, metrics,
 * view and tones give the same scene, in logical px. Text that does not fit ends in an ellipsis and is
 * reported in `notices`. `tonesOf` gives a picture's tones; without them words on a picture get a scrim that
 * suffices for any picture.
 */
export function layoutCard(
  card: Card,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Scene {
  return allAtOnce(layoutCardInSteps(card, metrics, view, tonesOf))
}

/** The same, able to pause: at once, a page's first layout is one of the longest tasks of its start. */
export function layoutCardInSteps(
  card: Card,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Steps<Scene> {
  const { card: painted, ...art } = onArt(card)
  const look = { ...lookOf(card, view), ...art }
  return painted.kind === 'quote'
    ? layoutQuoteCardInSteps(painted, look, metrics, view, tonesOf)
    : cardScene(productInput(painted, look), metrics, view, tonesOf)
}

function lookOf({ settings }: Card, view: View): Omit<QuoteLook, 'art' | 'artRooms' | 'artLacks'> {
  const composition = compositionOf(settings.composition, settings.frameStyle)
  return {
    frame: view.isWordsOnly
      ? withoutBack(EVERY_FRAME[settings.frameStyle])
      : EVERY_FRAME[settings.frameStyle],
    target: targetOf(settings.target),
    composition,
    layoutWords: composedBy(composition),
    attributing,
    weatherOf,
    onPictures,
    layoutSeal,
    pinyinOf,
    isOnTemplatesGround: isOnTemplatesGround(settings),
  }
}

/** The same object for the same frame, by which backdrops are known. */
const withoutBack = memoByObject(({ under: _under, behind: _behind, ...frame }: Frame): Frame => frame)

function productInput(
  card: ProductCard,
  { layoutWords: _ofQuotes, attributing: _ofAuthors, pinyinOf: _ofChinese, ...look }: QuoteLook,
): CardInput {
  const { name, tagline, description, topics } = card.product
  return {
    settings: card.settings,
    backdropSettings: productSettings(card.settings),
    ...look,
    composition: null,
    // A composition's inks may be for a paper of its own.
    isOnTemplatesGround: look.isOnTemplatesGround && look.composition === null,
    day: dayOf(card),
    // Pictures of products are full of words: none are set on them.
    photoSrc: look.frame.keepsPhotoClear ? pictureOf(card) : '',
    words: [name, tagline, description, ...topics].join('\n'),
    pinyin: null,
    layoutSubject: (context) => layoutProduct(card.product, card.settings, context),
  }
}

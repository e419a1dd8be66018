import { dayOf, pictureOf, type QuoteCard } from '../../card/card'
import type { Frame } from '../../look/frames/frame'
import type { TonesOf } from '../../look/pictureTones'
import type { Scene } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics'
import { cardScene, type CardPlan } from '../cardScene'
import { quoteOn } from './quoteOn'
import { FULL_VIEW, type View } from '../view'

/**
 * `layoutCard` for a quote in a frame that is at hand: home, whose looks are fixed, need not wait for the other frames
 * and for what lays products.
 */
export function layoutQuoteCard(
  card: QuoteCard,
  frame: Frame, // the one that the settings name
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Scene {
  const { quote, settings } = card
  const plan: CardPlan = {
    settings,
    sheetSettings: settings,
    frame,
    day: dayOf(card),
    photoSrc: pictureOf(card),
    subjectOn: (site) => quoteOn(quote, settings, site),
  }
  return cardScene(plan, metrics, view, tonesOf)
}

import { dayOf, pictureOf, type QuoteCard } from '../../card/card'
import type { TonesOf } from '../../look/pictureTones'
import type { Scene } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import { cardScene, type CardInput } from '../cardScene'
import { layoutQuote } from './layoutQuote'
import { FULL_VIEW, type View } from '../view'

/**
 * `layoutCard` for a quote in a given look: home, whose look is fixed, does not load the other frames, the
 * weather and the product layout.
 */
export function layoutQuoteCard(
  card: QuoteCard,
  look: Pick<CardInput, 'frame' | 'target' | 'weatherOf' | 'isOnTemplatesGround'>,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Scene {
  const { quote, settings } = card
  const plan: CardInput = {
    settings,
    backdropSettings: settings,
    ...look,
    day: dayOf(card),
    photoSrc: pictureOf(card),
    layoutSubject: (context) => layoutQuote(quote, settings, context),
  }
  return cardScene(plan, metrics, view, tonesOf)
}

import { dayOf, pictureOf, type QuoteCard } from '../../card/card'
import type { TonesOf } from '../../look/pictureTones'
import type { Scene } from '../../scene/nodes'
import type { Steps } from '../../scene/steps'
import type { TextMetrics } from '../../text/metrics/metrics'
import { cardScene, type CardInput } from '../cardScene'
import { layoutQuote } from './layoutQuote'
import { FULL_VIEW, type View } from '../view'

/** What a look brings to a quote's layout; `layoutWords` of its composition, null for the plain one. */
export type QuoteLook = Pick<
  CardInput,
  'frame' | 'target' | 'weatherOf' | 'onPictures' | 'isOnTemplatesGround'
> & {
  layoutWords: typeof layoutQuote | null
}

/**
 * `layoutCardInSteps` for a quote in a given look: home, whose look is fixed, does not load the other frames, the
 * weather and the product layout.
 */
export function layoutQuoteCardInSteps(
  card: QuoteCard,
  { layoutWords, ...look }: QuoteLook,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Steps<Scene> {
  const { quote, settings } = card
  const plan: CardInput = {
    settings,
    backdropSettings: settings,
    ...look,
    day: dayOf(card),
    photoSrc: pictureOf(card),
    isComposed: layoutWords !== null,
    layoutSubject: (context) => (layoutWords ?? layoutQuote)(quote, settings, context),
  }
  return cardScene(plan, metrics, view, tonesOf)
}

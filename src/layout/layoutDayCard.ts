import type { QuoteCard } from '../card/card'
import { frame as clean } from '../look/frames/clean/frame'
import type { Scene } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import { attributing } from './quote/attributing'
import { layoutQuoteCardInSteps, type QuoteLook } from './quote/layoutQuoteCard'
import { FULL_VIEW, type View } from './view'

/** What `dayLook` (card/dayCard.ts) has: a sheet of one colour in the clean frame. */
const LOOK: QuoteLook = {
  frame: clean,
  target: null,
  art: null,
  artRooms: [],
  artLacks: null,
  composition: null,
  layoutWords: null,
  attributing,
  weatherOf: () => null,
  onPictures: null,
  layoutSeal: null,
  pinyinOf: null,
  isOnTemplatesGround: false,
}

/** `layoutCardInSteps` for a day's card: the pages of days do not load the other frames, compositions and paintings. */
export function layoutDayCardInSteps(
  card: QuoteCard,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
): Steps<Scene> {
  return layoutQuoteCardInSteps(card, LOOK, metrics, view)
}

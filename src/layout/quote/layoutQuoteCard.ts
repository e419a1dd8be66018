import { dayOf, pictureOf, type QuoteCard } from '../../card/card'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { TonesOf } from '../../look/pictureTones'
import type { Scene } from '../../scene/nodes'
import type { Steps } from '../../scene/steps'
import type { TextMetrics } from '../../text/metrics/metrics'
import { cardScene, type CardInput } from '../cardScene'
import type { pinyinOf } from '../pinyin/pinyinOf'
import type { SubjectContext, SubjectLayout } from '../subject'
import type { Attributing } from './attributing'
import { fitOnce } from './fitOnce'
import { fitQuoteWords } from './fitQuote'
import { layoutQuote } from './layoutQuote'
import { FULL_VIEW, type View } from '../view'

/** What a look brings to a quote's layout; `layoutWords` of its composition, null for the plain one. */
export type QuoteLook = Pick<
  CardInput,
  | 'frame'
  | 'target'
  | 'art'
  | 'artRooms'
  | 'artLacks'
  | 'composition'
  | 'weatherOf'
  | 'onPictures'
  | 'layoutSeal'
  | 'isOnTemplatesGround'
> & {
  layoutWords: LayoutWords | null
  pinyinOf: typeof pinyinOf | null // null where the card shows none
  attributing: Attributing | null // null for quotes without a citation
}

type LayoutWords = (quote: Quote, settings: CardSettings, context: SubjectContext) => Steps<SubjectLayout>

/**
 * `layoutCardInSteps` for a quote in a given look: home, whose look is fixed, does not load the other frames, the
 * weather and the product layout.
 */
export function layoutQuoteCardInSteps(
  card: QuoteCard,
  { layoutWords, attributing, pinyinOf, ...look }: QuoteLook,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Steps<Scene> {
  const { quote, settings } = card
  const showsPinyin = settings.textSettings.pinyin && !look.composition?.isInCells
  const pinyin = (showsPinyin && pinyinOf?.(quote)) || null
  const fit = fitOnce(attributing?.fit ?? fitQuoteWords)
  const layoutIn = (context: SubjectContext) => (chosen: CardSettings) =>
    layoutWords
      ? layoutWords(quote, chosen, context)
      : layoutQuote(quote, chosen, context, { fit, onSlot: attributing?.onSlot })
  const plan: CardInput = {
    settings,
    backdropSettings: settings,
    ...look,
    day: dayOf(card),
    photoSrc: pictureOf(card),
    words: wordsOf(quote),
    pinyin,
    layoutSubject: (context) =>
      pinyin ? pinyin.whereRoom(settings, layoutIn(context)) : layoutIn(context)(settings),
  }
  return cardScene(plan, metrics, view, tonesOf)
}

function wordsOf({ content, translation, author, citation }: Quote): string {
  return [content, translation, author, citation?.authorZh ?? '', citation?.work ?? ''].join('\n')
}

import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { Paper } from '../../look/compositions/paper'
import type { BlockParts, WordAid } from '../../scene/nodes'
import type { Steps } from '../../scene/steps'
import type { TextMetrics } from '../../text/metrics/metrics'
import { lackedForPinyin, pinyinMetrics } from '../../text/pinyin/pinyin'
import { typographic } from '../../text/typographic'
import type { Backdrop } from '../backdrop'
import type { SubjectLayout } from '../subject'
import { withLighterPinyin } from './lighterPinyin'
import { pinyinWhereRoom } from './whereRoom'

/** What pinyin changes in the layout of a card that shows it: apart, so that cards without do not load it. */
export interface CardPinyin {
  lacked: WordAid | null
  metricsFrom: (plain: TextMetrics) => TextMetrics
  whereRoom: (
    settings: CardSettings,
    layout: (settings: CardSettings) => Steps<SubjectLayout>,
  ) => Steps<SubjectLayout>
  lighter: (
    parts: BlockParts,
    metrics: TextMetrics,
    backdrop: Backdrop,
    papers: readonly Paper[],
  ) => BlockParts
}

export function pinyinOf(quote: Quote): CardPinyin {
  return {
    lacked: lackedForPinyin([quote.content, quote.translation].map(typographic)),
    metricsFrom: pinyinMetrics,
    whereRoom: (settings, layout) => pinyinWhereRoom(quote, settings, layout),
    lighter: (parts, { pinyin }, backdrop, papers) => withLighterPinyin(parts, pinyin, backdrop, papers),
  }
}

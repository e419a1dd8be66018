import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import { pinyinWhereRoom } from '../pinyin/whereRoom'
import type { SubjectContext, SubjectLayout } from '../subject'
import { layoutComposed } from './layoutComposed'
import { layoutQuote } from './layoutQuote'

/** A quote's words on their backdrop: in the card's composition, and with pinyin where it asks for it and there is room. */
export function layoutQuoteSubject(quote: Quote, context: SubjectContext): SubjectLayout {
  const { settings, composition, showsPinyin } = context.card
  const layoutIn = (chosen: CardSettings) =>
    composition ? layoutComposed(quote, chosen, composition, context) : layoutQuote(quote, chosen, context)
  return showsPinyin ? pinyinWhereRoom(quote, settings, layoutIn) : layoutIn(settings)
}

import type { Steps } from '../../scene/steps'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { FramePlan, Slot } from '../../look/frames/frame'
import { withAttributionOnSlot } from './attributedSlot'
import { layoutQuoteBlock } from './block'
import type { SubjectLayout, SubjectContext } from '../subject'

/** A quote on its backdrop: the block of its words, and the author if the frame has a slot for one. */
export function* layoutQuote(
  quote: Quote,
  settings: CardSettings,
  context: SubjectContext,
): Steps<SubjectLayout> {
  const { inks, metrics, textScale, byHand, size } = context
  const { plan } = context.backdrop
  const set = plan.chineseLeads ? withChineseFirst(quote, settings) : quote
  const { parts, notices, grid } = yield* layoutQuoteBlock(
    {
      card: size,
      quote: set,
      text: settings.textSettings,
      shows: {
        author: settings.showAuthor && typeof plan.author === 'string',
        translation: settings.showTranslation,
        quotationMarks: settings.showQuotationMarks && !plan.hidesOrnament,
      },
      plan,
      metrics,
      textScale,
      byHand,
    },
    inks,
  )
  yield
  const author = settings.showAuthor && quote.author.trim() !== '' ? quote.author : null
  const line = context.setLine('author', author, authorSlot(plan, settings), inks.author)
  return {
    parts,
    lines: line ? [withAttributionOnSlot(line, set, settings.showTranslation, metrics)] : [],
    notices,
    grid,
    textBox: plan.textBox,
  }
}

/** The author's slot; a chosen colour takes precedence over the frame's. */
function authorSlot({ author }: FramePlan, { textSettings }: CardSettings): Slot | null {
  if (typeof author === 'string') return null
  const { authorColor, customAuthorColor } = textSettings
  if (authorColor === '' && customAuthorColor === '') return author
  const { colour: _frameColour, ...slot } = author
  return slot
}

const MOSTLY_HAN = /^\s*["'“‘「『《]?\p{Script=Han}/u

/** Swaps the two if both are shown and only the translation starts with Chinese. */
function withChineseFirst(quote: Quote, { showTranslation }: CardSettings): Quote {
  const isSwapped = showTranslation && MOSTLY_HAN.test(quote.translation) && !MOSTLY_HAN.test(quote.content)
  return isSwapped ? { ...quote, content: quote.translation, translation: quote.content } : quote
}

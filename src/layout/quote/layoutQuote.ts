import type { Steps } from '../../scene/steps'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { FramePlan, Slot } from '../../look/frames/frame'
import { attributionOf } from '../../card/attribution'
import { roleOf, shownTexts, showsBoth } from '../../card/lead'
import type { Attributing } from './attributing'
import { layoutQuoteBlock } from './block'
import type { SubjectLayout, SubjectContext } from '../subject'

/** A quote on its backdrop: the block of its words, and the author if the frame has a slot for one. */
export function* layoutQuote(
  quote: Quote,
  settings: CardSettings,
  context: SubjectContext,
  attributing: Attributing | null,
): Steps<SubjectLayout> {
  const { inks, metrics, textScale, byHand, size } = context
  const { plan } = context.backdrop
  const { lead } = shownTexts(quote, settings)
  const inOrder = lead === 'content' ? quote : withTextsSwapped(quote)
  const set =
    plan.chineseLeads && settings.lead === 'auto' ? withChineseFirst(inOrder, showsBoth(settings)) : inOrder
  const attribution = attributionOf(set, settings)
  const { parts, notices, grid } = yield* layoutQuoteBlock(
    {
      card: size,
      quote: set,
      attribution,
      text: settings.textSettings,
      shows: {
        author: settings.showAuthor && typeof plan.author === 'string',
        translation: showsBoth(settings),
        quotationMarks: settings.showQuotationMarks && !plan.hidesOrnament,
      },
      plan,
      metrics,
      textScale,
      byHand: (role) => byHand(roleOf(role, lead)),
      idOf: (role) => roleOf(role, lead),
    },
    inks,
    attributing,
  )
  yield
  const author = settings.showAuthor && quote.author.trim() !== '' ? quote.author : null
  const line = context.setLine('author', author, authorSlot(plan, settings), inks.author)
  return {
    parts,
    lines: line ? [attributing?.onSlot(line, attribution, metrics) ?? line] : [],
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
function withChineseFirst(quote: Quote, showsBoth: boolean): Quote {
  const isSwapped = showsBoth && MOSTLY_HAN.test(quote.translation) && !MOSTLY_HAN.test(quote.content)
  return isSwapped ? withTextsSwapped(quote) : quote
}

/** `content` is what leads: in the layout of the plain composition a field says how its text is set. */
function withTextsSwapped(quote: Quote): Quote {
  return { ...quote, content: quote.translation, translation: quote.content }
}

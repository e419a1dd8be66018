import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { FramePlan, Slot } from '../../look/frames/frame'
import { attributionOf } from '../../card/attribution'
import { otherThan, roleOf, shownTexts, showsBoth, type HeldLead, type TextId } from '../../card/lead'
import { withAttributionOnSlot } from './attributedSlot'
import { layoutQuoteBlock } from './block'
import type { BlockParts } from '../../scene/nodes'
import type { SubjectLayout, SubjectContext } from '../subject'

/** A quote on its backdrop: the block of its words, and the author if the frame has a slot for one. */
export function layoutQuote(
  quote: Quote,
  settings: CardSettings & HeldLead,
  context: SubjectContext,
): SubjectLayout {
  const { inks, metrics, textScale, byHand, size } = context
  const { plan } = context.backdrop
  // A frame in which Chinese leads brings it first without giving it the other block: so that old cards stay as they were.
  const isFramesChoice = plan.chineseLeads === true && settings.lead === 'auto'
  const { lead } = shownTexts(quote, isFramesChoice ? { ...settings, heldLead: undefined } : settings)
  const first =
    settings.heldLead ?? (isFramesChoice ? withChineseFirst(lead, quote, showsBoth(settings)) : lead)
  const set = first === 'content' ? quote : withTextsSwapped(quote)
  const attribution = attributionOf(set, { ...settings, heldLead: settings.heldLead && 'content' })
  const { parts, notices, grid } = layoutQuoteBlock(
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
  )
  const author = settings.showAuthor && quote.author.trim() !== '' ? quote.author : null
  const line = context.setLine('author', author, authorSlot(plan, settings), inks.author)
  return {
    parts: parts.map((part) => withField(part, lead, first)),
    lines: line ? [withAttributionOnSlot(line, attribution, metrics)] : [],
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

/** The other text if both are shown and only that starts with Chinese. */
function withChineseFirst(lead: TextId, quote: Quote, showsBoth: boolean): TextId {
  const other = otherThan(lead)
  return showsBoth && MOSTLY_HAN.test(quote[other]) && !MOSTLY_HAN.test(quote[lead]) ? other : lead
}

/** Says of a block what is written in it, where that is the other text. */
function withField({ block, nodes }: BlockParts, lead: TextId, first: TextId): BlockParts {
  if (lead === first || (block.id !== 'content' && block.id !== 'translation')) return { block, nodes }
  return { block: { ...block, field: otherThan(block.id) }, nodes }
}

/** `content` is what leads: in the layout of the plain composition a field says how its text is set. */
function withTextsSwapped(quote: Quote): Quote {
  return { ...quote, content: quote.translation, translation: quote.content }
}

import { edgeOf } from '../../text/textNodes'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import type { SubjectContext, SubjectLayout } from '../subject'
import { layoutComposed } from './layoutComposed'
import {
  hanShare,
  isWritten,
  shownTexts,
  otherThan,
  textStyleRoleOf,
  showsBoth,
  type HeldPrimaryText,
  type TextId,
} from '../../card/primaryText'
import type { FramePlan, Slot } from '../../look/frames/frame'
import { attributionOf, isNameOnly, type Attribution } from '../../card/attribution'
import { layoutQuoteBlock } from './block'
import type { QuoteContext } from './words'
import type { BlockParts, SceneNotice } from '../../scene/nodes'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph } from '../../text/paragraph'
import { wrapLines } from '../../text/wrap'
import { slotBox, type FootLine } from '../footLine'
import { attributionRows, namesInOrder } from './attributed'
import { besideNodes, hasTypedName, isReadFromRight, rowWidthPx } from './authorRows'

/** Both shrink before one is left out: there is no second line. */
const NAME_SHARES = [1, 0.9, 0.8]

const MOSTLY_HAN = /^\s*["'“‘「『《]?\p{Script=Han}/u

/** It has pinyin if there is room. */
export function layoutQuoteSubject(quote: Quote, context: SubjectContext): SubjectLayout {
  const { settings, composition, showsPinyin } = context.card
  const layoutIn = (chosen: CardSettings) =>
    composition ? layoutComposed(quote, chosen, composition, context) : layoutQuote(quote, chosen, context)
  const layout = showsPinyin ? withPinyinIfItFits(quote, settings, layoutIn) : layoutIn(settings)
  const leftOut = textsToShow(quote, settings).filter((id) => !isSet(id, layout))
  return { ...layout, notices: [...layout.notices, ...leftOut.map((id) => leftOutNotice(quote, id))] }
}

function textsToShow(quote: Quote, settings: CardSettings): TextId[] {
  const { lead, second } = shownTexts(quote, settings)
  return [lead, second].filter((id) => id !== null && isWritten(quote[id])) as TextId[]
}

function isSet(id: TextId, { parts }: SubjectLayout): boolean {
  return parts.some(({ block }) => (block.field ?? block.id) === id)
}

function leftOutNotice(quote: Quote, id: TextId): SceneNotice {
  const isChinese = hanShare(quote[id]) > hanShare(quote[otherThan(id)])
  return { code: 'language-left-out', language: isChinese ? 'zh' : 'en' }
}

/** Drops it, with a notice, if it would truncate the quote or cost it a language. */
function withPinyinIfItFits(
  quote: Quote,
  settings: CardSettings,
  layout: (settings: CardSettings) => SubjectLayout,
): SubjectLayout {
  const subjectLayout = layout(settings)
  const lost = lostTexts(quote, settings, subjectLayout)
  if (lost === 0) return subjectLayout
  const textSettings = { ...settings.textSettings, pinyin: false }
  const plain = layout({ ...settings, textSettings })
  if (!isCut(subjectLayout) && lostTexts(quote, settings, plain) >= lost) return subjectLayout
  return { ...plain, notices: [...plain.notices, { code: 'no-room-for-pinyin' }] }
}

function lostTexts(quote: Quote, settings: CardSettings, subjectLayout: SubjectLayout): number {
  const cut = cutBlocks(subjectLayout)
  return textsToShow(quote, settings).filter((id) => !isSet(id, subjectLayout) || cut.includes(id)).length
}

function isCut(subjectLayout: SubjectLayout): boolean {
  return cutBlocks(subjectLayout).some((id) => id === 'content' || id === 'translation')
}

function cutBlocks({ notices }: SubjectLayout): string[] {
  return notices.flatMap((notice) => (notice.code === 'truncated' ? [notice.block] : []))
}

function layoutQuote(
  quote: Quote,
  settings: CardSettings & HeldPrimaryText,
  context: SubjectContext,
): SubjectLayout {
  const { inks, byHand } = context
  const { metrics, textScale, size } = context.card
  const { plan } = context.backdrop
  // A frame that puts Chinese first does not swap the blocks' settings: old cards keep their look.
  const isFramesChoice = plan.chineseLeads === true && settings.lead === 'auto' && quote.original !== 'en'
  const { lead } = shownTexts(quote, isFramesChoice ? { ...settings, heldPrimary: undefined } : settings)
  const first =
    settings.heldPrimary ?? (isFramesChoice ? withChineseFirst(lead, quote, showsBoth(settings)) : lead)
  // The plain composition expects the primary text in `content`.
  const set =
    first === 'content' ? quote : { ...quote, content: quote.translation, translation: quote.content }
  const attribution = attributionOf(set, { ...settings, heldPrimary: settings.heldPrimary && 'content' })
  const words: QuoteContext = {
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
    holdsSize: quote.page !== '' && context.card.view.holdsSize === true,
    byHand: (role) => byHand(textStyleRoleOf(role, lead)),
    idOf: (role) => textStyleRoleOf(role, lead),
  }
  const giant = quote.emphasis.find(({ text, as }) => text === first && as === 'giant')
  const { parts, notices, grid } =
    (giant && context.card.emphasis?.layoutGiant(words, inks, giant)) ?? layoutQuoteBlock(words, inks)
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

/** A chosen colour takes precedence over the frame's. */
function authorSlot({ author }: FramePlan, { textSettings }: CardSettings): Slot | null {
  if (typeof author === 'string') return null
  const { authorColor, customAuthorColor } = textSettings
  if (authorColor === '' && customAuthorColor === '') return author
  const { colour: _frameColour, ...slot } = author
  return slot
}

/** Swaps only if both are shown and only the other starts with Chinese. */
function withChineseFirst(lead: TextId, quote: Quote, showsBoth: boolean): TextId {
  const other = otherThan(lead)
  return showsBoth && MOSTLY_HAN.test(quote[other]) && !MOSTLY_HAN.test(quote[lead]) ? other : lead
}

function withField({ block, nodes }: BlockParts, lead: TextId, first: TextId): BlockParts {
  if (lead === first || (block.id !== 'content' && block.id !== 'translation')) return { block, nodes }
  return { block: { ...block, field: otherThan(block.id) }, nodes }
}

function withAttributionOnSlot(line: FootLine, attribution: Attribution, metrics: TextMetrics): FootLine {
  const { paragraph: name, slot } = line
  if (name.truncated || isNameOnly(attribution)) return line
  const names = namesInOrder(attribution)
  const candidates = [
    { ids: [...names, 'dot', 'work'] as const, share: 1 },
    ...NAME_SHARES.map((share) => ({ ids: names, share })),
    ...(attribution.oneName === 'otherName' ? [{ ids: ['other-name'] as const, share: 1 }] : []),
  ]
  for (const { ids, share } of candidates) {
    const sizePx = share * name.style.sizePx
    const row = attributionRows(attribution, lineAt(name, sizePx, metrics), metrics)(ids, sizePx)
    const width = rowWidthPx(row)
    const isAsItIs = row.length === 1 && row[0]!.id === 'name'
    if (isAsItIs || width > slot.maxWidthPx) continue
    const place = { x: edgeOf(slot.align, slotBox(slot), width), width, baselineY: slot.baselineY }
    const isRightToLeft = isReadFromRight(name)
    const nodes = besideNodes(row, place, line.ink, { isRightToLeft, nameId: 'author' })
    const { lines, ...block } = line.block
    return {
      ...line,
      nodes,
      block: {
        ...block,
        ...(hasTypedName({ rows: [row] }) && lines ? { lines } : {}),
        sizePx,
        box: { ...block.box, x: place.x, width },
      },
    }
  }
  return line
}

function lineAt(name: Paragraph, sizePx: number, metrics: TextMetrics): Paragraph {
  if (sizePx === name.style.sizePx) return name
  const text = name.lines.map((line) => line.text).join('')
  return wrapLines(text, { ...name.style, sizePx }, Infinity, metrics, { align: 'left', maxLines: 1 })
}

import { attributionOf } from '../../card/attribution'
import { inksByHand } from '../../card/inksByHand'
import { textStyleRoleOf, shownTexts, type HeldPrimaryText, type TextId } from '../../card/primaryText'
import type { Quote } from '../../card/quote'
import { sealOf } from '../../card/seal'
import type { CardSettings } from '../../card/settings'
import {
  asAddedName,
  type Composition,
  type Said,
  type SealRoom,
  type SheetWords,
} from '../../look/compositions/composition'
import { leafNodes } from '../../scene/leafNodes'
import { insetBox } from '../../scene/box'
import type { BlockParts, Box } from '../../scene/nodes'
import { sealWords } from '../../look/seal/occupiedBoxes'
import { hasHan } from '../../text/characters'
import { cutToSheet, sheetPlace } from '../sheet'
import type { SubjectContext, SubjectLayout } from '../subject'

export function layoutComposed(
  quote: Quote,
  settings: CardSettings,
  composition: Composition,
  { backdrop, inks, byHand, card: { metrics, textScale } }: SubjectContext,
): SubjectLayout {
  const { plan, context } = backdrop
  const { fontFamily, weight, italic, pinyin } = settings.textSettings
  const words = sheetWords(quote, settings)
  const {
    parts,
    marks,
    papers = [],
    notices,
    grid = null,
    sealRoom = anywhereOn(plan.sheet ?? context.safe, textScale),
  } = composition.compose({
    ...backdrop.sheetSkin,
    ...sheetPlace(plan, context, textScale),
    grounds: backdrop.inkGrounds.block,
    words,
    seal: sealOf(settings, sealWords(words.watermark ?? '')),
    hasQuotationMarks: settings.showQuotationMarks,
    fontId: fontFamily,
    weight,
    isItalic: italic,
    hasPinyin: pinyin && !composition.isInCells,
    inks,
    inksByHand: inksByHand(settings),
    metrics,
    byHand,
  })
  return {
    parts: parts
      .filter(({ nodes }) => nodes.length > 0)
      .map((part) => asTyped(withRole(part, words.lead.id), words)),
    marks: cutToSheet(marks, plan, 'composition-marks'),
    papers,
    ...(composition.under ? { sealRoom } : {}),
    lines: [],
    notices,
    grid,
    hasSmallPrint: true,
    textBox: plan.textBox,
  }
}

const SEAL_MARGIN = { columnPx: 42, paperPx: 10 }

function anywhereOn(sheet: Box, textScale: number): SealRoom {
  const px = (Math.min(sheet.width, sheet.height) / 540) * textScale
  return {
    column: insetBox(sheet, SEAL_MARGIN.columnPx * px),
    paper: insetBox(sheet, SEAL_MARGIN.paperPx * px),
  }
}

function sheetWords(quote: Quote, settings: CardSettings & HeldPrimaryText): SheetWords {
  const { showAuthor, showDate, watermark, watermarkText } = settings
  const shown = shownTexts(quote, settings)
  const [lead = { id: 'content', text: '', isHan: false }, second = null] = [shown.lead, shown.second]
    .filter((id) => id !== null)
    .map((id): Said => ({ id, text: quote[id], isHan: hasHan(quote[id]) }))
    .filter(({ id, text }) => text.trim() !== '' || id === settings.heldPrimary)
  const attribution = attributionOf(quote, settings)
  const [first, other] = attribution.names
  return {
    lead,
    second,
    author: showAuthor ? attribution[first!] : '',
    otherName: showAuthor && other ? attribution[other] : '',
    isAuthorAdded: first === 'otherName',
    day: quote.date,
    date: showDate ? quote.date : null,
    watermark: watermark && watermarkText.trim() !== '' ? watermarkText.trim() : null,
  }
}

/** Blocks use the primary text's settings. */
function withRole(part: BlockParts, lead: TextId): BlockParts {
  const { block } = part
  const role = textStyleRoleOf(block.id, lead)
  return role === block.id ? part : { ...part, block: { ...block, role } }
}

/** A name that the almanac added cannot be edited. */
function asTyped(part: BlockParts, { isAuthorAdded }: SheetWords): BlockParts {
  if (part.block.id !== 'author' || !isAuthorAdded) return part
  const texts = leafNodes(part.nodes).flatMap(({ node }) => (node.type === 'text' ? [node] : []))
  const hasBoth = texts.some(({ isAdded }) => isAdded) && !texts.every(({ isAdded }) => isAdded)
  return hasBoth ? part : asAddedName(part)
}

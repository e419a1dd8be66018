import { legiblePx } from '../typeset'
import { dateWordings } from '../../card/dateLine'
import { sealOf } from '../../card/seal'
import type { FrameFront, FrameWords, Slot } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import type { CardSeal } from '../../look/seal/styles'
import { fitsSeal } from '../../look/seal/occupiedBoxes'
import type { BlockParts, SceneNode, SceneNotice } from '../../scene/nodes'
import { footLine, type FootLine, roomForIcon, withWeatherIcon } from '../footLine'
import { memoByObject } from '../../scene/memo'
import { recentByMetrics } from '../../text/metrics/metrics'
import { MIN_INSET_PX } from '../placeByHand'
import { noticesOf } from '../../text/textNodes'
import { layoutQuoteSubject } from '../quote/layoutQuoteSubject'
import type { SubjectContext, SubjectLayout } from '../subject'
import type { Backdrop } from './decorate'
import type { ResolvedCard } from './resolve'

const GAP_PX = 24 // to a watermark on the same line

export interface TextLayout {
  subject: SubjectLayout
  lines: readonly FootLine[]
  marks: readonly BlockParts[] // drawn by the frame
  seal: readonly BlockParts[] // if neither frame nor composition draws it
  front: readonly SceneNode[]
  notices: readonly SceneNotice[]
}

const recentWords = memoByObject((_backdrop: Backdrop) => recentByMetrics<TextLayout>(8))

/** Words moved by hand are as they were, so that a drag lays out none, and a pinch each size once. */
export function layoutWords(card: ResolvedCard, backdrop: Backdrop, inks: Inks): TextLayout {
  const { metrics, settings } = card
  const subject = card.card.kind === 'quote' ? card.card.quote : card.card.product
  const sized = Object.entries(settings.placements).filter(
    ([, { scale, width }]) => scale !== 1 || width !== 0,
  )
  const sizes = sized.map(([id, { scale, width }]) => [id, scale, width])
  const key = JSON.stringify([subject, sizes, inks, card.view.holdsSize])
  return recentWords(backdrop)(metrics, key, () => wordsBesideSeal(card, backdrop, inks))
}

function wordsBesideSeal(card: ResolvedCard, backdrop: Backdrop, inks: Inks): TextLayout {
  const textLayout = wordsIn(card, backdrop, inks)
  const asked = card.seal && sealOf(card.settings)
  const isDrawn = [...textLayout.marks, ...textLayout.subject.parts].some(({ block }) => block.isSeal)
  if (!card.seal || !asked || isDrawn) return textLayout
  const { layoutSeal } = card.seal
  const first = layoutSeal(asked, card, backdrop, textLayout)
  if (first.textFoot === null) return { ...textLayout, seal: [first.parts] }
  const { plan } = backdrop
  const textBox = { ...plan.textBox, height: first.textFoot - plan.textBox.y }
  const shorter = wordsIn(card, { ...backdrop, plan: { ...plan, textBox } }, inks)
  return { ...shorter, seal: [layoutSeal(asked, card, backdrop, shorter).parts] }
}

function wordsIn(card: ResolvedCard, backdrop: Backdrop, inks: Inks): TextLayout {
  const context = subjectContext(card, backdrop, inks)
  const subject = subjectIn(card, context)
  const { frame } = backdrop
  const { words, dates } = smallPrintOf(card, subject)
  const stamp = stampOf(card, backdrop, subject, words)
  // The frame's seal already shows this watermark.
  const isStamped = stamp !== null && stamp.seal.words === wholeSeal(words.watermark)
  const shown = isStamped ? { ...words, watermark: null } : words
  const { date, watermark } = smallPrintLines(context, shown.watermark, dates)
  const lines = [...subject.lines, date, watermark].filter((line) => line !== null)
  const drawn: FrameFront = {
    ...backdrop.context,
    words: shown,
    line: (id, text, slot) => printedLine(context, id, text, slot),
    date: date?.block.box ?? null,
    seal: stamp?.parts.block.box ?? null,
  }
  const mark = shown.watermark === null ? null : (frame.watermark?.(drawn, shown.watermark) ?? null)
  return {
    subject,
    lines,
    marks: [
      ...(stamp ? [stamp.parts] : []),
      ...(mark ? [{ block: { id: 'watermark' as const, box: mark.box, sizePx: 0 }, nodes: mark.nodes }] : []),
    ],
    seal: [],
    front: frame.front?.(drawn) ?? [],
    notices: [
      ...subject.notices,
      ...noticesOf(lines.map(({ block: { id }, paragraph }) => ({ id, paragraph }))),
      ...shortenedNotice(dates, date),
    ],
  }
}

function subjectContext(card: ResolvedCard, backdrop: Backdrop, inks: Inks): SubjectContext {
  const { settings, size, metrics } = card
  const scaleOf = (id: keyof typeof settings.placements) => settings.placements[id]?.scale ?? 1
  const roomPx = backdrop.context.safe.width - 2 * MIN_INSET_PX
  const leastPx = legiblePx('other', size.width)
  return {
    card,
    backdrop,
    inks,
    byHand: (id) => ({ scale: scaleOf(id), widthPx: (settings.placements[id]?.width ?? 0) * size.width }),
    setLine(id, words, slot, ink) {
      if (words === null || !slot) return null
      const byHand = { scale: scaleOf(id), roomPx, leastPx }
      return footLine({ id, words, slot, ink }, settings.textSettings, metrics, byHand)
    },
  }
}

function subjectIn({ card, settings, product }: ResolvedCard, context: SubjectContext): SubjectLayout {
  if (card.kind === 'quote') return layoutQuoteSubject(card.quote, context)
  if (!product) throw new Error('a product’s layout was not loaded')
  return product.layoutProduct(card.product, settings, context)
}

/** null if the subject includes them. */
function smallPrintOf(
  { card, settings, day, dateParts }: ResolvedCard,
  { hasSmallPrint }: SubjectLayout,
): { words: FrameWords; dates: readonly string[] } {
  if (hasSmallPrint) return { words: { date: null, dayOfMonth: 0, watermark: null }, dates: [] }
  const page = card.kind === 'quote' ? card.quote.page : ''
  const dateLine = page ? [page] : dateWordings(day, settings.textSettings.dateLine, dateParts)
  const dates = settings.showDate ? dateLine : []
  const watermark = settings.watermarkText.trim()
  return {
    dates,
    words: {
      date: dates[0] ?? null,
      dayOfMonth: Number(day.slice(8, 10)),
      // A seal of the same words stands for them.
      watermark:
        settings.watermark && watermark !== '' && sealOf(settings)?.words !== watermark ? watermark : null,
    },
  }
}

/** Date and watermark leave each other room. */
function smallPrintLines(
  { card: { size }, backdrop: { plan, mood }, inks, setLine }: SubjectContext,
  words: string | null,
  dates: readonly string[],
): { date: FootLine | null; watermark: FootLine | null } {
  const alone = setLine('watermark', words, plan.watermark, inks.small)
  const slot = roomForIcon(plan.date, mood, legiblePx('other', size.width))
  const roomy = dates.length > 1 ? withRoomBeside(withRoomAfter(slot, alone), plan.watermark, alone) : slot
  const date = dateOnSlot(dates, roomy, (on, text) => setLine('date', text, on, inks.small))
  const watermark = plan.watermark?.isAfterDate
    ? setLine('watermark', words, afterDate(plan.watermark, date), inks.small)
    : alone
  return { date: withWeatherIcon(date, mood), watermark }
}

const AFTER_DATE_PX = 22

function afterDate(slot: Slot, date: FootLine | null): Slot {
  if (!date) return slot
  const { x, width } = date.block.box
  return { ...slot, x: x + width + AFTER_DATE_PX, maxWidthPx: slot.maxWidthPx - width - AFTER_DATE_PX }
}

/** Reserves at most half of the line. */
function withRoomAfter(slot: Slot | null, watermark: FootLine | null): Slot | null {
  if (!slot || !watermark?.slot.isAfterDate) return slot
  const keptPx = Math.min(watermark.block.box.width + AFTER_DATE_PX, slot.maxWidthPx / 2)
  return { ...slot, maxWidthPx: slot.maxWidthPx - keptPx }
}

function printedLine(
  { card: { settings, metrics }, inks }: SubjectContext,
  id: string,
  words: string,
  slot: Slot,
): SceneNode[] {
  const asked = { id: 'watermark', words, slot, ink: inks.small } as const
  const line = footLine(asked, settings.textSettings, metrics, { scale: 1, roomPx: 0 })
  return line?.nodes.map((node) => ({ ...node, id })) ?? []
}

function stampOf(
  { settings, metrics }: ResolvedCard,
  { frame, context }: Backdrop,
  { hasSmallPrint }: SubjectLayout,
  { watermark }: FrameWords,
): { seal: CardSeal; parts: BlockParts } | null {
  const seal = hasSmallPrint || !frame.seal ? null : sealOf(settings, wholeSeal(watermark))
  if (!seal || !frame.seal) return null
  const scale = settings.placements[seal.block]?.scale ?? 1
  const { nodes, box, sidePx } = frame.seal(context, seal, { metrics, scale })
  return { seal, parts: { block: { id: seal.block, box, sizePx: sidePx, isSeal: true }, nodes } }
}

/** '' unless a seal can show the watermark unchanged. */
function wholeSeal(watermark: string | null): string {
  return watermark !== null && fitsSeal(watermark) ? watermark : ''
}

function dateOnSlot(
  wordings: readonly string[],
  slot: Slot | null,
  setOn: (slot: Slot, words: string) => FootLine | null,
): FootLine | null {
  if (!slot) return null
  let line: FootLine | null = null
  for (const words of wordings) {
    line = setOn(slot, words)
    if (!line?.paragraph.truncated) return line
  }
  return line
}

function withRoomBeside(slot: Slot | null, other: Slot | null, watermark: FootLine | null): Slot | null {
  if (!slot || !other || slot.baselineY !== other.baselineY) return slot
  const isBetween = slot.align === 'left' ? other.align === 'right' : other.align === 'left'
  if (!isBetween || slot.align === 'center') return slot
  const takenPx = watermark ? watermark.block.box.width + GAP_PX : 0
  return { ...slot, maxWidthPx: Math.max(slot.maxWidthPx, Math.abs(other.x - slot.x) - takenPx) }
}

function shortenedNotice(wordings: readonly string[], date: FootLine | null): SceneNotice[] {
  if (!date || date.paragraph.truncated) return [] // Truncation is reported elsewhere.
  const shown = date.paragraph.lines.map(({ text }) => text).join('')
  return shown === wordings[0] ? [] : [{ code: 'truncated', block: 'date' }]
}

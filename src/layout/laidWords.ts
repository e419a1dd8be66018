import { dateWordings } from '../card/dateLine'
import { sealOf, sealTextOf } from '../card/seal'
import type { CardSettings } from '../card/settings'
import type { FrameWords, Slot } from '../look/frames/frame'
import type { Inks } from '../look/inks'
import { carvable, fitsSeal } from '../look/seal/words'
import type { BlockId, BlockParts, Box, SceneBlock, SceneNode, SceneNotice } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Backdrop } from './backdrop'
import type { CardInput } from './cardScene'
import { dateOnSlot, shortenedNotice, withRoomBeside } from './dateOnSlot'
import { footLine, type FootLine } from './footLine'
import { MIN_INSET_PX } from './placeByHand'
import { missingNotice } from './quote/block'
import type { SubjectContext, SubjectLayout } from './subject'
import { cardSize, textScaleOf, type View } from './view'
import { roomForIcon, withWeatherIcon } from './weatherIcon'

/** All words of a card, before they are moved by hand. */
export interface LaidWords {
  subject: SubjectLayout
  lines: readonly FootLine[]
  marks: readonly BlockParts[] // a seal and a watermark that the frame draws
  seal: readonly BlockParts[] // the card's, if neither frame nor composition draws it
  front: readonly SceneNode[]
  notices: readonly SceneNotice[]
}

/** The subject, date, watermark and what the frame draws with them. */
export function* layoutWords(
  backdrop: Backdrop,
  inks: Inks,
  { settings, target, day, layoutSubject }: CardInput,
  metrics: TextMetrics,
  view: View,
): Steps<LaidWords> {
  const { placements } = settings
  const size = cardSize(settings.aspectRatio, view, target)
  const { frame, plan, context } = backdrop
  const scaleOf = (id: keyof typeof placements) => placements[id]?.scale ?? 1
  const setLine: SubjectContext['setLine'] = (id, words, slot, ink) =>
    words !== null && slot
      ? footLine(id, words, slot, settings.textSettings, ink, metrics, {
          scale: scaleOf(id),
          roomPx: context.safe.width - 2 * MIN_INSET_PX,
        })
      : null
  const subjectContext: SubjectContext = {
    size,
    backdrop,
    inks,
    metrics,
    textScale: textScaleOf(view, target),
    byHand: (id) => ({ scale: scaleOf(id), widthPx: (placements[id]?.width ?? 0) * size.width }),
    setLine,
  }
  const subject = yield* layoutSubject(subjectContext)
  yield
  const wordings = settings.showDate ? dateWordings(day, settings.textSettings.dateLine) : []
  const dates = subject.hasSmallPrint ? [] : wordings
  const words = subject.hasSmallPrint ? NO_WORDS : frameWords(day, dates[0] ?? null, settings)
  const ofFrame = subject.hasSmallPrint || !frame.seal ? null : sealOf(settings, wholeSeal(words.watermark))
  const stamped = ofFrame && frame.seal?.(context, ofFrame, { metrics, scale: scaleOf(ofFrame.block) })
  // What a seal in the frame's own place says is not printed beside it.
  const shown =
    ofFrame && ofFrame.words === wholeSeal(words.watermark) ? { ...words, watermark: null } : words
  const watermark = setLine('watermark', shown.watermark, plan.watermark, inks.small)
  const dateSlot = roomForIcon(plan.date, backdrop.mood)
  const date = dateOnSlot(
    dates,
    dates.length > 1
      ? withRoomBeside(withRoomAfter(dateSlot, watermark), plan.watermark, watermark)
      : dateSlot,
    (slot, text) => setLine('date', text, slot, inks.small),
  )
  const after = plan.watermark?.isAfterDate ? afterDate(plan.watermark, date) : null
  const besideDate = after ? setLine('watermark', shown.watermark, after, inks.small) : watermark
  const lines = [...subject.lines, withWeatherIcon(date, backdrop.mood), besideDate].filter(
    (line) => line !== null,
  )

  yield

  const line = (id: string, text: string, slot: Slot): SceneNode[] =>
    footLine('watermark', text, slot, settings.textSettings, inks.small, metrics, {
      scale: 1,
      roomPx: 0,
    })?.nodes.map((node) => ({
      ...node,
      id,
    })) ?? []
  const drawnContext = { ...context, words: shown, line, seal: stamped?.box ?? null }
  const mark = shown.watermark === null ? null : (frame.watermark?.(drawnContext, shown.watermark) ?? null)
  return {
    subject,
    lines,
    marks: [
      ...(ofFrame && stamped ? [stampedParts(ofFrame.block, stamped)] : []),
      ...(mark ? [{ block: { id: 'watermark' as const, box: mark.box, sizePx: 0 }, nodes: mark.nodes }] : []),
    ],
    seal: [],
    front: frame.front?.(drawnContext) ?? [],
    notices: [
      ...subject.notices,
      ...lines.flatMap(({ block: { id }, paragraph }) =>
        paragraph.truncated ? [{ code: 'truncated' as const, block: id }] : [],
      ),
      ...shortenedNotice(dates, date),
      ...missingNotice(lines.map(({ paragraph }) => paragraph)),
    ],
  }
}

/** The slot moved to the end of the date's line. */
function afterDate(slot: Slot, date: FootLine | null): Slot {
  if (!date) return slot
  const { x, width } = date.block.box
  return { ...slot, x: x + width + AFTER_DATE_PX, maxWidthPx: slot.maxWidthPx - width - AFTER_DATE_PX }
}

/** The date's slot with room left for a watermark that follows the date: at most half of the line. */
function withRoomAfter(slot: Slot | null, watermark: FootLine | null): Slot | null {
  if (!slot || !watermark?.slot.isAfterDate) return slot
  const keptPx = Math.min(watermark.block.box.width + AFTER_DATE_PX, slot.maxWidthPx / 2)
  return { ...slot, maxWidthPx: slot.maxWidthPx - keptPx }
}

const AFTER_DATE_PX = 22

function stampedParts(
  id: BlockId,
  { nodes, box, sidePx }: { nodes: readonly SceneNode[]; box: Box; sidePx: number },
): BlockParts {
  return { block: { id, box, sizePx: sidePx, isSeal: true }, nodes }
}

/** The words with the card's seal, if no composition or frame has drawn it; laid out again in less room where it needs some. */
export function* withRoomForSeal(
  backdrop: Backdrop,
  { settings, layoutSeal }: CardInput,
  metrics: TextMetrics,
  layout: (on: Backdrop) => Steps<LaidWords>,
): Steps<LaidWords> {
  const laid = yield* layout(backdrop)
  const asked = sealOf(settings)
  const isDrawn = [...laid.marks, ...laid.subject.parts].some(({ block }) => block.isSeal)
  if (!layoutSeal || !asked || isDrawn) return laid
  const sealed = (words: LaidWords) => layoutSeal(asked, settings, backdrop, words, metrics)
  const first = sealed(laid)
  if (first.textFoot === null) return { ...laid, seal: [first.parts] }
  yield
  const { plan } = backdrop
  const textBox = { ...plan.textBox, height: first.textFoot - plan.textBox.y }
  const shorter = yield* layout({ ...backdrop, plan: { ...plan, textBox } })
  return { ...shorter, seal: [sealed(shorter).parts] }
}

/** Says that a seal holds less than was typed for it. */
export function cutSealNotice(settings: CardSettings, blocks: readonly SceneBlock[]): SceneNotice[] {
  const isCut = blocks.some(({ id }) => id === 'seal') && !fitsSeal(carvable(sealTextOf(settings)))
  return isCut ? [{ code: 'truncated', block: 'seal' }] : []
}

/** A watermark that a seal holds as it is; '' for any other. */
function wholeSeal(watermark: string | null): string {
  return watermark !== null && fitsSeal(watermark) ? watermark : ''
}

const NO_WORDS: FrameWords = { date: null, dayOfMonth: 0, watermark: null }

function frameWords(day: string, date: string | null, settings: CardSettings): FrameWords {
  const watermark = settings.watermarkText.trim()
  return {
    date,
    dayOfMonth: Number(day.slice(8, 10)),
    watermark: settings.watermark && watermark !== '' ? watermark : null,
  }
}

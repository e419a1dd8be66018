import { groundsOnPatch } from '../../look/compositions/composition'
import { leafNodes } from '../../scene/leafNodes'
import { printBox } from '../../scene/printBox'
import type { FramePlan, Slot } from '../../look/frames/frame'
import { showsPicture } from '../../look/frames/onPhoto'
import { sealNodes, sealSize } from '../../look/seal/seal'
import { type CardSeal, inStyle } from '../../look/seal/styles'
import { insetBox, middleOf } from '../../scene/box'
import {
  isSmallPrint,
  type BlockId,
  type BlockParts,
  type Box,
  type RectNode,
  type SceneBlock,
  type SceneNode,
} from '../../scene/nodes'
import { clamp } from '../../scene/values'
import type { Backdrop } from '../passes/decorate'
import { MIN_INSET_PX } from '../placeByHand'
import { alignOf } from '../quote/measureQuote'
import type { ResolvedCard } from '../passes/resolve'
import type { TextLayout } from '../passes/words'
import type { SubjectLayout } from '../subject'
import { placeSeal } from './placeSeal'

const SIDE_PX = { corner: 35, author: 28 } // for a tall seal on a sheet 540 px wide or high
const LEAST_UNIT = 0.86
const EDGE_PX = 18 // from the text's surface
const MARGIN_PX = 42 // for a composition
const THICKEST_RULE_PX = 6
const ANY_GROUND = ['#FFFFFF', '#000000'] // on a picture

/** Small print has single lines, because a date may be on two leaves but its block on one. */
function printedBy({ parts, marks = [], hasSmallPrint, sealRoom }: SubjectLayout): SceneNode[] {
  const smallPrint = parts.flatMap(({ block, nodes }) => (isSmallPrint(block.id) ? nodes : []))
  const ornaments = leafNodes(parts.flatMap(({ nodes }) => nodes)).flatMap(({ node }) =>
    node.type === 'text' && node.isDecoration && !node.isPinyin ? [node] : [],
  )
  return [...marks, ...(hasSmallPrint ? smallPrint : []), ...(sealRoom ? ornaments : [])]
}

export function layoutSeal(
  { words, style, block: id }: CardSeal,
  { settings, metrics }: Pick<ResolvedCard, 'settings' | 'metrics'>,
  backdrop: Backdrop,
  { subject, lines, marks }: TextLayout,
): { parts: BlockParts; textFoot: number | null } {
  const { sealPlace, sealStyle, textSettings, placements } = settings
  const { plan, context } = backdrop
  const { papers = [], sealRoom: room = null, hasSmallPrint = false } = subject
  const blocks = subject.parts.map(({ block }) => block)
  const apart = [...lines, ...marks.map(({ block }) => ({ block, slot: null }))]
  const sheet = plan.sealBox ?? plan.sheet ?? context.safe
  const unit = clamp(Math.min(sheet.width, sheet.height) / 540, LEAST_UNIT, 1)
  const whole = inStyle(
    style ?? sealStyle,
    words,
    SIDE_PX[sealPlace === 'author' ? 'author' : 'corner'] * unit,
  )
  const area = room?.column ?? sealArea(plan, context.safe, hasSmallPrint ? MARGIN_PX * unit : null)
  const author = [...blocks, ...apart.map(({ block }) => block)].find((block) => block.id === 'author')
  const { box, textFoot, scale } = placeSeal(
    {
      place: sealPlace,
      area,
      textBox: plan.textBox,
      words: blocks.filter((block) => !isSmallPrint(block.id)).map((block) => block.box),
      smallPrint: [
        ...blocks.filter((block) => isSmallPrint(block.id)).map((block) => block.box),
        ...leafNodes(printedBy(subject)).flatMap(({ node }) => (isRule(node) ? [node] : printBox(node))),
      ],
      paper: room?.paper ?? null,
      lines: apart.map(({ block, slot }) => toEdge(block.box, slot, area)),
      author: author?.box ?? lastOf(blocks),
      align: alignOf(textSettings),
    },
    sealSize(whole.seal, whole.sidePx),
  )
  const byHand = placements[id]?.scale ?? 1
  const sidePx = whole.sidePx * scale * byHand
  const own = scaledIn(box, byHand, insetBox(context.safe, MIN_INSET_PX))
  const grounds = groundsOnPatch(papers, middleOf(own)) ?? groundsAt(own, id, backdrop)
  return {
    parts: {
      block: { id, box: own, sizePx: sidePx, isSeal: true },
      nodes: sealNodes(id, whole.seal, own, sidePx, grounds, metrics),
    },
    textFoot,
  }
}

/** Aligns with text and small print; in a composition, with a margin. */
function sealArea(
  { textBox, sealBox, sheet, date, watermark }: FramePlan,
  safe: Box,
  marginPx: number | null,
): Box {
  if (sealBox) return sealBox
  if (marginPx !== null) return insetBox(sheet ?? safe, marginPx)
  const inner = insetBox(sheet ?? safe, EDGE_PX)
  const innerFoot = inner.y + inner.height
  const slots = [date, watermark]
    .filter((slot) => slot !== null)
    .filter(({ baselineY }) => baselineY <= innerFoot)
  const ends = (align: Slot['align']) => slots.filter((slot) => slot.align === align).map(({ x }) => x)
  const left = Math.max(inner.x, Math.min(textBox.x, ...ends('left')))
  const right = Math.min(inner.x + inner.width, Math.max(textBox.x + textBox.width, ...ends('right')))
  const foot = Math.min(
    innerFoot,
    Math.max(textBox.y + textBox.height, ...slots.map(({ baselineY }) => baselineY)),
  )
  return { x: left, y: textBox.y, width: right - left, height: foot - textBox.y }
}

/** Includes what the frame draws between line and edge. */
function toEdge(box: Box, slot: Slot | null, area: Box): Box {
  const left = slot?.align === 'left' ? Math.min(box.x, area.x) : box.x
  const end = box.x + box.width
  const right = slot?.align === 'right' ? Math.max(end, area.x + area.width) : end
  return { ...box, x: left, width: right - left }
}

function isRule(mark: SceneNode): mark is RectNode {
  return mark.type === 'rect' && Math.min(mark.width, mark.height) <= THICKEST_RULE_PX
}

function lastOf(blocks: readonly SceneBlock[]): Box | null {
  const quoted = blocks.filter(({ id }) => id === 'content' || id === 'translation').map(({ box }) => box)
  return quoted.toSorted((a, b) => b.y + b.height - (a.y + a.height))[0] ?? null
}

/** About the middle of its foot, within the safe area. */
function scaledIn({ x, y, width, height }: Box, scale: number, safe: Box): Box {
  const [wide, tall] = [width * scale, height * scale]
  return {
    x: clamp(x + (width - wide) / 2, safe.x, Math.max(safe.x, safe.x + safe.width - wide)),
    y: clamp(y + height - tall, safe.y, Math.max(safe.y, safe.y + safe.height - tall)),
    width: wide,
    height: tall,
  }
}

/** Any on a picture: the scrim is only behind text. */
function groundsAt(
  box: Box,
  id: BlockId,
  { plan: { sealBox }, context, hasPage, groundsIn }: Backdrop,
): readonly string[] {
  const isBare = sealBox !== undefined || !hasPage || context.onPicture !== null
  if (isBare && showsPicture(context)) return ANY_GROUND
  return sealBox ? context.grounds : groundsIn(box, id)
}

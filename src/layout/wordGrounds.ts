import { frameSlotBox, type FramePlan } from '../look/frames/frame'
import type { OccupiedBoxes } from '../look/weather/occupiedBoxes'
import { boxesOverlap, unionOf } from '../scene/box'
import { compositeOver, mixColours } from '../scene/colour'
import {
  type Box,
  type LinearGradient,
  type Paint,
  isSmallPrint,
  type BlockId,
  type Scene,
  type SceneBlock,
  type SceneNode,
} from '../scene/nodes'
import type { CardBackground } from './cardBackground'
import { legiblePx } from './typeset'
import { WORDS_STEP_PX } from '../look/scrim'
import { leafNodes } from '../scene/leafNodes'

/** for a frame whose page hides the scenery */
export const NO_WORD_BOXES: OccupiedBoxes = { text: null, lines: [] }

export type GroundsUnderVeil = (veil: string | null) => readonly string[]

export function flatGrounds(colours: readonly string[]): GroundsUnderVeil {
  return (veil) => (veil ? colours.map((colour) => compositeOver(veil, colour)) : colours)
}

/** A dusk is bright only near its sun, so text above needs no veil. null without weather. */
export function scenicGrounds(
  { settings, background, colours, mood }: CardBackground,
  area: Box,
  plan: FramePlan,
  cardWidth: number,
): GroundsUnderVeil | null {
  const sky = background.nodes(settings, area)[0]
  if (!mood?.grounds || sky?.type !== 'rect' || !sky.fill) return null
  const text = flatGrounds(coloursIn(sky.fill, plan.textBox) ?? colours)
  const foot = flatGrounds(footBoxes(plan, cardWidth).flatMap((box) => coloursIn(sky.fill, box) ?? colours))
  return (veil) => mood.grounds?.({ text: text(veil), foot: foot(veil) }) ?? text(veil)
}

export function groundsInBox(
  { settings, background, colours, mood }: CardBackground,
  area: Box,
  veil: string | null,
  box: Box,
): readonly string[] {
  const paint = background.nodes(settings, area)[0]
  const isGradient = settings.backgroundType === 'gradient' && paint?.type === 'rect'
  const seen = flatGrounds((isGradient ? coloursIn(paint.fill, box) : null) ?? colours)(veil)
  return mood?.grounds?.({ text: seen, foot: seen }) ?? seen
}

/** Neither date nor watermark is on it. */
export function isPhoto(area: Box, plan: FramePlan, cardWidth: number): boolean {
  return !footBoxes(plan, cardWidth).some((box) => boxesOverlap(area, box))
}

export function wordsOf(plan: FramePlan, cardWidth: number): OccupiedBoxes {
  return { text: plan.textBox, lines: footBoxes(plan, cardWidth) }
}

function footBoxes({ date, watermark }: FramePlan, cardWidth: number): Box[] {
  const leastPx = legiblePx('other', cardWidth)
  return [date, watermark].filter((slot) => slot !== null).map((slot) => frameSlotBox(slot, leastPx))
}

function coloursIn(paint: Paint | undefined, box: Box): string[] | null {
  if (typeof paint === 'string') return [paint]
  if (paint?.type !== 'linear') return null
  const shares = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => shareAt(paint, x, y)),
  )
  const [low, high] = [Math.min(...shares), Math.max(...shares)]
  const between = paint.stops.filter(({ at }) => at > low && at < high).map(({ colour }) => colour)
  return [colourAt(paint, low), ...between, colourAt(paint, high)]
}

function shareAt({ from, to }: LinearGradient, x: number, y: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  return Math.min(1, Math.max(0, share))
}

function colourAt({ stops }: LinearGradient, share: number): string {
  const after = Math.max(
    1,
    stops.findIndex(({ at }) => at >= share),
  )
  const [from, to] = [stops[after - 1], stops[after]]
  if (!from || !to) return stops[0]?.colour ?? '#000000'
  return mixColours(from.colour, to.colour, (share - from.at) / (to.at - from.at || 1))
}

/** Snapped to steps so that the scrim does not change with every letter. */
export interface WordBoxes {
  block: Box | null
  feet: readonly Box[]
}

const WORDLESS_BLOCKS: ReadonlySet<string> = new Set<BlockId>(['logo', 'productPicture', 'qrCode', 'seal'])
const STEP_PX = { block: WORDS_STEP_PX, foot: 8 }

/** Includes text that a composition prints outside blocks. */
export function wordBoxesOn(
  { blocks, live }: Pick<Scene, 'blocks' | 'live'>,
  area: Box,
  isComposed: boolean,
): WordBoxes {
  const on = blocks.filter(({ id, box }) => !WORDLESS_BLOCKS.has(id) && boxesOverlap(box, area))
  const isFoot = ({ id }: SceneBlock) => isSmallPrint(id)
  const boxes = on.filter((block) => !isFoot(block)).map(({ box }) => box)
  return {
    block: boxes.length > 0 ? snapToSteps(unionOf(boxes), STEP_PX.block) : null,
    feet: [...on.filter(isFoot).map(({ box }) => box), ...(isComposed ? printedBoxes(blocks, live) : [])].map(
      (box) => snapToSteps(box, STEP_PX.foot),
    ),
  }
}

function printedBoxes(blocks: readonly SceneBlock[], live: readonly SceneNode[]): Box[] {
  const boxes = new Map<string | undefined, Box>(blocks.map(({ id, box }) => [id, box]))
  return leafNodes(live).flatMap(({ node, block }) => {
    if (node.type !== 'text' || !node.id.startsWith('composition-')) return []
    const sizePx = Math.max(...node.runs.map(({ font }) => font.sizePx))
    const width = Math.max(...node.runs.map(({ x, widthPx }) => x + widthPx))
    const printed = { x: node.x, y: node.y - sizePx, width, height: 1.3 * sizePx }
    const own = boxes.get(block)
    return own && boxesOverlap(own, printed) ? [] : [printed]
  })
}

function snapToSteps({ x, y, width, height }: Box, step: number): Box {
  const [left, top] = [Math.floor(x / step) * step, Math.floor(y / step) * step]
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / step) * step - left,
    height: Math.ceil((y + height) / step) * step - top,
  }
}

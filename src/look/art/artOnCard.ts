import { latestByObject } from '../../scene/memo'
import type { Box, SceneNode } from '../../scene/nodes'
import type { LuminanceMap } from '../luminanceMap'
import type { Frame, FramePlan } from '../frames/frame'
import type { ArtChoice } from './choice'
import type { ArtFamily, ArtPalette, Painting, WordsPlace } from './family'
import { paintingOf, paletteOf } from './painting'
import { luminanceMapOfNodes } from './paintingLuminance'
import { insetBox, intersectBoxes } from '../../scene/box'
import { WORDS_STEP_PX } from '../wordsStep'
import { byAspect } from '../weather/aspect'

const WIDE = 1.2 // min width ÷ height for text beside the art
const SIDE = { wide: 0.07, other: 0.09 } // × width
const WIDE_HEIGHT = { above: { from: 0.15, to: 0.6 }, below: { from: 0.16, to: 0.82 } }
const BLOCK_AT = { above: 0.1, below: 0.47 }
const HEAD = { share: 0.085, tallShare: 0.05, px: 4 } // baseline, × height

// Edges facing the art snap to the text box's step.
const stepUp = (px: number) => Math.ceil(px / WORDS_STEP_PX) * WORDS_STEP_PX
const stepDown = (px: number) => Math.floor(px / WORDS_STEP_PX) * WORDS_STEP_PX

const LEAST = 0.6 // min share of the quiet area; if a frame leaves less, its own plan is used
const LIFT = 1.1
const HEAD_PX = 30
const SIDE_PX = 12 // to the target's clear zone, for hanging punctuation
const HEAD_GAP_PX = 22 // from date and watermark to the text below
const FOOT_GAP_PX = 36 // from the text to their baseline

/** Painted and measured on the card's own area. */
export interface ArtOnCard {
  palette: ArtPalette
  paletteId: string
  ground: string // flat colour of its quiet area
  nodes: (box: Box) => readonly SceneNode[]
  luminanceMap: (box: Box) => LuminanceMap
  room: number // extra area the text may use, × quiet area; Infinity: the whole frame
  /** Moves the plan's text into the painting's quiet part of `area`. */
  plan: (frame: Pick<Frame, 'behind'>, plan: FramePlan, area: Box, safe: Box) => FramePlan
}

/** The same choice and date return the same object. */
export function paintingsOf(family: ArtFamily): (choice: ArtChoice, date: string) => ArtOnCard {
  return latestByObject(
    (choice: ArtChoice, date: string): ArtOnCard => {
      const { palette, id } = paletteOf(family, choice, date)
      const painting = (box: Box) => paintingOf(family, choice, date, box)
      return {
        palette,
        paletteId: id,
        ground: Object.values(palette.colours)[0]!,
        room: 0,
        nodes: (box) => painting(box).nodes,
        luminanceMap: (box) => luminanceIn(painting(box), box),
        plan: (frame, plan, area, safe) =>
          calmPlan(frame, plan, calmArea(area, family.words, painting(area).isMassLeft), safe),
      }
    },
    (_, date) => date,
  )
}

/** A painting fills one box, so it is measured once. */
const luminanceIn = latestByObject(
  (painting: Painting, box: Box): LuminanceMap => luminanceMapOfNodes(painting.nodes, box),
  (_, { x, y, width, height }) => [x, y, width, height].join(' '),
)

interface CalmArea {
  box: Box // quote, translation, author
  blockAt: number
  headBaselineY: number // for date and watermark above the text
  isHead: boolean // true if they are at the top
}

/** `isMassLeft`: on a wide card, text goes right. */
export function calmArea(area: Box, words: WordsPlace, isMassLeft: boolean): CalmArea {
  const { x, y, width, height } = area
  const isWide = width > WIDE * height
  const side = (isWide ? SIDE.wide : SIDE.other) * width
  const { from, to } = isWide
    ? WIDE_HEIGHT[words.side]
    : { from: byAspect(area, words.from), to: byAspect(area, words.to) }
  const boxWidth = isWide ? words.wideWidth * width : width - 2 * side
  const left = isWide && isMassLeft ? x + width - side - boxWidth : x + side
  const edges = { left, right: left + boxWidth, top: y + from * height, foot: y + to * height }
  if (isWide && isMassLeft) edges.left = stepUp(edges.left)
  if (isWide && !isMassLeft) edges.right = stepDown(edges.right)
  if (words.side === 'above') edges.foot = stepDown(edges.foot)
  else if (!isWide) edges.top = stepUp(edges.top)
  return {
    box: {
      x: edges.left,
      y: edges.top,
      width: edges.right - edges.left,
      height: edges.foot - edges.top,
    },
    blockAt: BLOCK_AT[words.side],
    headBaselineY: y + (height > 1.5 * width ? HEAD.tallShare : HEAD.share) * height + HEAD.px,
    isHead: words.side === 'above',
  }
}

function besideLine(safe: Box, isHead: boolean, headBaselineY: number, footBaselineY: number): Box {
  return isHead
    ? insetBox(safe, { top: headBaselineY + HEAD_GAP_PX - safe.y })
    : insetBox(safe, { bottom: safe.y + safe.height - (footBaselineY - FOOT_GAP_PX) })
}

/** Moves text into the quiet part of `area`, inside `safe`. */
function calmPlan(frame: Pick<Frame, 'behind'>, plan: FramePlan, calm: CalmArea, safe: Box): FramePlan {
  const isOpen = frame.behind === undefined && plan.sheet === undefined
  const { date, watermark } = plan
  const isLineMoved = isOpen && date !== null && watermark !== null
  const headBaselineY = Math.max(safe.y + HEAD_PX, calm.headBaselineY)
  const inside = insetBox(safe, { left: SIDE_PX, right: SIDE_PX })
  const beside = isLineMoved ? besideLine(inside, calm.isHead, headBaselineY, date.baselineY) : inside
  const room = isOpen ? beside : plan.textBox
  const box = intersectBoxes(calm.box, room)
  if (box.width < LEAST * calm.box.width || box.height < LEAST * calm.box.height) return plan
  const moved: FramePlan = {
    ...plan,
    textBox: box,
    blockAt: calm.blockAt,
    shortQuoteLift: LIFT,
    hidesOrnament: true,
  }
  if (!isLineMoved) return moved
  const baselineY = calm.isHead ? headBaselineY : date.baselineY
  const line = { baselineY, x: box.x, align: 'left', maxWidthPx: box.width } as const
  return { ...moved, date: { ...date, ...line }, watermark: { ...watermark, ...line, isAfterDate: true } }
}

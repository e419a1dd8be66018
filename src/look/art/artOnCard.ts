import { latestByObject, whenAsked } from '../../scene/memo'
import type { Box, SceneNode } from '../../scene/nodes'
import type { LuminanceMap } from '../luminanceMap'
import type { Frame, FramePlan } from '../frames/frame'
import type { ArtChoice } from './choice'
import type { ArtFamily, ArtPalette, Painting } from './family'
import { paintingOf, paletteOf } from './painting'
import { luminanceMapOfNodes } from './paintingLuminance'
import { insetBox, intersectBoxes } from '../../scene/box'
import { calmArea, isWide, type CalmArea } from './stage'

const LEAST = 0.6 // min share of the quiet area; if a frame's sheet leaves less, its own plan is used
const LIFT = 1.1
const HEAD_PX = 30
const SIDE_PX = 12 // to the target's clear zone, for hanging punctuation
const HEAD_GAP_PX = 22 // from date and watermark to the text below
const FOOT_GAP_PX = 36 // from the text to their baseline

/** Tried in turn until the words fit. */
const ROOMS = [0, 0.35, 0.7, 1]

/** Painted and measured on the card's own area. `safe` is without what a target covers. */
export interface ArtOnCard {
  palette: ArtPalette
  paletteId: string
  ground: string // flat colour of its quiet area
  nodes: (box: Box, safe?: Box) => readonly SceneNode[]
  luminanceMap: (box: Box, safe: Box) => LuminanceMap
  room: number // how far the art gives way to long words, 0-1
  withRooms: () => readonly ArtOnCard[]
  /** Moves the plan's text into the painting's quiet part of `area`. */
  plan: (frame: Pick<Frame, 'behind'>, plan: FramePlan, area: Box, safe: Box) => FramePlan
}

export function paintingsOf(family: ArtFamily): (choice: ArtChoice, date: string) => ArtOnCard {
  return latestByObject(
    (choice: ArtChoice, date: string): ArtOnCard => {
      const { palette, id } = paletteOf(family, choice, date)
      const paintingIn = (box: Box, safe: Box, room: number) =>
        paintingOf(family, choice, date, box, calmArea(box, family.words, false, { safe, room }).taken)
      const withRoom = (room: number): ArtOnCard => ({
        palette,
        paletteId: id,
        ground: Object.values(palette.colours)[0]!,
        room,
        withRooms,
        nodes: (box, safe = box) => paintingIn(box, safe, room).nodes,
        luminanceMap: (box, safe) => luminanceIn(paintingIn(box, safe, room), box),
        plan: (frame, plan, area, safe) => {
          const isMassLeft = isWide(area) && paintingIn(area, safe, 0).isMassLeft
          return calmPlan(
            frame,
            plan,
            calmArea(area, family.words, isMassLeft, { safe, room }),
            safe,
            room === 1,
          )
        },
      })
      const withRooms = whenAsked(() => ROOMS.map(withRoom))
      return withRooms()[0]!
    },
    (_, date) => date,
  )
}

/** A painting fills one box, so it is measured once. */
const luminanceIn = latestByObject(
  (painting: Painting, box: Box): LuminanceMap => luminanceMapOfNodes(painting.nodes, box),
  (_, { x, y, width, height }) => [x, y, width, height].join(' '),
)

function besideLine(safe: Box, isHead: boolean, headBaselineY: number, footBaselineY: number): Box {
  return isHead
    ? insetBox(safe, { top: headBaselineY + HEAD_GAP_PX - safe.y })
    : insetBox(safe, { bottom: safe.y + safe.height - (footBaselineY - FOOT_GAP_PX) })
}

function calmPlan(
  frame: Pick<Frame, 'behind'>,
  plan: FramePlan,
  calm: CalmArea,
  safe: Box,
  isLast: boolean,
): FramePlan {
  const isOpen = frame.behind === undefined && plan.sheet === undefined
  const { date, watermark } = plan
  const isLineMoved = isOpen && date !== null && watermark !== null
  const headBaselineY = Math.max(safe.y + HEAD_PX, calm.headBaselineY)
  const inside = insetBox(safe, { left: SIDE_PX, right: SIDE_PX })
  const beside = isLineMoved ? besideLine(inside, calm.isHead, headBaselineY, date.baselineY) : inside
  const room = isOpen ? beside : plan.textBox
  const box = intersectBoxes(calm.box, room)
  const isNarrow = box.width < LEAST * calm.box.width || box.height < LEAST * calm.box.height
  if (!isOpen && (isNarrow || isLast)) return plan
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

import { frameSlotBox, type FramePlan, type Slot } from '../look/frames/frame'
import type { BackgroundImage } from '../look/backgrounds'
import { boxesOverlap, fittedBox, insetBox, intersectBoxes, outsetBox } from '../scene/box'
import type { Box } from '../scene/nodes'
import type { BackdropPicture } from './backdropPicture'

export interface PictureRoom {
  box: Box
  headBaselineY: number | null // for date and watermark, if the subject is at the foot
  busy: number // letters, a being 0
}

const GAP_PX = 14 // between subject and words
const LEAST_PX = { width: 132, height: 84 }
const HEAD_GAP_PX = 22 // from date and watermark to the words below
const CAPITAL_PX = 9
const QUIET = 5 // letters that are calm enough wherever words stand
const CALMER = 0.85 // × busy, to move words where no subject is in the way
const CELLS = 8

/** Nothing to avoid: the words stay where the frame has them. */
export const NO_ROOMS: readonly PictureRoom[] = []

/** null if there is none, or it is not seen. */
export function subjectOn({ luminanceMap, view }: BackdropPicture, { subject }: BackgroundImage): Box | null {
  if (!subject) return null
  const whole = fittedBox({ ...view, ...view.box }, luminanceMap)
  const seen = intersectBoxes(view.box, {
    x: whole.x + subject.x * whole.width,
    y: whole.y + subject.y * whole.height,
    width: subject.width * whole.width,
    height: subject.height * whole.height,
  })
  return seen.width > 0 && seen.height > 0 ? seen : null
}

/** `words`: their boxes by the plan, the block first; none if the card has no words */
export function calmRooms(
  picture: BackdropPicture,
  image: BackgroundImage,
  { plan, safe, words }: { plan: FramePlan; safe: Box; words: readonly Box[] },
): readonly PictureRoom[] {
  const [block] = words
  if (!block || image.calm === '' || !image.avoidsSubject) return NO_ROOMS
  const subject = subjectOn(picture, image)
  const busyIn = busyOn(picture, image.calm)
  const isInTheWay = subject !== null && words.some((box) => boxesOverlap(outsetBox(subject, GAP_PX), box))
  const feet = [plan.date, plan.watermark].filter((slot) => slot !== null)
  const headBaselineY = subject && headLine(feet, subject, safe)
  if (!isInTheWay && headBaselineY === null && busyIn(block) <= QUIET) return NO_ROOMS
  const whole = belowHead(plan.textBox, headBaselineY, safe)
  const apart = subject ? besides(whole, outsetBox(subject, GAP_PX)) : halvesOf(whole)
  const boxes = isInTheWay ? apart : headBaselineY === null ? apart : [whole]
  const rooms = boxes
    .filter(({ width, height }) => width >= LEAST_PX.width && height >= LEAST_PX.height)
    .map((box) => ({ box, headBaselineY, busy: busyIn(box) }))
  return isInTheWay || headBaselineY !== null
    ? rooms
    : rooms.filter(({ busy }) => busy < CALMER * busyIn(block))
}

/** Date and watermark are above the words if they have to be. */
export function planInRoom(plan: FramePlan, { box, headBaselineY }: PictureRoom): FramePlan {
  const moved = { ...plan, textBox: box }
  if (headBaselineY === null) return moved
  const raised = (slot: Slot | null) => slot && { ...slot, baselineY: headBaselineY }
  return { ...moved, date: raised(plan.date), watermark: raised(plan.watermark) }
}

function besides(room: Box, subject: Box): Box[] {
  const [right, foot] = [subject.x + subject.width, subject.y + subject.height]
  const [endX, endY] = [room.x + room.width, room.y + room.height]
  return [
    { ...room, height: Math.min(room.height, subject.y - room.y) },
    insetBox(room, { top: Math.max(0, foot - room.y) }),
    { ...room, width: Math.min(room.width, subject.x - room.x) },
    insetBox(room, { left: Math.max(0, right - room.x) }),
  ].filter(({ x, y }) => x < endX && y < endY)
}

const SHARE = 0.58

function halvesOf(room: Box): Box[] {
  const [width, height] = [(1 - SHARE) * room.width, (1 - SHARE) * room.height]
  return (['bottom', 'top', 'right', 'left'] as const).map((side) =>
    insetBox(room, { [side]: side === 'top' || side === 'bottom' ? height : width }),
  )
}

/** null if the line does not cross the subject at the foot. */
function headLine(feet: readonly Slot[], subject: Box, safe: Box): number | null {
  const crosses = (slot: Slot) => boxesOverlap(subject, frameSlotBox(slot))
  if (!feet.some(crosses)) return null
  const baselineY = 2 * safe.y + safe.height - Math.min(...feet.map((slot) => slot.baselineY)) + CAPITAL_PX
  return feet.some((slot) => crosses({ ...slot, baselineY })) ? null : baselineY
}

function belowHead(box: Box, headBaselineY: number | null, safe: Box): Box {
  if (headBaselineY === null) return box
  const top = Math.max(box.y, headBaselineY + HEAD_GAP_PX)
  return { ...box, y: top, height: safe.y + safe.height - (box.y - safe.y) - top }
}

function busyOn({ luminanceMap, view }: BackdropPicture, calm: string): (box: Box) => number {
  const whole = fittedBox({ ...view, ...view.box }, luminanceMap)
  const cells = Array.from(calm, (letter, at) => ({
    busy: letter.charCodeAt(0) - 97,
    box: {
      x: whole.x + ((at % CELLS) / CELLS) * whole.width,
      y: whole.y + (Math.floor(at / CELLS) / CELLS) * whole.height,
      width: whole.width / CELLS,
      height: whole.height / CELLS,
    },
  }))
  return (box) => {
    let [sum, areaPx] = [0, 0]
    for (const cell of cells) {
      const { width, height } = intersectBoxes(box, cell.box)
      const px = Math.max(0, width) * Math.max(0, height)
      sum += cell.busy * px
      areaPx += px
    }
    return areaPx > 0 ? sum / areaPx : 0
  }
}

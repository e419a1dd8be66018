import type { SealPlaceId } from '../../look/seal/styles'
import { boxesOverlap, containsBox, intersectBoxes, outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'

/**
 * Goes to a lower corner above the small print, or beside the author, and covers no text. Without room, the
 * text box ends above it.
 */

export interface SealRoom {
  place: SealPlaceId
  /** aligned with the text */
  area: Box
  textBox: Box
  words: readonly Box[] // would move up in a shorter text box
  smallPrint: readonly Box[] // and rules; a seal may be above, but they would move
  paper: Box | null // limit if the composition does not move its text
  lines: readonly Box[] // does not move
  author: Box | null // else the last of the text
  align: 'left' | 'center' | 'right'
}

export interface SealSpot {
  box: Box
  textFoot: number | null // new end of the text box; null: unchanged
}

interface Size {
  width: number
  height: number
}

const CLEAR = { xPx: 12, yPx: 10 } // around text
const BESIDE_PX = 14 // from the author
const BELOW_PX = 12
const SMALLER = [1, 0.9, 0.8] // scales before moving text
const SMALLEST = [0.8, 0.7, 0.6] // scales before covering text
const CLOSE = { xPx: 4, yPx: 4 }
const STEP_PX = 6
const LEAST_WORDS = 0.55 // × text box height; else the seal shrinks
const HIGHEST = 0.5 // × area height; above this it is no lower corner

export function placeSeal(room: SealRoom, size: Size): SealSpot & { scale: number } {
  for (const scale of SMALLER) {
    const own = scaled(size, scale)
    const box = room.place === 'author' ? byAuthor(room, own) : inCorner(room, own, room)
    if (box) return { box, textFoot: null, scale }
  }
  const { textBox, paper } = room
  if (paper) return { ...free(room, size, paper), textFoot: null }
  const cut = SMALLER.map((scale) => {
    const own = scaled(size, scale)
    const box = inCorner(room, own, { words: [], smallPrint: [] }) ?? atFoot(room, own)
    const isAmongWords = boxesOverlap(around(textBox), box)
    return { box, textFoot: isAmongWords ? box.y - CLEAR.yPx : null, scale }
  })
  const leavesEnough = (foot: number | null) =>
    foot === null || foot - textBox.y >= LEAST_WORDS * textBox.height
  return cut.find(({ textFoot }) => leavesEnough(textFoot)) ?? cut.at(-1)!
}

/** The nearest free spot among the text, else smaller on the paper. */
function free(room: SealRoom, size: Size, paper: Box): { box: Box; scale: number } {
  const tries = [
    ...SMALLER.map((scale) => ({ scale, within: room.area, clear: CLEAR })),
    ...SMALLEST.map((scale) => ({ scale, within: paper, clear: CLOSE })),
  ]
  let best: { box: Box; scale: number; coveredPx: number } | null = null
  for (const { scale, within, clear } of tries) {
    const spot = { scale, ...leastCovering(room, scaled(size, scale), within, clear) }
    if (!best || spot.coveredPx < best.coveredPx) best = spot
    if (spot.coveredPx === 0) break
  }
  return best!
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale }
}

/** On a tie, the nearest box wins. */
function leastCovering(
  room: SealRoom,
  size: Size,
  within: Box,
  clear: typeof CLEAR,
): { box: Box; coveredPx: number } {
  const taken = [...room.words, ...room.smallPrint, ...room.lines].map((box) =>
    outsetBox(box, clear.xPx, clear.yPx),
  )
  const { author, place } = room
  const wanted = place === 'author' && author ? author : atFoot(room, size)
  const [right, foot] = [within.x + within.width - size.width, footOf(within) - size.height]
  let best = { box: { ...within, ...size }, coveredPx: Infinity, awayPx: Infinity }
  for (let x = within.x; x <= right + STEP_PX; x += STEP_PX) {
    for (let y = within.y; y <= foot + STEP_PX; y += STEP_PX) {
      const box = {
        x: Math.max(within.x, Math.min(x, right)),
        y: Math.max(within.y, Math.min(y, foot)),
        ...size,
      }
      const coveredPx = taken.reduce((sum, one) => sum + sharedPx(one, box), 0)
      const awayPx = Math.hypot(box.x - wanted.x, box.y - wanted.y)
      if (coveredPx < best.coveredPx || (coveredPx === best.coveredPx && awayPx < best.awayPx))
        best = { box, coveredPx, awayPx }
    }
  }
  return best
}

function sharedPx(one: Box, other: Box): number {
  const { width, height } = intersectBoxes(one, other)
  return Math.max(0, width) * Math.max(0, height)
}

/** A seal above text other than small print would float. */
function inCorner(
  room: SealRoom,
  size: Size,
  { words, smallPrint }: Pick<SealRoom, 'words' | 'smallPrint'>,
): Box | null {
  const { area, lines } = room
  const highest = area.y + HIGHEST * area.height
  for (let box = atFoot(room, size); box.y >= highest;) {
    const below = [...lines, ...smallPrint].map(around).filter((line) => boxesOverlap(line, box))
    if (below.length === 0) return words.some((word) => boxesOverlap(around(word), box)) ? null : box
    box = { ...box, y: Math.min(...below.map(({ y }) => y)) - size.height }
  }
  return null
}

function atFoot({ place, area }: Pick<SealRoom, 'place' | 'area'>, size: Size): Box {
  const x = place === 'left' ? area.x : area.x + area.width - size.width
  return { x, y: footOf(area) - size.height, ...size }
}

/** It goes below a centred name, else after it. */
function byAuthor(room: SealRoom, size: Size): Box | null {
  const { author, area, align } = room
  if (!author) return inCorner(room, size, room)
  const { x, y, width, height } = author
  const middle = y + height / 2 - size.height / 2
  const below = y + height + BELOW_PX
  const after = x + width + BESIDE_PX
  const before = x - BESIDE_PX - size.width
  const under = {
    left: { x, y: below },
    center: { x: x + width / 2 - size.width / 2, y: below },
    right: { x: x + width - size.width, y: below },
  }[align]
  const beside = [
    { x: after, y: middle },
    { x: after, y },
    { x: before, y: middle },
    { x: before, y },
  ]
  const spots =
    align === 'center' ? [under, ...beside] : align === 'left' ? [...beside, under] : [under, ...beside]
  const others = [...room.words, ...room.smallPrint, ...room.lines].filter((words) => words !== author)
  return (
    spots
      .map((spot): Box => ({ ...spot, ...size }))
      .find(
        (box) =>
          containsBox(area, box) &&
          !boxesOverlap(author, box) &&
          !others.some((words) => boxesOverlap(around(words), box)),
      ) ?? null
  )
}

function around(words: Box): Box {
  return outsetBox(words, CLEAR.xPx, CLEAR.yPx)
}

function footOf({ y, height }: Box): number {
  return y + height
}

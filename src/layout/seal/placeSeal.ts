import type { SealPlaceId } from '../../look/seal/style'
import { boxesOverlap, containsBox, intersectBoxes, outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'

/**
 * Where a seal stands on a card without a place for one: in a lower corner of what carries the words, above small print that is
 * there, or by the author. It covers no words. Where there is no room the words' own box ends above it.
 */

export interface SealRoom {
  place: SealPlaceId
  /** What seals stand in: their edges are in line with those of the words. */
  area: Box
  textBox: Box
  words: readonly Box[] // that would move up if their box were shorter
  smallPrint: readonly Box[] // and rules, above which a seal may stand, but which would move as well
  paper: Box | null // of a composition that does not move its words for a seal: how far it may leave the area
  lines: readonly Box[] // small print that stays where it is
  author: Box | null // who is quoted; the last of the words without one
  align: 'left' | 'center' | 'right'
}

export interface SealSpot {
  box: Box
  textFoot: number | null // where the words' box has to end; null: they stay as they are
}

interface Size {
  width: number
  height: number
}

const CLEAR = { xPx: 12, yPx: 10 } // around words
const BESIDE_PX = 14 // from the author
const BELOW_PX = 12
const SMALLER = [1, 0.9, 0.8] // rather than words that move
const SMALLEST = [0.8, 0.7, 0.6] // rather than words that are covered
const CLOSE = { xPx: 4, yPx: 4 }
const STEP_PX = 6
const LEAST_WORDS = 0.55 // of their box: for less a seal is made smaller
const HIGHEST = 0.5 // of the area: further up it is in no lower corner

/** The spot of a seal, and the share of its size that it has there. */
export function placeSeal(room: SealRoom, size: Size): SealSpot & { scale: number } {
  const spots = (scale: number) => ({
    scale,
    size: { width: size.width * scale, height: size.height * scale },
  })
  for (const { scale, size: own } of SMALLER.map(spots)) {
    const box = room.place === 'author' ? byAuthor(room, own) : inCorner(room, own, room)
    if (box) return { box, textFoot: null, scale }
  }
  const { textBox, paper } = room
  if (paper) return { ...free(room, size, paper), textFoot: null }
  const cut = SMALLER.map(spots).map(({ scale, size: own }) => {
    const box = inCorner(room, own, { words: [], smallPrint: [] }) ?? atFoot(room, own)
    const isAmongWords = boxesOverlap(around(textBox), box)
    return { box, textFoot: isAmongWords ? box.y - CLEAR.yPx : null, scale }
  })
  const leavesEnough = (foot: number | null) =>
    foot === null || foot - textBox.y >= LEAST_WORDS * textBox.height
  return cut.find(({ textFoot }) => leavesEnough(textFoot)) ?? cut.at(-1)!
}

/** Where nothing stands, nearest to where it is asked for: among the words, else on the paper around them, smaller. */
function free(room: SealRoom, size: Size, paper: Box): { box: Box; scale: number } {
  const tries = [
    ...SMALLER.map((scale) => ({ scale, within: room.area, clear: CLEAR })),
    ...SMALLEST.map((scale) => ({ scale, within: paper, clear: CLOSE })),
  ]
  let best: { box: Box; scale: number; coveredPx: number } | null = null
  for (const { scale, within, clear } of tries) {
    const own = { width: size.width * scale, height: size.height * scale }
    const spot = { scale, ...leastCovering(room, own, within, clear) }
    if (!best || spot.coveredPx < best.coveredPx) best = spot
    if (spot.coveredPx === 0) break
  }
  return best!
}

/** The spot within a box that covers least of what stands there, of several the nearest. */
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

/** How many square px two boxes have in common. */
function sharedPx(one: Box, other: Box): number {
  const { width, height } = intersectBoxes(one, other)
  return Math.max(0, width) * Math.max(0, height)
}

/** In the corner, or above the small print there; not above words, beside which it would float. */
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

/** Below the name in the middle, else after it, in the order in which a hand would set it. */
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

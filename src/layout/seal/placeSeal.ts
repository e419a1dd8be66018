import type { SealPlaceId } from '../../look/seal/styles'
import { boxesOverlap, containsBox, outsetBox } from '../../scene/box'
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
  const { textBox } = room
  const cut = SMALLER.map(spots).map(({ scale, size: own }) => {
    const box = inCorner(room, own, { words: [], smallPrint: [] }) ?? atFoot(room, own)
    const isAmongWords = boxesOverlap(around(textBox), box)
    return { box, textFoot: isAmongWords ? box.y - CLEAR.yPx : null, scale }
  })
  const leavesEnough = (foot: number | null) =>
    foot === null || foot - textBox.y >= LEAST_WORDS * textBox.height
  return cut.find(({ textFoot }) => leavesEnough(textFoot)) ?? cut.at(-1)!
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

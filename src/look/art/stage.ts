import { insetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'
import { aspectOf, byAspect } from '../weather/aspect'
import { WORDS_STEP_PX } from '../scrim'
import type { WordsPlace } from './family'

/** Long words, or a target's cover, take px from a painting: its art is composed in the rest, the stage. */
export interface Taken {
  top: number
  bottom: number
  beside: number // on the words' side of a wide card
}

export const NOTHING_TAKEN: Taken = { top: 0, bottom: 0, beside: 0 }

export interface CalmArea {
  box: Box // quote, translation, author
  blockAt: number
  headBaselineY: number // for date and watermark above the text
  isHead: boolean // true if they are at the top
  taken: Taken
}

/** × card, from words as designed to the longest. */
const BESIDE = { top: [0.16, 0.1], foot: [0.82, 0.88], right: 0.66 } as const
const SKY = { top: [0.15, 0.12], foot: [0.6, 0.74] } as const
const BAND = { foot: 0.64, horizon: 0.84 } // the longest in a wide sky have its whole width, over low art
const LEAST_ART = 0.2 // × height, on square and tall cards

const WIDE = 1.2 // min width ÷ height for text beside the art
const SIDE = { wide: 0.07, other: 0.09 } // × width
const BLOCK_AT = { above: 0.1, below: 0.47 }
const HEAD = { share: 0.085, tallShare: 0.05, px: 4 } // baseline, × height
const DATE_PX = { above: 52, below: 92 } // from the edge that a target leaves clear, past the date
const SHORTENED = 0.85 // × height as designed, where a target covers a part of it

// Edges facing the art snap to the text box's step.
const stepUp = (px: number) => Math.ceil(px / WORDS_STEP_PX) * WORDS_STEP_PX
const stepDown = (px: number) => Math.floor(px / WORDS_STEP_PX) * WORDS_STEP_PX
const mixed = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share

export interface Stage extends Box {
  aspect: number
}

export function isWide(shape: Parameters<typeof aspectOf>[0]): boolean {
  return aspectOf(shape) > WIDE
}

export function stageIn(box: Box, { top, bottom, beside }: Taken, isMassLeft: boolean): Stage {
  const stage = insetBox(box, { top, bottom, [isMassLeft ? 'right' : 'left']: beside })
  return { ...stage, aspect: box.width / box.height }
}

/** `room`: 0 for words as designed, 1 for the longest. */
export function calmArea(
  area: Box,
  words: WordsPlace,
  isMassLeft: boolean,
  { safe = area, room = 0 }: { safe?: Box; room?: number } = {},
): CalmArea {
  const { x, y, width, height } = area
  const wide = isWide(area)
  const side = (wide ? SIDE.wide : SIDE.other) * width
  const { top, foot, right, taken } = wide ? wideArea(area, words, room) : tallArea(area, safe, words, room)
  const isHead = words.side === 'above'
  const edges =
    wide && isMassLeft
      ? { left: stepUp(x + width - right), right: x + width - side }
      : { left: x + side, right: wide ? stepDown(x + right) : x + right }
  return {
    box: { x: edges.left, y: top, width: edges.right - edges.left, height: foot - top },
    blockAt: BLOCK_AT[words.side],
    headBaselineY: y + (height > 1.5 * width ? HEAD.tallShare : HEAD.share) * height + HEAD.px,
    isHead,
    taken: { ...NOTHING_TAKEN, ...taken },
  }
}

interface Arranged {
  top: number
  foot: number
  right: number // from the area's left edge, with the words on the left
  taken: Partial<Taken>
}

function wideArea({ y, width, height }: Box, { side, wideWidth }: WordsPlace, room: number): Arranged {
  const right = SIDE.wide + wideWidth
  const isBand = side === 'above' && room === 1
  const { top, foot } = side === 'above' ? SKY : BESIDE
  const to = isBand ? BAND.foot : mixed(foot, room)
  const edges = {
    top: y + mixed(top, room) * height,
    foot: side === 'above' ? stepDown(y + to * height) : y + to * height,
  }
  if (side === 'above') {
    const horizon = isBand ? BAND.horizon : to
    return {
      ...edges,
      right: (isBand ? 1 - SIDE.wide : right) * width,
      taken: { top: Math.round(height * (1 - (1 - horizon) / (1 - SKY.foot[0]))) },
    }
  }
  const most = mixed([right, Math.max(right, BESIDE.right)], room)
  return {
    ...edges,
    right: most * width,
    taken: { beside: Math.round(width * (1 - (1 - most) / (1 - right))) },
  }
}

function tallArea(area: Box, safe: Box, words: WordsPlace, room: number): Arranged {
  const { y, width, height } = area
  const [from, to] = [byAspect(area, words.from), byAspect(area, words.to)]
  const [head, foot, end] = [y + from * height, y + to * height, y + height]
  const leastPx = SHORTENED * (foot - head)
  const right = (1 - SIDE.other) * width
  if (words.side === 'above') {
    const top = safe.y > y ? Math.max(head, safe.y + DATE_PX.above) : head
    const first = Math.max(foot, top + leastPx)
    const edge = mixed([first, Math.max(first, end - LEAST_ART * height)], room)
    const stagePx = (end - edge) / (1 - to)
    return { top, foot: stepDown(edge), right, taken: { top: Math.round(height - stagePx) } }
  }
  const safeEnd = safe.y + safe.height
  const last = safeEnd < end ? Math.min(foot, safeEnd - DATE_PX.below) : foot
  const first = Math.min(head, last - leastPx)
  const edge = mixed([first, Math.min(first, Math.max(y + LEAST_ART * height, safe.y))], room)
  const stagePx = (edge - y) / from
  return { top: stepUp(edge), foot: last, right, taken: { bottom: Math.round(height - stagePx) } }
}

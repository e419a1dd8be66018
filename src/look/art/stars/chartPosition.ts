import type { Box, Point } from '../../../scene/nodes'
import type { PaintInput } from '../family'
import { exact } from '../gradients'
import { isWide, type Stage } from '../stage'
import { hundredth } from '../strokes'
import { byAspect, type ByAspect } from '../../weather/aspect'

export interface StarChart {
  centre: Point
  radiusPx: number // the rim's radius
  horizonPx: number // radius of the sky inside the rim
  markDeg: number // today, clockwise from the top
  isCut: boolean // by the box's edge
  isLeft: boolean
}

const SHORT_SIDE = 540 // units
const HORIZON = 0.923 // Horizon radius ÷ rim radius.
/** Radius, × short side. */
const RADIUS: Record<ChartArrangement, ByAspect> = {
  whole: [0.415, 0.235, 0.43],
  great: [0.66, 0.42, 0.6],
  rising: [0.72, 0.4, 0.66],
}
const MIDDLE = [0.5, 0.283, 0.285] as const // × height
const WHOLE = 0.232 // max, × height, on a square or tall card
const FOOT = 0.5 // × height: text on a square or tall card is above

type ChartArrangement = 'whole' | 'great' | 'rising'

export function discIn(
  { stageOn, unit }: Pick<PaintInput, 'stageOn' | 'unit'>,
  random: () => number,
): StarChart {
  const pick = random()
  const isLeft = random() < 0.35
  const box = stageOn(isLeft)
  const composition: ChartArrangement = pick < 0.4 ? 'whole' : pick < 0.7 ? 'great' : 'rising'
  const side = SHORT_SIDE * unit
  const wide = isWide(box)
  const wantedPx = side * byAspect(box, RADIUS[composition])
  const mostPx = composition === 'whole' && !wide ? WHOLE * box.height : wantedPx // its mark would reach the text otherwise
  const radiusPx = hundredth(Math.min(wantedPx, mostPx) * (0.93 + 0.07 * random()))
  const { x, y, markDeg } = (wide ? onWide : onTall)(box, composition, radiusPx, 2 * random() - 1)
  return {
    centre: exact({ x: box.x + (isLeft ? box.width - x : x), y: box.y + y }),
    radiusPx,
    horizonPx: hundredth(HORIZON * radiusPx),
    markDeg: isLeft ? -markDeg : markDeg,
    isCut: composition !== 'whole',
    isLeft,
  }
}

/** `aside`: offset from its centre, −1..1. */
function onWide({ width, height }: Box, composition: ChartArrangement, radiusPx: number, aside: number) {
  if (composition === 'whole') {
    const margin = 0.024 * width + 0.08 * Math.max(0, width - 1.78 * height)
    return { x: width - margin - radiusPx, y: (MIDDLE[0] + 0.045 * aside) * height, markDeg: -30 }
  }
  if (composition === 'great')
    return { x: 0.505 * width + radiusPx, y: (0.5 + 0.12 * aside) * height, markDeg: -58 }
  return { x: 0.5 * width + radiusPx, y: (0.93 + 0.05 * aside) * height, markDeg: -48 }
}

function onTall(box: Stage, composition: ChartArrangement, radiusPx: number, aside: number) {
  const { width, height } = box
  if (composition === 'whole') {
    const room = Math.max(0, 0.43 * width - radiusPx)
    return { x: 0.5 * width + 0.8 * room * aside, y: byAspect(box, MIDDLE) * height, markDeg: 180 }
  }
  if (composition === 'great')
    return { x: (0.5 + 0.09 * aside) * width, y: FOOT * height - radiusPx, markDeg: 180 }
  return { x: 0.84 * width, y: FOOT * height - radiusPx, markDeg: -142 }
}

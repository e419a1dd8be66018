import { byAspect, type ByAspect } from '../../weather/aspect'
import type { Stage } from '../stage'
import type { RidgePlan, Rock } from './ridges'

/** The farthest ridge is first and the mass is on the right; the painter mirrors them. */

export type RidgeArrangement = 'high' | 'level' | 'deep'

export interface Ridge extends RidgePlan {
  tone: number // 0 far .. 1 near
  isGround?: boolean // reaches the bottom of the picture
  isMain?: boolean
  trees?: number
  hasMist?: boolean // in front of it
}

export interface Land extends Stage {
  unit: number
  random: () => number
}

const SKYLINE: ByAspect = [0.29, 0.475, 0.56] // × height; on square and tall cards, text is above
const BESIDE: ByAspect = [0.615, 0.475, 0.56] // summit limit below the text on a wide card
const SPREAD: ByAspect = [1, 0.92, 1.55] // spacing of the ridges' bases

export function planned(composition: RidgeArrangement, rock: Rock, land: Land): Ridge[] {
  if (composition === 'level') return level(rock, land)
  return composition === 'deep' ? deep(rock, land) : high(rock, land)
}

function measures(land: Land) {
  const { width, height, unit, random } = land
  const spread = byAspect(land, SPREAD) * unit
  const skyline = byAspect(land, SKYLINE) * height
  return {
    skyline,
    beside: byAspect(land, BESIDE) * height,
    footAt: (px: number) => height - px * spread,
    across: (share: number, px = 0) => share * width + px * unit,
    about: (value: number, by: number) => value + by * (2 * random() - 1),
    /** Caps the height so that the summit stays below a line. */
    below: (footY: number, heightPx: number, lineY: number) =>
      Math.max(18 * unit, Math.min(heightPx * unit, footY - lineY)),
  }
}

function high(rock: Rock, land: Land): Ridge[] {
  const { unit, random, width } = land
  const { skyline, beside, footAt, across, about, below } = measures(land)
  const mainX = across(about(0.775, 0.025))
  const mainFoot = footAt(about(104, 8))
  const mainHeight = below(mainFoot, about(290, 25), skyline)
  const half = (rock === 'smooth' ? 165 : 118) * unit * (0.55 + (0.45 * mainHeight) / (270 * unit))
  const farFoot = footAt(156)
  const main: Ridge[] =
    rock === 'karst'
      ? towers(land, mainX, mainFoot, mainHeight, 3)
      : [
          {
            middleX: mainX + across(0.02, 62),
            halfPx: 0.85 * half,
            heightPx: 0.62 * mainHeight,
            footY: footAt(142),
            tone: 0.3,
          },
          { middleX: mainX, halfPx: half, heightPx: mainHeight, footY: mainFoot, tone: 0.5, isMain: true },
        ]
  const nearFoot = footAt(66)
  return [
    {
      middleX: across(about(0.43, 0.05)),
      halfPx: 0.13 * width + 105 * unit,
      heightPx: below(farFoot, about(60, 8), beside),
      footY: farFoot,
      tone: 0.08,
      isDome: rock === 'karst',
      power: 1.8,
    },
    ...main,
    {
      middleX: across(about(0.965, 0.02)),
      halfPx: 105 * unit,
      heightPx: below(nearFoot, about(118, 12), skyline + 60 * unit),
      footY: nearFoot,
      tone: 0.74,
      trees: 9,
      hasMist: true,
      isDome: rock === 'karst',
    },
    {
      middleX: across(about(0.5, 0.06)),
      halfPx: 118 * unit,
      heightPx: about(50, 7) * unit,
      footY: footAt(30),
      tone: 0.86,
      trees: 12,
      isDome: rock === 'karst',
    },
    {
      middleX: across(about(0.87, 0.05)),
      halfPx: 0.06 * width + 120 * unit,
      heightPx: about(84, 8) * unit,
      footY: land.height + 22 * unit,
      tone: 1,
      isGround: true,
      trees: 14,
      hasMist: true,
      power: 1.8 + 0.3 * random(),
    },
  ]
}

function towers(land: Land, mainX: number, footY: number, heightPx: number, least: number): Ridge[] {
  const { unit, random } = land
  const tall = heightPx / (280 * unit)
  const others = least + Math.floor(3 * random())
  const first = random() < 0.5 ? -1 : 1
  const beside = Array.from({ length: others }, (_, at): Ridge => {
    const side = at % 2 === 0 ? first : -first
    const rank = 1 + Math.floor(at / 2)
    const share = (0.8 - 0.17 * at) * (0.88 + 0.24 * random())
    return {
      middleX: mainX + side * (26 + 52 * rank + 18 * random()) * unit,
      halfPx: (30 + 26 * random()) * unit * (0.6 + 0.4 * tall),
      heightPx: Math.max(0.16, share) * heightPx,
      footY: footY - (14 - 5 * at) * unit,
      tone: 0.2 + 0.34 * random(),
      isTower: true,
    }
  })
  const main: Ridge = {
    middleX: mainX,
    halfPx: (46 + 10 * random()) * unit * (0.6 + 0.4 * tall),
    heightPx,
    footY,
    tone: 0.56,
    isTower: true,
    isMain: true,
  }
  const towersByTone = [...beside, main].toSorted((a, b) => a.tone - b.tone)
  return towersByTone
}

interface Ranges {
  wander: number // max random offset, × width
  grown: number // × width, added to each half width
  besideTo: number // × width: text is above the part up to here
  power?: number
}

/** A range has its place and half across, its height and how far its foot is above the card's, in units. */
function rangesIn(land: Land, isDome: boolean, { wander, grown, besideTo, ...power }: Ranges) {
  const { skyline, beside, footAt, across, about, below } = measures(land)
  return (
    share: number,
    half: number,
    heightPx: number,
    footPx: number,
    rest: Pick<Ridge, 'tone'> & Partial<Ridge>,
  ): Ridge => {
    const footY = footAt(footPx)
    return {
      middleX: across(about(share, wander)),
      halfPx: half * land.unit + grown * land.width,
      heightPx: below(footY, about(heightPx, 10), share < besideTo ? beside : skyline),
      footY,
      isDome,
      ...power,
      ...rest,
    }
  }
}

function level(rock: Rock, land: Land): Ridge[] {
  const { unit } = land
  const { about } = measures(land)
  const row = rangesIn(land, rock === 'karst', { wander: 0.03, grown: 0.08, besideTo: 0.8, power: 1.8 })
  return [
    row(0.52, 150, 56, 168, { tone: 0.06 }),
    row(0.85, 92, 172, 138, { tone: 0.3, isMain: true }),
    row(0.64, 66, 74, 112, { tone: 0.48, hasMist: true }),
    row(0.97, 82, 116, 82, { tone: 0.68, trees: 8 }),
    {
      ...row(1, 100, 0, 0, { tone: 1, isGround: true, trees: 15, hasMist: true }),
      footY: land.height + 26 * unit,
      heightPx: about(96, 10) * unit,
      isDome: false,
    },
  ]
}

function deep(rock: Rock, land: Land): Ridge[] {
  const { unit } = land
  const { skyline, footAt, across, about, below } = measures(land)
  const isDome = rock === 'karst'
  const side = rangesIn(land, isDome, { wander: 0.02, grown: 0.05, besideTo: 0.62 })
  const mainFoot = footAt(128)
  const main = isDome
    ? towers(land, across(about(0.82, 0.02)), mainFoot, below(mainFoot, about(225, 15), skyline), 1)
    : [side(0.83, 62, 225, 128, { tone: 0.34, isMain: true })]
  return [
    side(0.6, 140, 48, 182, { tone: 0.03 }),
    side(0.36, 110, 58, 152, { tone: 0.14 }),
    ...main,
    side(1, 66, 172, 96, { tone: 0.58, hasMist: true }),
    side(0.06, 110, 112, 62, { tone: 0.68, trees: 10 }),
    side(0.9, 84, 84, 40, { tone: 0.84, trees: 11, hasMist: true }),
    {
      ...side(0.12, 120, 0, 0, { tone: 1, isGround: true, trees: 14 }),
      footY: land.height + 24 * unit,
      heightPx: about(74, 8) * unit,
      isDome: false,
    },
  ]
}

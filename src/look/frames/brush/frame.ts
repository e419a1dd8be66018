import { insetBox } from '../../../scene/box'
import { hueOf, worstContrast, luminance, mixColours, withAlpha } from '../../../scene/colour'
import type { Box, LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { areReadable, inksOver, type FrameInks } from '../../inks'
import { sealNodes, sealSize } from '../../seal/seal'
import { inStyle } from '../../seal/styles'
import { SEAL_CHARACTERS } from '../../seal/occupiedBoxes'
import { grown, UNSET, type Frame, type FrameContext, type Slot } from '../frame'
import { seededRandom } from '../../../scene/random'
import { rectNode, strokedPath } from '../../../scene/shapes'
import { boundedMemo } from '../../../scene/memo'
import { brushStroke, type StrokePlan } from './stroke'

const PAPER_GRAIN = 0.05
const FIBRES = { count: 34, perAreaPx: 960 * 540 }

type Colour = 'ink' | 'secondInk' | 'seal'

const BLACK = '#171412'
const GRAIN_AT = { middle: 0.8, edges: 1 }
const SEAL_GAP_PX = 24
const SEAL_SIDE_PX = 34 // a tall seal's side
const SEAL_ROOM = { widthPx: 56, heightPx: 68 } // room kept for any seal
const BESIDE_SEAL_PX = 12 // to a watermark or date on its left
const BESIDE_DATE_PX = 24 // from the date to a watermark on its right
const LINE_PX = 22
const WIDE_DATE = 0.62 // × width
const INKS: FrameInks = { quote: '#1C1917', translation: '#57534E', author: '#292524', accent: '#B4281E' }
const COLOURED_FROM = 0.2

export const frame: Frame<Colour> = {
  colours: {
    ink: { light: BLACK, dark: BLACK },
    secondInk: UNSET, // left and bottom; default: the first
    seal: { light: '#B4281E', dark: '#B4281E' },
  },
  tinged: (grounds, reach) =>
    grounds.flatMap((ground) =>
      ['#000000', '#FFFFFF'].map((speck) => mixColours(ground, speck, PAPER_GRAIN * GRAIN_AT[reach])),
    ),
  inks: (grounds, theme) => (areReadable(INKS, grounds) ? INKS : inksOver(grounds, theme)),
  plan(context) {
    const { safe } = context
    const isWide = isWideSheet(safe)
    const edge = strokeInset(safe)
    const side = sidePx(safe)
    const baselineY = footBaselineY(safe)
    // Beside the seal if it fits, else above.
    const foot = isWide ? baselineY - 28 : sealCorner(safe).y - SEAL_ROOM.heightPx - 8
    const top = safe.y + edge + (isColoured(context) ? 44 : 36)
    return {
      sheet: insetBox(safe, edge + 12),
      textBox: { x: safe.x + side, y: top, width: safe.width - 2 * side, height: foot - top },
      date: dateSlot(context),
      watermark: null,
      author: 'dash',
      pictureRadiusPx: 2,
      hidesOrnament: !isColoured(context),
      chineseLeads: !isColoured(context),
    }
  },
  behind(context) {
    const { bounds, safe, colours } = context
    const first = visible(colours.ink, context)
    const second = visible(colours.secondInk || colours.ink, context)
    const manner = isColoured(context) ? 'colour' : 'ink'
    return [...ricePaper(bounds), ...brushCircuit(safe, manner, [first, second])]
  },
  seal({ safe, colours, textGrounds }, { words, style, block }, { metrics, scale }) {
    const own = [...words].length === SEAL_CHARACTERS ? 'square' : 'tall'
    const { seal, sidePx } = inStyle(style ?? own, words, SEAL_SIDE_PX * scale)
    const { width, height } = sealSize(seal, sidePx)
    const corner = sealCorner(safe)
    const box = { x: corner.x - width, y: corner.y - height, width, height }
    return {
      nodes: sealNodes(`frame-${block}`, { ...seal, ink: colours.seal }, box, sidePx, textGrounds, metrics),
      box,
      sidePx,
    }
  },
  watermark(context, words) {
    const { safe, seal, date, line } = context
    const right = seal ? seal.x - BESIDE_SEAL_PX : sealCorner(safe).x
    const halfPx = right - safe.x - safe.width / 2 - 4
    const setOn = (baselineY: number, maxWidthPx: number) => {
      const nodes = line('watermark', words, { x: right, baselineY, align: 'right', maxWidthPx })
      const x = Math.min(right, ...nodes.map((node) => ('x' in node ? node.x : right)))
      return { nodes, box: { x, y: baselineY - 14, width: right - x, height: 20 } }
    }
    const baselineY = footBaselineY(safe)
    const freePx = date ? right - date.x - date.width - BESIDE_DATE_PX : Infinity
    const whole = setOn(baselineY, halfPx)
    if (whole.box.width <= freePx) return whole
    // A wide sheet has space beside a long date; others have a line above it.
    return isWideSheet(safe) ? setOn(baselineY, freePx) : setOn(baselineY - LINE_PX, halfPx)
  },
}

function isWideSheet({ width, height }: Box): boolean {
  return width >= height * 1.3
}

function sidePx(safe: Box): number {
  const besideSeal = strokeInset(safe) + SEAL_GAP_PX + SEAL_ROOM.widthPx + 8
  return isWideSheet(safe)
    ? Math.max(grown(safe.width, 0.117, 92, 160), besideSeal)
    : grown(safe.width, 0.14, 60, 96)
}

/** A wide sheet has space for a watermark. In centred calligraphy the date is opposite the seal. */
function dateSlot(context: FrameContext<Colour>): Slot {
  const { safe } = context
  const isWide = isWideSheet(safe)
  const side = sidePx(safe)
  const x = safe.x + (isWide && !isColoured(context) ? strokeInset(safe) + 28 : side)
  const sealX = sealCorner(safe).x - SEAL_ROOM.widthPx
  const maxWidthPx = isWide ? WIDE_DATE * safe.width - side : sealX - BESIDE_SEAL_PX - x
  return { x, baselineY: footBaselineY(safe), align: 'left', maxWidthPx }
}

function footBaselineY(bounds: Box): number {
  return bounds.y + bounds.height - strokeInset(bounds) - 34
}

function sealCorner(bounds: Box): Point {
  const inset = strokeInset(bounds)
  return { x: bounds.x + bounds.width - inset - SEAL_GAP_PX, y: bounds.y + bounds.height - inset - 26 }
}

function isColoured({ colours }: FrameContext<Colour>): boolean {
  return hueOf(colours.ink).chroma >= COLOURED_FROM
}

/** Black would vanish on a night sky or dark scrim. */
function visible(ink: string, { textGrounds, onPicture, inks }: FrameContext<Colour>): string {
  const sinks = onPicture ? onPicture.isDark : worstContrast(ink, textGrounds) < 1.8
  return sinks ? inks.quote : ink
}

function ricePaper(bounds: Box): SceneNode[] {
  const random = seededRandom(`rice ${bounds.width}×${bounds.height}`)
  const count = Math.round((FIBRES.count * bounds.width * bounds.height) / FIBRES.perAreaPx)
  const fibre = () => {
    const x = bounds.x + 24 + random() * (bounds.width - 48)
    const y = bounds.y + 24 + random() * (bounds.height - 48)
    const by = (px: number) => (random() - 0.5) * px
    const [dx, dy] = [by(30), by(30)]
    const bend = [dx / 2 + by(9), dy / 2 + by(9)]
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${[...bend, dx, dy].map((px) => px.toFixed(1)).join(' ')}`
  }
  return [
    rectNode('frame-grain', bounds, { fill: { type: 'noise', seed: 'rice paper', amount: PAPER_GRAIN } }),
    strokedPath('frame-fibres', Array.from({ length: count }, fibre).join(''), 'rgba(110,100,80,0.1)', 0.7),
  ]
}

/** top and right, then left and bottom; colour is wider than ink */
const WIDTHS_PX = {
  ink: [
    [28, 21],
    [21, 25],
  ],
  colour: [
    [40, 27],
    [27, 37],
  ],
} as const
const POOL_SHARE = 0.06 // how much pooled ink is darker, or white paint lighter
const THIN = 0.93 // opacity between the pools
const strokes = boundedMemo<string>(16) // a stroke takes 5 ms and is independent of colour

/** The first ink is top and right (横折), the second left and bottom (竖折); the seal's corner is left open. */
function brushCircuit(
  bounds: Box,
  manner: keyof typeof WIDTHS_PX,
  inks: readonly [string, string],
): SceneNode[] {
  return strokePlans(bounds, WIDTHS_PX[manner]).map((plan, at): SceneNode => {
    const seed = `brush ${at} ${bounds.width}×${bounds.height}`
    const d = strokes(`${seed} ${manner} ${bounds.x} ${bounds.y}`, () =>
      brushStroke(plan, seededRandom(seed)),
    )
    return { type: 'path', id: `frame-stroke-${at}`, d, fill: pooled(inks[at] ?? inks[0], plan) }
  })
}

function strokeInset({ width, height }: Box): number {
  return Math.round(Math.min(width, height) * 0.07)
}

function pooled(ink: string, { from, corner, to }: StrokePlan): LinearGradient {
  const pool = mixColours(ink, luminance(ink) > 0.5 ? '#FFFFFF' : '#000000', POOL_SHARE)
  const thin = withAlpha(ink, THIN)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const turn = ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / (dx * dx + dy * dy)
  const stop = (at: number, colour: string) => ({ at, colour })
  const stops = [stop(0, pool), stop(turn / 2, thin), stop(turn, pool), stop((1 + turn) / 2, thin)]
  return { type: 'linear', from, to, stops }
}

function strokePlans(bounds: Box, widths: (typeof WIDTHS_PX)[keyof typeof WIDTHS_PX]): StrokePlan[] {
  const inset = strokeInset(bounds)
  const scale = Math.min(bounds.width, bounds.height) / 540
  const [left, top] = [bounds.x + inset, bounds.y + inset]
  const [right, bottom] = [bounds.x + bounds.width - inset, bounds.y + bounds.height - inset]
  const place = (x: number, y: number): Point => ({ x, y })
  const ways = [
    [place(left - 8, top + 2), place(right, top - 4), place(right - 2, bottom - 40 * scale)],
    [place(left + 1, top + 40 * scale), place(left - 2, bottom + 2), place(right - 60 * scale, bottom - 4)],
  ] as const
  return ways.map(([from, corner, to], at) => {
    const [before, after] = widths[at] as readonly [number, number]
    return { from, corner, to, widthPx: [Math.round(before * scale), Math.round(after * scale)] }
  })
}

import { insetBox } from '../../../scene/box'
import { hueOf, mixColours, worstContrast } from '../../../scene/colour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { areReadable, inksOver, type FrameInks } from '../../inks'
import { sealNodes, sealSize } from '../../seal/seal'
import { inStyle } from '../../seal/styles'
import { SEAL_CHARACTERS } from '../../seal/occupiedBoxes'
import { brushCircuit, strokeInset } from './circuit'
import { grown, UNSET, type Frame, type FrameContext, type Slot } from '../frame'
import { seededRandom } from '../../../scene/random'
import { rectNode, strokedPath } from '../../../scene/shapes'

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

/** In black ink it is calligraphy: Chinese is primary, without a quotation mark. */
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

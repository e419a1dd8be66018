import { hueOf, mixColours, worstContrast } from '../../scene/colour'
import type { Box, Point, SceneNode } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { areReadable, inksOver, type Inks } from '../inks'
import { brushSeal, fitsSeal, SEAL_ROOM } from './brushSeal'
import { brushStroke, type StrokePlan } from './brushStroke'
import { grown, type Frame, type FrameSite } from './frame'

type Colour = 'ink' | 'secondInk' | 'seal'

/** Widths of the strokes above, at the right, below and at the left; colour is laid on broader than ink. */
const WIDTHS_PX = { ink: [26, 17, 22, 15], colour: [40, 18, 36, 16] }
const DRY_AT = [0.42, 0.5, 0.36, 0.55]
const BLACK = '#171412'
const FIBRES = { count: 46, perAreaPx: 960 * 540 }
const PAPER_GRAIN = 0.05
const SEAL_GAP_PX = 24 // from the middle of the stroke beside it
/** Black ink thinned with water, and the seal's red. */
const INKS: Inks = {
  quote: '#1C1917',
  translation: '#57534E',
  author: '#292524',
  small: '#655F58',
  accent: '#B4281E',
}
const COLOURED_FROM = 0.2 // chroma

/**
 * Four strokes of a brush around rice paper, one after the other as the hand goes round, and the watermark as a seal.
 * In black ink it is calligraphy: Chinese leads and there is no quotation mark. In colour it is a poster like any other.
 */
export const brush: Frame<Colour> = {
  label: { en: 'Brush', zh: '笔墨' },
  colours: {
    ink: { light: BLACK, dark: BLACK }, // above and left
    secondInk: { light: '', dark: '' }, // right and below, default the first
    seal: { light: '#B4281E', dark: '#B4281E' },
  },
  inks(grounds, theme) {
    const grained = grounds.flatMap((ground) =>
      ['#000000', '#FFFFFF'].map((speck) => mixColours(ground, speck, PAPER_GRAIN * 0.8)),
    )
    return areReadable(INKS, grained) ? INKS : inksOver(grained, theme)
  },
  plan(site) {
    const { sheet } = site
    const isWide = sheet.width >= sheet.height * 1.3
    const edge = strokeInset(sheet)
    const besideSeal = edge + SEAL_GAP_PX + SEAL_ROOM.widthPx + 8
    const side = isWide
      ? Math.max(grown(sheet.width, 0.117, 92, 160), besideSeal)
      : grown(sheet.width, 0.14, 60, 96)
    const baselineY = footBaselineY(sheet)
    // Beside the seal where there is room, else above it.
    const foot = isWide ? baselineY - 28 : sealCorner(sheet).y - SEAL_ROOM.heightPx - 8
    const top = sheet.y + edge + (isColoured(site) ? 32 : 28)
    return {
      textBox: { x: sheet.x + side, y: top, width: sheet.width - 2 * side, height: foot - top },
      date: {
        x: sheet.x + (isWide ? edge + 28 : side),
        baselineY,
        align: 'left',
        maxWidthPx: sheet.width / 2 - side,
      },
      watermark: null,
      author: 'dash',
      hidesOrnament: !isColoured(site),
      chineseLeads: !isColoured(site),
    }
  },
  behind: (site) => [...paper(site.sheet), ...strokes(site)],
  watermark({ sheet, colours, line }, words) {
    const corner = sealCorner(sheet)
    if (fitsSeal(words)) return brushSeal(words, corner, colours.seal, line)
    const maxWidthPx = sheet.width / 2 - strokeInset(sheet) - 44
    const baselineY = footBaselineY(sheet)
    const nodes = line('watermark', words, { x: corner.x, baselineY, align: 'right', maxWidthPx })
    const x = Math.min(corner.x, ...nodes.map((node) => ('x' in node ? node.x : corner.x)))
    return { nodes, box: { x, y: baselineY - 14, width: corner.x - x, height: 20 } }
  },
}

/** From the sheet's edge to the middle of a stroke. */
function strokeInset({ width, height }: Box): number {
  return Math.round(Math.min(width, height) * 0.07)
}

function footBaselineY(sheet: Box): number {
  return sheet.y + sheet.height - strokeInset(sheet) - 34
}

function sealCorner(sheet: Box): Point {
  const inset = strokeInset(sheet)
  return { x: sheet.x + sheet.width - inset - SEAL_GAP_PX, y: sheet.y + sheet.height - inset - 26 }
}

/** Round the sheet, each stroke beginning near where the one before it ran dry. */
function strokePlans(sheet: Box, widths: readonly number[]): StrokePlan[] {
  const inset = strokeInset(sheet)
  const [left, top] = [sheet.x + inset, sheet.y + inset]
  const [right, bottom] = [sheet.x + sheet.width - inset, sheet.y + sheet.height - inset]
  const ways: [Point, Point][] = [
    [
      { x: left - 10, y: top + 1 },
      { x: right, y: top - 4 },
    ],
    [
      { x: right + 1, y: top + 24 },
      { x: right, y: bottom - 36 },
    ],
    [
      { x: right + 4, y: bottom + 2 },
      { x: left, y: bottom - 2 },
    ],
    [
      { x: left + 4, y: bottom - 22 },
      { x: left - 3, y: top + 36 },
    ],
  ]
  return ways.map(([from, to], at) => ({ from, to, widthPx: widths[at] ?? 0, dryAt: DRY_AT[at] ?? 0.5 }))
}

function strokes(site: FrameSite<Colour>): SceneNode[] {
  const { sheet, colours } = site
  const widths = isColoured(site) ? WIDTHS_PX.colour : WIDTHS_PX.ink
  const scale = Math.min(sheet.width, sheet.height) / 540
  const inks = [colours.ink, colours.secondInk || colours.ink].map((ink) => visible(ink, site))
  const plans = strokePlans(
    sheet,
    widths.map((px) => Math.round(px * scale)),
  )
  return plans.flatMap((plan, at) => {
    const random = seededRandom(`brush ${at} ${sheet.width}×${sheet.height}`)
    const { wet, bristles } = brushStroke(plan, random)
    const ink = inks[at === 0 || at === 3 ? 0 : 1] ?? BLACK
    return [
      { type: 'path', id: `frame-stroke-${at}`, d: wet, fill: ink } as const,
      ...bristles.map(
        ({ d, widthPx }, nth) =>
          ({ type: 'path', id: `frame-bristles-${at}-${nth}`, d, stroke: { paint: ink, widthPx } }) as const,
      ),
    ]
  })
}

/** Grain, and long fibres as in rice paper. */
function paper(sheet: Box): SceneNode[] {
  const random = seededRandom(`rice ${sheet.width}×${sheet.height}`)
  const count = Math.round((FIBRES.count * sheet.width * sheet.height) / FIBRES.perAreaPx)
  const fibre = () => {
    const x = sheet.x + 24 + random() * (sheet.width - 48)
    const y = sheet.y + 24 + random() * (sheet.height - 48)
    const by = () => ((random() - 0.5) * 34).toFixed(1)
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${by()} ${by()} ${by()} ${by()}`
  }
  return [
    {
      type: 'rect',
      id: 'frame-grain',
      ...sheet,
      fill: { type: 'noise', seed: 'rice paper', amount: PAPER_GRAIN },
    },
    {
      type: 'path',
      id: 'frame-fibres',
      d: Array.from({ length: count }, fibre).join(''),
      stroke: { paint: 'rgba(110,100,80,0.13)', widthPx: 0.7 },
    },
  ]
}

function isColoured({ colours }: FrameSite<Colour>): boolean {
  return hueOf(colours.ink).chroma >= COLOURED_FROM
}

/** Black ink on a night sky would not be seen: there the strokes are in the ink of the words. */
function visible(ink: string, { textGrounds, inks }: FrameSite<Colour>): string {
  return worstContrast(ink, textGrounds) >= 1.8 ? ink : inks.quote
}

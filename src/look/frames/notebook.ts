import { averageColour, luminance, mixColours, withAlpha, worstContrast } from '../../scene/colour'
import type { Box, Point, SceneNode } from '../../scene/nodes'
import { areReadable, inksOver, type Inks } from '../inks'
import { grown, type Frame, type FrameSite } from './frame'

type Colour = 'rule' | 'margin' | 'hole'

/** The larger the writing, the wider the rules: the first pitch whose smallest size is reached. */
const PITCHES = [
  { fromPx: 32.5, pitchPx: 52 },
  { fromPx: 25, pitchPx: 44 },
  { fromPx: 20, pitchPx: 36 },
  { fromPx: 0, pitchPx: 28 },
]
const RULE_PX = 1.2
const HOLE_PX = 30
const SHADE_PX = 90
const PRINT = { rule: '#BCD0E4', margin: '#E07A78', desk: '#CFC8BB' }
/** A fountain pen's blue, where the paper lets it be read. */
const PEN: Inks = {
  quote: '#1F3563',
  translation: '#3A4C78',
  author: '#1F3563',
  small: '#5A6275',
  accent: '#B4322A',
}

/** A leaf of ruled paper: margin line, punched holes, and words that sit on the rules, whatever their size. */
export const notebook: Frame<Colour> = {
  label: { en: 'Notebook', zh: '笔记' },
  // What nobody has chosen follows the paper: it is the card's own background.
  colours: {
    rule: { light: '', dark: '' },
    margin: { light: '', dark: '' },
    hole: { light: '', dark: '' },
  },
  inks: (grounds, theme) => (areReadable(PEN, grounds) ? PEN : inksOver(grounds, theme)),
  plan({ sheet }) {
    const right = sheet.x + sheet.width - marginRightPx(sheet)
    const x = marginX(sheet) + 28
    const firstY = headY(sheet)
    const head = { baselineY: firstY - 24, maxWidthPx: (right - x) / 2 - 8 }
    return {
      textBox: { x, y: firstY, width: right - x, height: sheet.y + sheet.height - 28 - firstY },
      watermark: { ...head, x, align: 'left' },
      date: { ...head, x: right, align: 'right' },
      author: 'dash',
      authorAlign: 'right',
      authorItalic: true,
      shortQuoteLift: 1.15, // capitals must not reach the rule above
      blockAt: 0.4, // a page is written from the top
      grid: { firstY, pitchAt: (contentPx) => PITCHES.find(({ fromPx }) => contentPx >= fromPx)!.pitchPx },
    }
  },
  behind: (site) => [
    spineShade(site),
    ...holeCentres(site.sheet).map((centre, at) => hole(centre, at, site)),
  ],
  rules(site, { firstY, pitchPx }) {
    const { sheet } = site
    const count = Math.floor((sheet.y + sheet.height - 20 - firstY) / pitchPx) + 1
    const lines = Array.from({ length: count }, (_, at) => ruleOutline(sheet, firstY + at * pitchPx))
    const x = marginX(sheet)
    const down = (atX: number, widthPx: number) =>
      `M${atX} ${sheet.y}h${widthPx}v${sheet.height}h${-widthPx}z`
    return [
      { type: 'path', id: 'frame-rules', d: lines.join(''), fill: ruleColour(site) },
      { type: 'path', id: 'frame-margin', d: down(x, 1.6) + down(x + 4, 0.8), fill: marginColour(site) },
    ]
  },
}

function marginX(sheet: Box): number {
  return sheet.x + grown(sheet.width, 0.17, 76, 104)
}

function marginRightPx({ width, height }: Box): number {
  return width > height * 1.2 ? grown(width, 0.1, 56, 120) : grown(width, 0.082, 36, 60)
}

/** The first rule, below the head. */
function headY(sheet: Box): number {
  return sheet.y + grown(sheet.height, 0.156, 72, 84)
}

function holeCentres(sheet: Box): Point[] {
  const shares = sheet.height > sheet.width * 1.2 ? [0.12, 0.38, 0.62, 0.88] : [0.16, 0.5, 0.84]
  const x = sheet.x + Math.round((marginX(sheet) - sheet.x) * 0.425)
  return shares.map((share) => ({ x, y: sheet.y + Math.round(sheet.height * share) }))
}

/** One rule from edge to edge, left out where a hole is punched through it. Its upper edge is what letters stand on. */
function ruleOutline(sheet: Box, y: number): string {
  const radius = HOLE_PX / 2
  const punched = holeCentres(sheet).find((hole) => Math.abs(y + RULE_PX / 2 - hole.y) < radius)
  const half = punched ? Math.sqrt(radius ** 2 - (y + RULE_PX / 2 - punched.y) ** 2) : 0
  const stretch = (from: number, to: number) =>
    `M${from.toFixed(1)} ${y}H${to.toFixed(1)}v${RULE_PX}H${from.toFixed(1)}z`
  const right = sheet.x + sheet.width
  return punched
    ? stretch(sheet.x, punched.x - half) + stretch(punched.x + half, right)
    : stretch(sheet.x, right)
}

function hole({ x, y }: Point, at: number, site: FrameSite<Colour>): SceneNode {
  return {
    type: 'rect',
    id: `frame-hole-${at}`,
    x: x - HOLE_PX / 2,
    y: y - HOLE_PX / 2,
    width: HOLE_PX,
    height: HOLE_PX,
    radiusPx: HOLE_PX / 2,
    fill: holeColour(site),
    shadows: [
      { dx: 0, dy: 3, blurPx: 8, spreadPx: 0, colour: 'rgba(40,34,24,0.42)', inset: true },
      { dx: 0, dy: 0, blurPx: 1, spreadPx: 0.5, colour: 'rgba(40,34,24,0.28)', inset: true },
      { dx: 0, dy: 1, blurPx: 0, spreadPx: 0, colour: 'rgba(255,255,255,0.35)' }, // the punched edge, lit
    ],
  }
}

/** The leaf bends into its binding. */
function spineShade({ sheet: { x, y, height }, textGrounds }: FrameSite<Colour>): SceneNode {
  const colour = isPale(textGrounds) ? '#4A3E28' : '#000000'
  return {
    type: 'rect',
    id: 'frame-spine',
    x,
    y,
    width: SHADE_PX,
    height,
    fill: {
      type: 'linear',
      from: { x, y },
      to: { x: x + SHADE_PX, y },
      stops: [
        { at: 0, colour: withAlpha(colour, isPale(textGrounds) ? 0.13 : 0.3) },
        { at: 0.45, colour: withAlpha(colour, isPale(textGrounds) ? 0.045 : 0.1) },
        { at: 1, colour: withAlpha(colour, 0) },
      ],
    },
  }
}

function ruleColour({ colours, textGrounds, inks }: FrameSite<Colour>): string {
  if (colours.rule !== '') return colours.rule
  return isPale(textGrounds) && worstContrast(PRINT.rule, textGrounds) > 1.25
    ? PRINT.rule
    : withAlpha(inks.quote, 0.2)
}

function marginColour({ colours, textGrounds, inks }: FrameSite<Colour>): string {
  if (colours.margin !== '') return colours.margin
  return worstContrast(PRINT.margin, textGrounds) > 1.5 ? PRINT.margin : withAlpha(inks.quote, 0.45)
}

/** The desk is seen through the holes. */
function holeColour({ colours, textGrounds }: FrameSite<Colour>): string {
  if (colours.hole !== '') return colours.hole
  return isPale(textGrounds) ? PRINT.desk : mixColours(averageColour(textGrounds), '#000000', 0.55)
}

function isPale(grounds: readonly string[]): boolean {
  return luminance(averageColour(grounds)) > 0.45
}

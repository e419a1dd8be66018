import { around } from '../../../scene/box'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { areReadable, inksOver, type FrameInks } from '../../inks'
import { grown, UNSET, type Frame, type FrameContext } from '../frame'
import {
  averageColour,
  compositeOver,
  contrastRatio,
  luminance,
  mixColours,
  withAlpha,
  worstContrast,
} from '../../../scene/colour'
import { filledPath, linearGradient, rectNode } from '../../../scene/shapes'
import type { LineGrid } from '../../../text/paragraph'

const RULE_PX = 1
const HEAD_PX = 3 // between the two rules below the head
const TEXT_CONTRAST = 4.5
const GRAIN = 0.018
const HOLE_PX = 30
const SHADE_PX = 90
const PRINT = { rule: '#BCD0E4', margin: '#E07A78' }
const TABLE = { grey: '#57534E', share: 0.28 } // under the page, if there is no mat
const HOLE_SHADE = 0.14 // shadow seen through the holes

const LEAST_MARGIN_PX = 28 // beside whatever covers the page's edge
const MARGIN_LINES_PX = 6
const SHEET_BESIDE_PX = 22 // a composition has its own margins
/** Uses the first pitch whose minimum size is reached. */
const PITCHES = [
  { fromPx: 32.5, pitchPx: 52 },
  { fromPx: 25, pitchPx: 44 },
  { fromPx: 20, pitchPx: 36 },
  { fromPx: 0, pitchPx: 28 },
]
/** Fountain pen blue, if readable. */
const PEN: FrameInks = { quote: '#1F3563', translation: '#3A4C78', author: '#1F3563', accent: '#B4322A' }

export const frame: Frame<LeafColour> = {
  // Unset colours are derived from the paper, the card's background.
  colours: { rule: UNSET, margin: UNSET, hole: UNSET },
  tinged: grained,
  inks: (grounds, theme) => (areReadable(PEN, grounds) ? PEN : inksOver(grounds, theme)),
  plan({ bounds, safe }) {
    const right = Math.min(
      bounds.x + bounds.width - marginRightPx(bounds),
      safe.x + safe.width - LEAST_MARGIN_PX,
    )
    const x = Math.max(marginX(bounds), safe.x) + 28
    const firstY = safe.y + grown(safe.height, 0.156, 72, 84)
    const head = { baselineY: firstY - 24, maxWidthPx: (right - x) / 2 - 8 }
    const sheetX = Math.max(marginX(bounds), safe.x) + MARGIN_LINES_PX
    return {
      sheet: { x: sheetX, y: safe.y, width: right + SHEET_BESIDE_PX - sheetX, height: safe.height },
      textBox: { x, y: firstY, width: right - x, height: safe.y + safe.height - 28 - firstY },
      watermark: { ...head, x, align: 'left' },
      date: { ...head, x: right, align: 'right' },
      author: 'dash',
      authorAlign: 'right',
      authorItalic: true,
      pictureRadiusPx: 3,
      shortQuoteLift: 1.15, // keeps capitals clear of the rule above
      blockAt: 0.4, // a page is filled from the top
      grid: { firstY, pitchAt: (contentPx) => PITCHES.find(({ fromPx }) => contentPx >= fromPx)!.pitchPx },
    }
  },
  behind: boundEdge,
  rules: printedRules,
}

function marginRightPx({ width, height }: Box): number {
  return width > height * 1.2 ? grown(width, 0.1, 56, 120) : grown(width, 0.082, 36, 60)
}

type LeafColour = 'rule' | 'margin' | 'hole'
type LeafContext = FrameContext<LeafColour>

/** Text must be readable on the darkest and lightest specks. */
function grained(grounds: readonly string[]): string[] {
  return grounds.flatMap((ground) => [
    ground,
    mixColours(ground, luminance(ground) > 0.2 ? '#000000' : '#ffffff', GRAIN),
  ])
}

function boundEdge(context: LeafContext): SceneNode[] {
  return [
    grain(context.bounds),
    spineShade(context),
    ...holeCentres(context.bounds).map((centre, at) => hole(centre, at, context)),
  ]
}

function printedRules(context: LeafContext, { firstY, pitchPx }: LineGrid): SceneNode[] {
  const { bounds } = context
  const count = Math.floor((bounds.y + bounds.height - 20 - firstY) / pitchPx) + 1
  const lines = Array.from({ length: count }, (_, at) => ruleOutline(bounds, firstY + at * pitchPx))
  const x = marginX(bounds)
  const down = (atX: number, widthPx: number) =>
    `M${atX} ${bounds.y}h${widthPx}v${bounds.height}h${-widthPx}z`
  return [
    filledPath('frame-rules', lines.join(''), ruleColour(context)),
    filledPath('frame-head', ruleOutline(bounds, firstY - HEAD_PX), ruleColour(context)),
    filledPath('frame-margin', down(x, 2) + down(x + 4, 1), marginColour(context)),
  ]
}

function marginX(bounds: Box): number {
  return bounds.x + grown(bounds.width, 0.17, 76, 104)
}

function holeCentres(bounds: Box): Point[] {
  const shares = bounds.height > bounds.width * 1.2 ? [0.12, 0.38, 0.62, 0.88] : [0.16, 0.5, 0.84]
  const x = bounds.x + Math.round((marginX(bounds) - bounds.x) * 0.425)
  return shares.map((share) => ({ x, y: bounds.y + Math.round(bounds.height * share) }))
}

/** Omitted at punched holes. Letters stand on its upper edge. */
function ruleOutline(bounds: Box, y: number): string {
  const radius = HOLE_PX / 2
  const punched = holeCentres(bounds).find((hole) => Math.abs(y + RULE_PX / 2 - hole.y) < radius)
  const half = punched ? Math.sqrt(radius ** 2 - (y + RULE_PX / 2 - punched.y) ** 2) : 0
  const stretch = (from: number, to: number) =>
    `M${from.toFixed(1)} ${y}H${to.toFixed(1)}v${RULE_PX}H${from.toFixed(1)}z`
  const right = bounds.x + bounds.width
  return punched
    ? stretch(bounds.x, punched.x - half) + stretch(punched.x + half, right)
    : stretch(bounds.x, right)
}

function hole({ x, y }: Point, at: number, context: LeafContext): SceneNode {
  return rectNode(`frame-hole-${at}`, around({ x, y }, HOLE_PX / 2), {
    radiusPx: HOLE_PX / 2,
    fill: holeColour(context),
    shadows: [
      { dx: 0, dy: 3, blurPx: 8, spreadPx: 0, colour: 'rgba(40,34,24,0.42)', inset: true },
      { dx: 0, dy: 0, blurPx: 1, spreadPx: 0.5, colour: 'rgba(40,34,24,0.28)', inset: true },
      { dx: 0, dy: 1, blurPx: 0, spreadPx: 0, colour: 'rgba(255,255,255,0.35)' },
    ],
  })
}

function grain(bounds: Box): SceneNode {
  return rectNode('frame-grain', bounds, { fill: { type: 'noise', seed: 'leaf', amount: GRAIN } })
}

function spineShade({ bounds: { x, y, height }, textGrounds }: LeafContext): SceneNode {
  const colour = isPale(textGrounds) ? '#4A3E28' : '#000000'
  return rectNode(
    'frame-spine',
    { x, y, width: SHADE_PX, height },
    {
      fill: linearGradient(
        { x, y },
        { x: x + SHADE_PX, y },
        [0, withAlpha(colour, isPale(textGrounds) ? 0.13 : 0.3)],
        [0.45, withAlpha(colour, isPale(textGrounds) ? 0.045 : 0.1)],
        [1, withAlpha(colour, 0)],
      ),
    },
  )
}

/** Inks must be readable on the rules; else rules take the opposite tone. */
function ruleColour({ colours, textGrounds, inks }: LeafContext): string {
  if (colours.rule !== '') return colours.rule
  const isPrinted = isPale(textGrounds) && worstContrast(PRINT.rule, textGrounds) > 1.25
  const away = luminance(inks.quote) > 0.5 ? '#000000' : '#FFFFFF'
  const tints = [...(isPrinted ? [PRINT.rule] : []), withAlpha(inks.quote, 0.2), withAlpha(inks.quote, 0.1)]
  const { quote, translation, author } = inks
  const bears = (tint: string) =>
    textGrounds.every((ground) =>
      [quote, translation, author].every(
        (ink) => contrastRatio(ink, compositeOver(tint, ground)) >= TEXT_CONTRAST,
      ),
    )
  return tints.find(bears) ?? withAlpha(away, 0.2)
}

function marginColour({ colours, textGrounds, inks }: LeafContext): string {
  if (colours.margin !== '') return colours.margin
  return worstContrast(PRINT.margin, textGrounds) > 1.5 ? PRINT.margin : withAlpha(inks.quote, 0.45)
}

/** Without a mat a surface in the paper's hue shows. */
function holeColour({ colours, textGrounds, around }: LeafContext): string {
  if (colours.hole !== '') return colours.hole
  if (around) return mixColours(around, '#1C1917', HOLE_SHADE)
  const paper = averageColour(textGrounds)
  return isPale(textGrounds) ? mixColours(paper, TABLE.grey, TABLE.share) : mixColours(paper, '#000000', 0.55)
}

function isPale(grounds: readonly string[]): boolean {
  return luminance(averageColour(grounds)) > 0.45
}

import { around, insetBox } from '../../../scene/box'
import { averageColour, luminance, mixColours, withAlpha, worstContrast } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { rectNode, strokedPath } from '../../../scene/shapes'
import { inksOver, type FrameInks } from '../../inks'
import { footLine, grown, type CardTheme, UNSET, type Frame, type FrameContext } from '../frame'

const NOTCH_PX = 22
const RULES = { outer: { inset: 16, widthPx: 3.5 }, inner: { inset: 23, widthPx: 1 } }
const DOT = { radiusPx: 5, inset: 19 }
const NOTCHED_PX = 43

type Colour = 'field' | 'stripe' | 'hard' | 'rule' | 'dot'

const GRAIN = { paper: 0.05, mid: 0.008 }
const EDGE_PX = 1.5
const BROWN = '#4A2A1A'
const RUST = '#9E3B22'
const PRINTED: FrameInks = { quote: '#3A2417', translation: '#664A33', author: '#4A2F1F', accent: '#A63A1E' }

export const frame: Frame<Colour> = {
  colours: { field: UNSET, stripe: UNSET, hard: UNSET, rule: UNSET, dot: UNSET },
  // Text must be readable on the darkest and lightest specks.
  tinged: (grounds) =>
    grounds.flatMap((ground) => [
      ground,
      mixColours(ground, luminance(ground) > 0.2 ? '#000000' : '#ffffff', GRAIN.paper * 0.8),
    ]),
  inks: printedInks,
  hasSurface: true,
  backgroundBox: paperBox,
  plan({ safe }) {
    const paper = paperBox(safe)
    const side = grown(paper.width, 0.09, 44, 88)
    const baselineY = paper.y + paper.height - grown(paper.height, 0.095, 40, 46)
    const top = paper.y + grown(paper.height, 0.092, 36, 60)
    return {
      sheet: insetBox(paper, NOTCHED_PX),
      textBox: { x: paper.x + side, y: top, width: paper.width - 2 * side, height: baselineY - 28 - top },
      ...footLine(paper, side, baselineY),
      author: 'divided',
      pictureRadiusPx: 2,
      authorCapitals: true,
      shortQuoteLift: 1.25,
    }
  },
  under(context) {
    const { bounds, safe, colours, isSurfaceTransparent, lift } = context
    const paper = paperBox(safe)
    const reach = Math.round(hardReach(safe) * lift)
    const field: SceneNode[] = [
      rectNode('frame-field', bounds, { fill: colours.field || fieldOf(context) }),
      ...(colours.stripe ? [stripes(bounds, colours.stripe)] : []),
    ]
    return [
      ...(isSurfaceTransparent ? [] : field),
      rectNode(
        'frame-hard-shadow',
        { ...paper, x: paper.x + reach, y: paper.y + reach },
        { fill: colours.hard || hardOf(context) },
      ),
    ]
  },
  behind(context) {
    const { safe, inks } = context
    const paper = paperBox(safe)
    const rule = context.colours.rule || ruleOf(context)
    return [
      rectNode('frame-grain', paper, {
        fill: { type: 'noise', seed: 'retro paper', amount: grainOf(context) },
      }),
      rectNode('frame-edge', insetBox(paper, EDGE_PX / 2), { stroke: { paint: rule, widthPx: EDGE_PX } }),
      ...notchedBorder(paper, rule, context.colours.dot || inks.accent),
    ]
  },
}

function paperBox(bounds: Box): Box {
  const around = grown(Math.min(bounds.width, bounds.height), 0.052, 16, 28)
  const reach = hardReach(bounds)
  return insetBox(bounds, { top: around, left: around, right: around + reach, bottom: around + reach })
}

function hardReach({ width, height }: Box): number {
  return grown(Math.min(width, height), 0.022, 8, 12)
}

function fieldOf({ grounds, theme }: FrameContext): string {
  const paper = averageColour(grounds)
  if (theme === 'light') return mixColours(paper, '#6B3F22', 0.16)
  return luminance(paper) < 0.2 ? mixColours(paper, '#7A6258', 0.3) : mixColours(paper, '#20140D', 0.88)
}

/** Rust would glow on a dark card, so that one gets a darker tone. */
function hardOf({ grounds }: FrameContext): string {
  return isPrintedOn(grounds) ? RUST : mixColours(averageColour(grounds), '#000000', 0.55)
}

function ruleOf({ grounds, inks }: FrameContext): string {
  return isPrintedOn(grounds) ? BROWN : mixColours(inks.quote, averageColour(grounds), 0.3)
}

function isPrintedOn(grounds: readonly string[]): boolean {
  return worstContrast(BROWN, grounds) >= 4
}

function grainOf({ grounds, inks }: FrameContext): number {
  return worstContrast(inks.quote, grounds) > 5.5 ? GRAIN.paper : GRAIN.mid
}

function printedInks(grounds: readonly string[], theme: CardTheme): FrameInks {
  const inks = inksOver(grounds, theme)
  const printed = Object.entries(PRINTED).map(([part, brown]) => {
    const needed = part === 'quote' ? 7 : part === 'accent' ? 3 : 4.6
    const holds = luminance(inks.quote) < 0.2 && worstContrast(brown, grounds) >= needed
    return [part, holds ? brown : inks[part as keyof FrameInks]]
  })
  return Object.fromEntries(printed) as Record<keyof FrameInks, string>
}

function stripes(bounds: Box, colour: string): SceneNode {
  return rectNode('frame-stripes', bounds, {
    fill: { type: 'stripes', colour: withAlpha(colour, 0.05), pitchPx: 34, bandPx: 12, angleDeg: 45 },
  })
}

function notchedBorder(paper: Box, rule: string, dot: string): SceneNode[] {
  return [
    notchedRule('outer', paper, rule, RULES.outer),
    notchedRule('inner', paper, withAlpha(rule, 0.72), RULES.inner),
    ...dots(paper, dot),
  ]
}

/** Around the same points, so that their distance is constant. */
function notchedRule(
  name: string,
  paper: Box,
  paint: string,
  { inset, widthPx }: typeof RULES.outer,
): SceneNode {
  const middle = inset + widthPx / 2
  const outPx = middle - (RULES.outer.inset + RULES.outer.widthPx / 2)
  return strokedPath(
    `frame-rule-${name}`,
    notchedOutline(insetBox(paper, middle), NOTCH_PX + outPx, outPx),
    paint,
    widthPx,
  )
}

function dots({ x, y, width, height }: Box, fill: string): SceneNode[] {
  const { radiusPx, inset } = DOT
  return [inset, width - inset].flatMap((dx, column) =>
    [inset, height - inset].map((dy, row): SceneNode => {
      const id = `frame-dot-${column}-${row}`
      return rectNode(id, around({ x: x + dx, y: y + dy }, radiusPx), { radiusPx, fill })
    }),
  )
}

/** The circles' centres are `outPx` outside the corners in x and y. */
function notchedOutline({ x, y, width, height }: Box, radiusPx: number, outPx = 0): string {
  const cut = Math.sqrt(radiusPx ** 2 - outPx ** 2) - outPx
  const [right, foot] = [x + width, y + height]
  const arc = (toX: number, toY: number) => `A${radiusPx} ${radiusPx} 0 0 0 ${px(toX)} ${px(toY)}`
  const line = (toX: number, toY: number) => `L${px(toX)} ${px(toY)}`
  return [
    `M${px(x + cut)} ${px(y)}`,
    line(right - cut, y) + arc(right, y + cut),
    line(right, foot - cut) + arc(right - cut, foot),
    line(x + cut, foot) + arc(x, foot - cut),
    line(x, y + cut) + arc(x + cut, y),
    'Z',
  ].join('')
}

function px(value: number): number {
  return Number(value.toFixed(2))
}

import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'

const NOTCH_PX = 22
const RULES = { outer: { inset: 16, widthPx: 3.5 }, inner: { inset: 23, widthPx: 1 } }
const DOT = { radiusPx: 5, inset: 19 }
/** From the paper's edges to a box whose corners are clear of both rules and of the notches. */
export const NOTCHED_PX = 43

/** A thick and a thin rule inside a sheet of paper, notched at the corners, with a dot in each notch. */
export function notchedBorder(paper: Box, rule: string, dot: string): SceneNode[] {
  return [
    notchedRule('outer', paper, rule, RULES.outer),
    notchedRule('inner', paper, withAlpha(rule, 0.72), RULES.inner),
    ...dots(paper, dot),
  ]
}

/** Both rules curve about the same points, so that their distance is the same around the corner. */
function notchedRule(
  name: string,
  paper: Box,
  paint: string,
  { inset, widthPx }: typeof RULES.outer,
): SceneNode {
  const middle = inset + widthPx / 2
  const outPx = middle - (RULES.outer.inset + RULES.outer.widthPx / 2)
  return {
    type: 'path',
    id: `frame-rule-${name}`,
    d: notchedOutline(insetBox(paper, middle), NOTCH_PX + outPx, outPx),
    stroke: { paint, widthPx },
  }
}

/** A dot in each notch. */
function dots({ x, y, width, height }: Box, fill: string): SceneNode[] {
  const { radiusPx, inset } = DOT
  return [inset, width - inset].flatMap((dx, column) =>
    [inset, height - inset].map((dy, row): SceneNode => {
      const id = `frame-dot-${column}-${row}`
      const at = { x: x + dx - radiusPx, y: y + dy - radiusPx }
      return { type: 'rect', id, ...at, width: 2 * radiusPx, height: 2 * radiusPx, radiusPx, fill }
    }),
  )
}

/**
 * A box whose corners are cut by quarter circles, as SVG path data. The circles stand `outPx` outside the corners,
 * right and down alike, so that rules one within another can share their centres and keep their distance.
 */
function notchedOutline({ x, y, width, height }: Box, radiusPx: number, outPx = 0): string {
  const cut = Math.sqrt(radiusPx ** 2 - outPx ** 2) - outPx // along each side, from the corner
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

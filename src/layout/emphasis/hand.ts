import type { EmphasisId } from '../../card/emphasis'
import type { Box, SceneNode } from '../../scene/nodes'
import { filledPath, rectNode, strokedPath } from '../../scene/shapes'

/** How a look draws: as printed, by brush, or in squares. */
export type Hand = 'plain' | 'brush' | 'pixel'

/** The marked part of one line or column. */
export interface MarkedLine {
  box: Box
  em: number
  baseline: number // y; in a column there is none
  isVertical: boolean
  letters: readonly number[] // along the line: the middles of its letters
}

const PIXEL_PX = 3
const DOT_EM = { plain: 0.17, brush: 0.22, pixel: 0.2 }

export function drawnMark(
  as: Exclude<EmphasisId, 'color' | 'giant'>,
  line: MarkedLine,
  { paint, hand, id }: { paint: string; hand: Hand; id: string },
): SceneNode[] {
  if (as === 'dots') return dots(line, paint, hand, id)
  const d = { marker, underline, circle }[as](line, hand)
  if (as !== 'circle') return [filledPath(id, d, paint)]
  const widthPx = (hand === 'brush' ? 0.085 : 0.055) * line.em
  return [strokedPath(id, d, paint, hand === 'pixel' ? PIXEL_PX : widthPx)]
}

/** A broad nib: its ends are slanted, and a brush's edges swell. */
function marker({ box, em, baseline, isVertical }: MarkedLine, hand: Hand): string {
  const [over, slant] = [0.1 * em, hand === 'pixel' ? 0 : 0.09 * em]
  const [from, to] = isVertical
    ? [box.x + 0.1 * em, box.x + box.width - 0.1 * em]
    : [baseline - 0.86 * em, baseline + 0.2 * em]
  const [start, end] = [
    (isVertical ? box.y : box.x) - over,
    (isVertical ? box.y + box.height : box.x + box.width) + over,
  ]
  const swell = hand === 'brush' ? 0.07 * em : hand === 'pixel' ? 0 : 0.02 * em
  const at = pointOn(isVertical)
  const middle = (start + end) / 2
  return [
    `M${at(start + slant, from)}`,
    `Q${at(middle, from - swell)} ${at(end + slant, from + swell)}`,
    `L${at(end - slant, to)}`,
    `Q${at(middle, to + swell)} ${at(start - slant, to - swell)}Z`,
  ].join('')
}

/** A rule; a brush presses at its start and lifts at its end. At the left of a column. */
function underline({ box, em, baseline, isVertical }: MarkedLine, hand: Hand): string {
  const at = pointOn(isVertical)
  const [start, end] = isVertical ? [box.y, box.y + box.height] : [box.x, box.x + box.width]
  const across = isVertical ? box.x - 0.02 * em : baseline + 0.17 * em
  const px = hand === 'pixel' ? PIXEL_PX : Math.max(1.5, (hand === 'brush' ? 0.13 : 0.065) * em)
  const top = Math.round(across)
  if (hand !== 'brush')
    return `M${at(start, top)}L${at(end, top)}L${at(end, top + px)}L${at(start, top + px)}Z`
  const third = (end - start) / 3
  return [
    `M${at(start - 0.06 * em, top)}`,
    `C${at(start + third, top - 0.5 * px)} ${at(end - third, top + 0.35 * px)} ${at(end + 0.1 * em, top - 0.2 * px)}`,
    `C${at(end - third, top + 1.05 * px)} ${at(start + third, top + 0.55 * px)} ${at(start - 0.02 * em, top + px)}Z`,
  ].join('')
}

/** Drawn round once, a little beyond where it began. */
function circle({ box, em, baseline, isVertical }: MarkedLine, hand: Hand): string {
  const [padX, padY] = [0.15 * em, 0.02 * em]
  const whole = isVertical
    ? { x: box.x + 0.02 * em, y: box.y - padX, width: box.width - 0.04 * em, height: box.height + 2 * padX }
    : {
        x: box.x - padX,
        y: baseline - 0.94 * em - padY,
        width: box.width + 2 * padX,
        height: 1.26 * em + 2 * padY,
      }
  const [rx, ry] = [whole.width / 2, whole.height / 2]
  const at = (x: number, y: number) => `${px(whole.x + rx + x * rx)} ${px(whole.y + ry + y * ry)}`
  if (hand === 'pixel') return `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}Z`
  return [
    `M${at(-0.55, -0.96)}`,
    `C${at(0.1, -1.1)} ${at(1.0, -1.02)} ${at(1, -0.02)}`,
    `C${at(1, 0.86)} ${at(0.5, 1)} ${at(0, 1)}`,
    `C${at(-0.56, 1)} ${at(-1, 0.84)} ${at(-1, 0.06)}`,
    `C${at(-1, -0.76)} ${at(-0.62, -1.02)} ${at(-0.02, -1.06)}`,
  ].join('')
}

/** Under each letter; to the right of each in a column. */
function dots({ box, em, baseline, isVertical, letters }: MarkedLine, fill: string, hand: Hand, id: string) {
  const side = DOT_EM[hand] * em
  const across = isVertical ? box.x + box.width + 0.02 * em : baseline + 0.22 * em
  return letters.map((along, at): SceneNode => {
    const [x, y] = isVertical ? [across, along - side / 2] : [along - side / 2, across]
    return rectNode(
      `${id}-${at}`,
      { x, y, width: side, height: side, ...(hand === 'pixel' ? {} : { radiusPx: side / 2 }) },
      { fill },
    )
  })
}

function pointOn(isVertical: boolean): (along: number, across: number) => string {
  return (along, across) => (isVertical ? `${px(across)} ${px(along)}` : `${px(along)} ${px(across)}`)
}

function px(value: number): number {
  return Math.round(value * 10) / 10
}

import { insetBox } from '../../scene/box'
import { withAlpha } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { grown, type FramePlan } from './frame'

export const RADIUS_PX = { print: 4, photo: 2 }
export const GLOSS = 0.12 // white, where it is strongest

/** Wide prints lean to the left, square and tall ones to the right. */
export function turnOf(bounds: Box): NonNullable<FramePlan['turn']> {
  return {
    deg: bounds.width > bounds.height * 1.05 ? -1.2 : 1.4,
    about: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
  }
}

export function printMeasures({ width, height }: Box) {
  const isWide = width > height * 1.05
  return {
    border: grown(Math.min(width, height), 0.048, 20, 26),
    foot: isWide ? grown(height, 0.17, 76, 92) : grown(height, 0.15, 72, 100),
    side: isWide ? grown(width, 0.058, 32, 64) : grown(width, 0.058, 28, 40),
  }
}

/** The foot of the desk is deeper, for the watermark. */
export function printBox(bounds: Box): Box {
  const { side } = printMeasures(bounds)
  const isTall = bounds.height > bounds.width * 1.05
  const top = isTall ? grown(bounds.height, 0.045, 28, 48) : 24
  return insetBox(bounds, { top, right: side, bottom: top + 16, left: side })
}

export function photoBox(bounds: Box): Box {
  const { border, foot } = printMeasures(bounds)
  return insetBox(printBox(bounds), { top: border, right: border, bottom: foot, left: border })
}

/** Light from the upper left. */
export function lamp(bounds: Box, alpha: number): SceneNode {
  return {
    type: 'rect',
    id: 'frame-lamp',
    ...bounds,
    fill: {
      type: 'radial',
      centre: { x: bounds.x, y: bounds.y },
      radiusPx: Math.hypot(bounds.width, bounds.height) * 0.8,
      stops: [
        { at: 0, colour: withAlpha('#FFFFFF', alpha) },
        { at: 1, colour: withAlpha('#FFFFFF', 0) },
      ],
    },
  }
}

/** A wedge of reflected light across the upper left of the photo. */
export function gloss(photo: Box): SceneNode {
  const { x, y, width, height } = photo
  const reach = Math.min(width * 0.42, height * 1.1)
  return {
    type: 'group',
    id: 'frame-gloss-clip',
    clip: { ...photo, radiusPx: RADIUS_PX.photo },
    children: [
      {
        type: 'path',
        id: 'frame-gloss',
        d: `M${x} ${y}L${x + reach} ${y}L${x + reach * 0.22} ${y + height}L${x} ${y + height}Z`,
        fill: {
          type: 'linear',
          from: { x, y },
          to: { x: x + reach * 0.5, y: y + height },
          stops: [
            { at: 0, colour: withAlpha('#FFFFFF', GLOSS) },
            { at: 1, colour: withAlpha('#FFFFFF', 0) },
          ],
        },
      },
    ],
  }
}

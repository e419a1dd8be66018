import { insetBox } from '../../../scene/box'
import { averageColour, luminance, withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, groupNode, radialGradient, rectNode } from '../../../scene/shapes'
import { grown, type FrameContext } from '../frame'
import { showsPicture } from '../onPhoto'

export type FilmColour = 'base' | 'hole' | 'print' | 'before' | 'after'

const HOLE_PITCH_PX = 60
const HOLE_GLOW_PX = 5
export const IMAGE_RADIUS_PX = 5

/** Smaller on a small card, where text needs the space. */
export function stripMeasures({ width, height }: Box) {
  const isSmall = Math.min(width, height) < 500
  const isNarrow = width < 640
  const sides = isNarrow ? { sidePx: 24, sliverPx: 12 } : { sidePx: 34, sliverPx: 18 }
  return isSmall
    ? {
        ...sides,
        bandPx: 50,
        gapPx: 4,
        hole: { width: 28, height: 22, radiusPx: 5, insetPx: 10 },
        head: 44,
        foot: 38,
      }
    : {
        ...sides,
        bandPx: 60,
        gapPx: 6,
        hole: { width: 34, height: 27, radiusPx: 6, insetPx: 13 },
        head: 54,
        foot: 47,
      }
}

export function imageBox(bounds: Box): Box {
  const { bandPx, gapPx, sidePx } = stripMeasures(bounds)
  return insetBox(bounds, { top: bandPx + gapPx, right: sidePx, bottom: bandPx + gapPx, left: sidePx })
}

export function printEdge({ x, width }: Box): { left: number; right: number } {
  const side = grown(width, 0.105, 44, 104)
  return { left: x + side, right: x + width - side }
}

export function vignette(image: Box, depth: number): SceneNode {
  const { x, y, width, height } = image
  const long = Math.max(width, height)
  return rectNode('frame-vignette', image, {
    radiusPx: IMAGE_RADIUS_PX,
    fill: radialGradient(
      { x: x + width / 2, y: y + height / 2 },
      long * 0.62,
      [0, 'rgba(0,0,0,0)'],
      [(0.2 * height) / (long * 0.62), 'rgba(0,0,0,0)'],
      [1, `rgba(0,0,0,${depth})`],
    ),
  })
}

export function slivers({ safe, colours, grounds, ...below }: FrameContext<FilmColour>): SceneNode[] {
  const { y, height } = imageBox(safe)
  const { sliverPx } = stripMeasures(safe)
  const isDark = showsPicture(below) || luminance(averageColour(grounds)) < 0.4
  const sliver = (id: string, x: number, fill: string): SceneNode =>
    rectNode(id, { x, y, width: sliverPx + IMAGE_RADIUS_PX, height }, { radiusPx: IMAGE_RADIUS_PX, fill })
  return [
    groupNode('frame-slivers', { clip: safe }, [
      sliver(
        'frame-sliver-before',
        safe.x - IMAGE_RADIUS_PX,
        colours.before || (isDark ? '#3D4B57' : '#A9B4BA'),
      ),
      sliver(
        'frame-sliver-after',
        safe.x + safe.width - sliverPx,
        colours.after || (isDark ? '#5E4633' : '#C7A98A'),
      ),
    ]),
  ]
}

export function holes({ bounds, safe, colours }: FrameContext<FilmColour>): SceneNode[] {
  const { insetPx, ...hole } = stripMeasures(safe).hole
  const count = Math.round(bounds.width / HOLE_PITCH_PX)
  const pitchPx = bounds.width / count
  const glow = [{ dx: 0, dy: 0, blurPx: HOLE_GLOW_PX, spreadPx: 0, colour: withAlpha(colours.hole, 0.5) }]
  const rows = [safe.y + insetPx, safe.y + safe.height - insetPx - hole.height]
  return rows.flatMap((y, row) =>
    Array.from({ length: count }, (_, at): SceneNode =>
      rectNode(
        `frame-hole-${row}-${at}`,
        { x: Math.round(bounds.x + (at + 0.5) * pitchPx - hole.width / 2), y, ...hole },
        { fill: colours.hole, shadows: glow },
      ),
    ),
  )
}

export function arrow(id: string, x: number, baselineY: number, fill: string): SceneNode {
  return filledPath(id, `M${x} ${baselineY - 7}L${x + 6} ${baselineY - 3.7}L${x} ${baselineY - 0.4}Z`, fill)
}

import { averageColour, luminance, mixColours, withAlpha, worstContrast } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import type { Sheet, SheetPlace } from '../composition'
import { redOf } from './leafHead'

const BINDING = { px: 28, edgePx: 2.5, staple: { widthPx: 38, heightPx: 5, downPx: 8 } }
const STAPLES = { narrow: [0.26, 0.74], wide: [0.175, 0.375, 0.625, 0.825] } // × width
const EDGES = { count: 3, px: 4 } // the visible edges of the pages below

export function binding(sheet: Sheet): SceneNode[] {
  const { bleed, head, unitPx, inks, inksByHand, shape, grounds, colours } = sheet
  const fill = inksByHand.accent || (colours['binding'] ?? redOf(inks.accent))
  const height = Math.round(BINDING.px * unitPx)
  const edgePx = BINDING.edgePx * unitPx
  const paper = averageColour(grounds)
  const metal = worstContrast(paper, [fill]) > 1.6 ? paper : '#FFFFFF'
  const { widthPx, heightPx, downPx } = BINDING.staple
  const rect = { type: 'rect' as const, x: bleed.x, width: bleed.width }
  const edge = mixColours(fill, '#000000', 0.22)
  // The sheet's clip is only approximate.
  const band: SceneNode[] = head
    ? [
        filledPath('composition-binding-edge', head(height), edge),
        filledPath('composition-binding', head(height - edgePx), fill),
      ]
    : [
        { ...rect, id: 'composition-binding', y: bleed.y, height, fill },
        {
          ...rect,
          id: 'composition-binding-edge',
          y: bleed.y + height - edgePx,
          height: edgePx,
          fill: edge,
        },
      ]
  return [
    ...band,
    ...STAPLES[shape === 'wide' ? 'wide' : 'narrow'].map((share, at): SceneNode =>
      rectNode(
        `composition-staple-${at}`,
        {
          x: bleed.x + share * bleed.width - (widthPx * unitPx) / 2,
          y: bleed.y + downPx * unitPx,
          width: widthPx * unitPx,
          height: heightPx * unitPx,
        },
        { radiusPx: (heightPx * unitPx) / 2, fill: mixColours(metal, fill, 0.08) },
      ),
    ),
  ]
}

export function leafEdges({ bleed, unitPx, background }: SheetPlace): SceneNode[] {
  const isDark = luminance(averageColour(background)) < 0.2
  const edgePx = EDGES.px * unitPx
  return Array.from({ length: EDGES.count }, (_, at): SceneNode[] => {
    const y = bleed.y + bleed.height - (EDGES.count - at) * edgePx
    const strip = { type: 'rect' as const, x: bleed.x, width: bleed.width }
    return [
      {
        ...strip,
        id: `composition-edge-${at}`,
        y,
        height: edgePx,
        fill: withAlpha(isDark ? '#FFFFFF' : '#2A1B0C', 0.05 + 0.03 * at),
      },
      {
        ...strip,
        id: `composition-edge-${at}-line`,
        y,
        height: Math.max(0.75, 0.8 * unitPx),
        fill: withAlpha(isDark ? '#000000' : '#2A1B0C', 0.3),
      },
    ]
  }).flat()
}

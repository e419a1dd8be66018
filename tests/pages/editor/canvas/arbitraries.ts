import fc from 'fast-check'
import type { Box, Point } from '../../../../src/scene/nodes'
import type { CanvasBlock } from '../../../../src/pages/editor/canvas/geometry/canvasBlocks'

export const px = (min: number, max: number) => fc.double({ min, max, noNaN: true })
export const point = (reach = 1200): fc.Arbitrary<Point> =>
  fc.record({ x: px(-reach, reach), y: px(-reach, reach) })
export const box = (most = 800): fc.Arbitrary<Box> =>
  fc.record({ x: px(-200, 1000), y: px(-200, 1000), width: px(4, most), height: px(4, most) })

export function textBlock(id: CanvasBlock['id'], at: Box, more: Partial<CanvasBlock> = {}): CanvasBlock {
  return {
    id,
    role: id,
    isPicture: id === 'picture',
    box: at,
    turnDeg: 0,
    sizePx: 20,
    hasFixedWidth: false,
    offset: { x: 0, y: 0 },
    words: '',
    ink: '#000000',
    ...more,
  }
}

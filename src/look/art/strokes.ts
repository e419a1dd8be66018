import type { Box, GroupNode, Point, SceneNode } from '../../scene/nodes'

export function line(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}`
}

export function smoothLine(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = others.pop()
  if (!first || !last) return ''
  const curves = others.map((point, index) => {
    const after = others[index + 1]
    return `Q${written(point)} ${written(after ? middle(point, after) : last)}`
  })
  return `M${written(first)}${curves.length > 0 ? curves.join('') : `L${written(last)}`}`
}

/** Clockwise like all outlines. `widthAt` takes a share of the line. */
export function brushed(spine: readonly Point[], widthAt: (share: number) => number): string {
  const sides = spine.map((point, index) => {
    const [before, after] = [spine[Math.max(0, index - 1)]!, spine[Math.min(spine.length - 1, index + 1)]!]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const half = widthAt(index / (spine.length - 1)) / 2 / (Math.hypot(dx, dy) || 1)
    return [
      { x: point.x - dy * half, y: point.y + dx * half },
      { x: point.x + dy * half, y: point.y - dx * half },
    ] as const
  })
  const outline = [...sides.map(([, right]) => right), ...sides.map(([left]) => left).toReversed()]
  return `${line(outline)}Z`
}

export function cutTo(box: Box, id: string, children: readonly SceneNode[]): GroupNode {
  return { type: 'group', id, clip: box, children }
}

/** 0.01 px is finer than a 4× export can show. */
export function written({ x, y }: Point): string {
  return `${hundredth(x)} ${hundredth(y)}`
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

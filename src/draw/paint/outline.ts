import type { Box } from '../../scene/nodes'

export function traceBox(path: CanvasPath, { x, y, width, height }: Box, radiusPx = 0): void {
  const radius = Math.min(radiusPx, width / 2, height / 2)
  if (radius > 0) path.roundRect(x, y, width, height, radius)
  else path.rect(x, y, Math.max(0, width), Math.max(0, height))
}

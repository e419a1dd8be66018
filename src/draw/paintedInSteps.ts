import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { newCanvas } from './newCanvas'
import { paintNodesInSteps } from './paint/paintNodes'

/** The scene on a canvas of its own without Konva, in the same pixels: a caller may let the page breathe between steps. */
export function* paintedInSteps(
  { width, height, still, live }: Scene,
  kit: DrawKit,
  pixelRatio: number,
): Generator<void, HTMLCanvasElement> {
  const ctx = newCanvas(Math.floor(width * pixelRatio), Math.floor(height * pixelRatio))
  ctx.scale(pixelRatio, pixelRatio)
  for (const nodes of [still, live]) yield* paintNodesInSteps(ctx, nodes, kit)
  return ctx.canvas
}

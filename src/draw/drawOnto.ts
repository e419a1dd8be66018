import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { paintedInSteps } from './paintedInSteps'
import { allAtOnce } from '../scene/steps'

/** Draws the scene at once onto a canvas of the page, which takes its size in device px. */
export function drawOnto(canvas: HTMLCanvasElement, scene: Scene, kit: DrawKit, pixelRatio: number): void {
  const drawn = allAtOnce(paintedInSteps(scene, kit, pixelRatio))
  canvas.width = drawn.width
  canvas.height = drawn.height
  if (drawn.width > 0 && drawn.height > 0) canvas.getContext('2d')?.drawImage(drawn, 0, 0)
}

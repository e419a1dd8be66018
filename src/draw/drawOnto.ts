import type { Scene } from '../scene/nodes'
import { buildStage } from './buildStage'
import type { DrawKit } from './drawKit'

/** Draws the scene as an export does and copies it onto a canvas of the page, which takes its size in device px. */
export function drawOnto(canvas: HTMLCanvasElement, scene: Scene, kit: DrawKit, pixelRatio: number): void {
  const stage = buildStage(scene, kit)
  try {
    const drawn = stage.toCanvas({ pixelRatio })
    canvas.width = drawn.width
    canvas.height = drawn.height
    if (drawn.width > 0 && drawn.height > 0) canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  } finally {
    stage.destroy()
  }
}

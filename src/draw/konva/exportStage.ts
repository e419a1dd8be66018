import type { SceneCanvas } from 'konva/lib/Canvas.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Scene } from '../../scene/nodes'
import { newCanvases, type Canvases } from './canvases'
import { drawBy } from './internals'

export type ExportStage = Pick<Stage, 'toDataURL' | 'toCanvas' | 'destroy'>

/**
 * A detached stage of the scene's logical size that hands on what `drawnSceneInSteps` has drawn: export it by
 * `stage.toDataURL({ pixelRatio })`, with the ratio it was drawn at, then `stage.destroy()`, which
 * gives its canvas back. A stage's own way takes a
 * canvas for each layer and one more, 25 to 50 ms at 4x, for the same pixels, and cannot pause while it draws.
 */
export function exportStage(
  { width, height }: Pick<Scene, 'width' | 'height'>,
  drawn: SceneCanvas,
  { giveBack }: Canvases = newCanvases,
): ExportStage {
  const stage = new Stage({ width, height, listening: false, ...detachedContainer() })
  drawBy(stage, drawn, giveBack)
  return stage
}

// In Node, Konva makes do without an element.
function detachedContainer(): { container: HTMLDivElement } {
  return typeof document === 'undefined'
    ? ({} as { container: HTMLDivElement })
    : { container: document.createElement('div') }
}

import { Stage } from 'konva/lib/Stage.js'
import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { drawnSceneInSteps } from './drawInSteps'
import { allAtOnce } from './steps'

/**
 * The scene on a detached stage at logical size: export it by `stage.toDataURL({ pixelRatio })`, then `stage.destroy()`.
 * The stage holds no nodes and draws by the one detached painter when it is asked: a stage's own way takes a canvas for
 * each layer and one more, 25 to 50 ms at 4x, for the same pixels. `under` as in drawInSteps.
 */
export function exportStage(scene: Scene, kit: DrawKit, under?: string): Stage {
  const { width, height } = scene
  const stage = new Stage({ width, height, listening: false, container: document.createElement('div') })
  stage._toKonvaCanvas = ({ pixelRatio = 1 } = {}) =>
    allAtOnce(drawnSceneInSteps(scene, kit, pixelRatio, under))
  return stage
}

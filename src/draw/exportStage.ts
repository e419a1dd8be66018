import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { konvaSpec } from './konvaAttrs'
import { addSpec } from './konvaNodes'
import { hidesWhatIsBelow } from './paint/fillPaint'

/**
 * The scene on a detached stage of ONE layer, at logical size and not yet drawn: export it by
 * `stage.toDataURL({ pixelRatio })`, then `stage.destroy()`. `under` is an opaque colour laid beneath
 * everything, for formats without transparency.
 */
export function buildStage(scene: Scene, kit: DrawKit, under?: string): Stage {
  return withoutAutoDraw(() => {
    const { width, height } = scene
    const stage = new Stage({ width, height, listening: false, ...detachedContainer() })
    const layer = new Layer({ listening: false })
    stage.add(layer)
    // A stage draws every layer on a canvas of its own and lays these on one more. One layer needs only one:
    // 25 to 50 ms at 4x, the same pixels.
    stage._toKonvaCanvas = (config) => layer._toKonvaCanvas({ x: 0, y: 0, width, height, ...config })
    if (under !== undefined && !startsOpaque(scene)) {
      const fill = { type: 'rect', id: 'under', x: 0, y: 0, width, height, fill: under } as const
      addSpec(layer, konvaSpec(fill, kit))
    }
    for (const node of scene.still) addSpec(layer, konvaSpec(node, kit))
    for (const node of scene.live) addSpec(layer, konvaSpec(node, kit))
    return stage
  })
}

/** True if the lowest node hides the whole ground, so that nothing laid under it could be seen. */
function startsOpaque({ width, height, still: [lowest] }: Scene): boolean {
  return (
    lowest?.type === 'rect' &&
    (lowest.opacity ?? 1) >= 1 &&
    (lowest.radiusPx ?? 0) === 0 &&
    hidesWhatIsBelow(lowest.fill) &&
    lowest.x <= 0 &&
    lowest.y <= 0 &&
    lowest.x + lowest.width >= width &&
    lowest.y + lowest.height >= height
  )
}

/** Konva draws a layer on the next frame after any change to it: a waste on a stage that is only exported. */
function withoutAutoDraw<T>(build: () => T): T {
  const { autoDrawEnabled } = Konva
  Konva.autoDrawEnabled = false
  try {
    return build()
  } finally {
    Konva.autoDrawEnabled = autoDrawEnabled
  }
}

// In Node, Konva makes do without an element.
function detachedContainer(): { container: HTMLDivElement } {
  return typeof document === 'undefined'
    ? ({} as { container: HTMLDivElement })
    : { container: document.createElement('div') }
}

import Konva from 'konva/lib/Core.js'
import type { Layer } from 'konva/lib/Layer.js'
import type { Group } from 'konva/lib/Group.js'
import type { Stage } from 'konva/lib/Stage.js'
import type { Scene } from '../scene/nodes'
import type { DrawKit } from './drawKit'
import { konvaSpec, type KonvaSpec } from './konvaAttrs'

/**
 * The scene on a detached stage of ONE layer, at logical size and not yet drawn: export it by
 * `stage.toDataURL({ pixelRatio })`, then `stage.destroy()`. `under` is an opaque colour laid beneath
 * everything, for formats without transparency.
 */
export function buildStage(scene: Scene, kit: DrawKit, under?: string): Stage {
  return withoutAutoDraw(() => {
    const { width, height } = scene
    const stage = new Konva.Stage({ width, height, listening: false, ...detachedContainer() })
    const layer = new Konva.Layer({ listening: false })
    stage.add(layer)
    if (under !== undefined) {
      const fill = { type: 'rect', id: 'under', x: 0, y: 0, width, height, fill: under } as const
      addSpec(layer, konvaSpec(fill, kit))
    }
    for (const node of scene.still) addSpec(layer, konvaSpec(node, kit))
    for (const node of scene.live) addSpec(layer, konvaSpec(node, kit))
    return stage
  })
}

function addSpec(parent: Layer | Group, spec: KonvaSpec): void {
  if (spec.kind === 'Shape') {
    parent.add(new Konva.Shape(spec.attrs))
    return
  }
  const group = new Konva.Group(spec.attrs)
  parent.add(group)
  for (const child of spec.children) addSpec(group, child)
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

// Import parts separately: Konva Core includes Tween, which we do not use.
import { Konva } from 'konva/lib/Global.js'
import type { Group } from 'konva/lib/Group.js'
import { Layer } from 'konva/lib/Layer.js'
import { Node } from 'konva/lib/Node.js'
import type { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import { Util } from 'konva/lib/Util.js'
import 'konva/lib/Group.js' // `Node.create` finds both classes by name.
import 'konva/lib/Shape.js'
import type { Scene, SceneNode } from '../../scene/nodes'
import type { PaintContext } from '../paintContext'
import { konvaNode } from './konvaNode'

Konva.autoDrawEnabled = false // An export draws once, explicitly; react-konva requests the preview's frames itself.

export type ExportStage = Pick<Stage, 'toDataURL' | 'toCanvas' | 'destroy'>

/** @param under opaque background for formats without transparency */
export function exportStage(scene: Scene, paintContext: PaintContext, under?: string): ExportStage {
  const { width, height } = scene
  const stage = new Stage({ width, height, listening: false, container: document.createElement('div') })
  const layer = newLayer()
  stage.add(layer) // Add the layer while empty, because Konva draws on add.
  addNodes(layer, scene, paintContext, under)
  return stage
}

export function sceneCanvas(
  scene: Scene,
  paintContext: PaintContext,
  pixelRatio: number,
  under?: string,
): HTMLCanvasElement {
  const { width, height } = scene
  const layer = newLayer()
  try {
    addNodes(layer, scene, paintContext, under)
    return layer.toCanvas({ x: 0, y: 0, width, height, pixelRatio })
  } finally {
    layer.destroy()
  }
}

/** One layer for all nodes: compositing two would round translucent pixels a second time. */
function newLayer(): Layer {
  return new Layer({ listening: false, clearBeforeDraw: false })
}

function addNodes(layer: Layer, scene: Scene, paintContext: PaintContext, under?: string): void {
  const { width, height, still, live } = scene
  const ground: SceneNode[] =
    under === undefined ? [] : [{ type: 'rect', id: 'under', x: 0, y: 0, width, height, fill: under }]
  for (const node of [...ground, ...still, ...live])
    layer.add(Node.create(konvaNode(node, paintContext)) as Shape | Group)
}

/** Makes Konva use this engine's canvases from now on. */
export function setKonvaEngine(
  createCanvas: () => HTMLCanvasElement,
  createImage: () => HTMLImageElement,
): void {
  Util.createCanvasElement = createCanvas
  Util.createImageElement = createImage
}

import type { Canvas } from '@napi-rs/canvas'
import { createPaintContext } from '../../draw/paintContext'
import { drawnInNode } from '../../draw/node/nodeCanvas'
import { withReadableText } from '../../draw/node/nodeLostGlyphs'
import { withShadowsAsPictures } from '../../draw/paint/nineSlice'
import type { Pictures } from '../../draw/pictures/images'
import type { Scene } from '../../scene/nodes'

export function drawnAsVectors(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withShadowsAsPictures(() => drawnInNode(scene, ratio, createPaintContext('native', pictures)))
}

export function drawnForPdf(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withReadableText(() => drawnAsVectors(scene, ratio, pictures))
}

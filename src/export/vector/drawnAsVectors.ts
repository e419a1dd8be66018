import type { Canvas } from '@napi-rs/canvas'
import { createPaintContext } from '../../draw/paintContext'
import { drawnInNode } from '../../draw/node/nodeCanvas'
import { withLostGlyphsAsOutlines } from '../../draw/node/nodeLostGlyphs'
import { withShadowsAsPictures } from '../../draw/paint/nineSlice'
import type { Pictures } from '../../draw/pictures/images'
import type { Scene } from '../../scene/nodes'

/** A scene drawn as vectors: what no vector is, is a picture. */
export function drawnAsVectors(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withShadowsAsPictures(() => drawnInNode(scene, ratio, createPaintContext('native', pictures)))
}

/** The same for a PDF, into which some characters go as outlines. */
export function drawnForPdf(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withLostGlyphsAsOutlines(() => drawnAsVectors(scene, ratio, pictures))
}

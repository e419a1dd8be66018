import type { Canvas } from '@napi-rs/canvas'
import { createPaintContext } from '../../draw/paintContext'
import { fontsOf } from '../../draw/fonts/fontsOf'
import { drawnInNode } from '../../draw/node/nodeCanvas'
import { registerFont } from '../../draw/node/nodeFonts'
import { withReadableText } from '../../draw/node/nodeLostGlyphs'
import { withShadowsAsPictures } from '../../draw/paint/nineSlice'
import type { Pictures } from '../../draw/pictures/images'
import type { Scene } from '../../scene/nodes'

export function drawnAsVectors(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  return withShadowsAsPictures(() => drawnInNode(scene, ratio, createPaintContext('native', pictures)))
}

/** Fonts are looked into before: the renderer must not change while a PDF is drawn. */
export function drawnForPdf(scene: Scene, ratio: number, pictures: Pictures): Canvas {
  for (const { characters, ...face } of fontsOf(scene)) registerFont(face, characters)
  return withReadableText(() => drawnAsVectors(scene, ratio, pictures))
}

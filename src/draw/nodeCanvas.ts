import * as engine from '@napi-rs/canvas'
import Konva from 'konva/lib/Core.js'
import type { Font, Scene } from '../scene/nodes'
import { memoMetrics } from '../text/memoMetrics'
import { buildStage } from './buildStage'
import type { DrawKit } from './drawKit'
import type { Pictures } from './images'
import { coversInNode, registerFont } from './nodeFonts'
import { drawLostGlyphs } from './nodeLostGlyphs'
import { fontsOf } from './fontsOf'
import { gridOfWidth } from './pixelGrid'
import { pngFile } from './pngFile'
import { setType } from './typeSetting'

/**
 * The same drawing in Node: @napi-rs/canvas behind Konva. Only for the server and the command line; the browser
 * must never import it. A 4x card holds up to 100 MB while it is drawn: bound how many run at once.
 */

installEngine()

/** None has come. */
export const NO_PICTURES: Pictures = {
  find: () => 'failed',
  load: () => Promise.resolve([]),
  subscribe: () => () => undefined,
}
const kits = new WeakMap<Pictures, DrawKit>()
const measuring = Konva.Util.createCanvasElement().getContext('2d') as CanvasRenderingContext2D

/** Widths by the rule of drawing. The font files that a text needs are registered when it is first measured. */
export const nodeMetrics = memoMetrics(measuredWidthPx, coversInNode)

/** The scene as a PNG file, width × scale by height × scale pixels. Pictures not given are drawn as placeholders. */
export function renderScenePng(scene: Scene, scale: number, pictures: Pictures = NO_PICTURES): Buffer {
  const { width, height } = scene
  const canvas = drawnInNode(scene, scale, kitOf(pictures))
  const grid = gridOfWidth(width, height, Math.round(width * scale))
  return pngFile(canvas.data(), grid.widthPx, grid.heightPx)
}

/** The same as JPEG or WebP, on white: for share images. */
export function renderSceneLossy(
  scene: Scene,
  scale: number,
  format: 'jpeg' | 'webp',
  quality = 90, // 0-100
  pictures: Pictures = NO_PICTURES,
): Buffer {
  const canvas = drawnInNode(scene, scale, kitOf(pictures), '#ffffff')
  return format === 'jpeg' ? canvas.encodeSync('jpeg', quality) : canvas.encodeSync('webp', quality)
}

/** The scene on a canvas of its own, width × scale by height × scale pixels; `under` as in buildStage. */
export function drawnInNode(scene: Scene, scale: number, kit: DrawKit, under?: string): engine.Canvas {
  for (const { family, italic, characters } of fontsOf(scene)) registerFont(family, italic, characters)
  const stage = buildStage(scene, kit, under)
  try {
    const grid = gridOfWidth(scene.width, scene.height, Math.round(scene.width * scale))
    return stage.toCanvas({ pixelRatio: grid.ratio }) as unknown as engine.Canvas
  } finally {
    stage.destroy()
  }
}

function kitOf(pictures: Pictures): DrawKit {
  const kit = kits.get(pictures) ?? { gradients: 'strip', pictures }
  kits.set(pictures, kit)
  return kit
}

function measuredWidthPx(text: string, font: Font, letterSpacingPx: number): number {
  registerFont(font.family, font.italic, text)
  const scale = setType(measuring, font, letterSpacingPx)
  return measuring.measureText(text).width * scale
}

function installEngine(): void {
  // Letters as the Chrome of this system draws them, to the pixel. Its own gamma makes them a shade bolder or lighter.
  engine.setTextRenderer('system')
  drawLostGlyphs()
  const { Util } = Konva
  Util.createCanvasElement = () =>
    Object.assign(engine.createCanvas(1, 1), { style: {} }) as unknown as HTMLCanvasElement
  Util.createImageElement = () => new engine.Image() as unknown as HTMLImageElement
  Object.assign(globalThis, { Path2D: engine.Path2D, DOMMatrix: engine.DOMMatrix })
}

import * as engine from '@napi-rs/canvas'
import type { Box, Font, Scene } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { setCanvasEngine } from '../canvasEngine'
import { sceneCanvas } from '../konva/exportStage'
import { setKonvaEngine } from '../konva/konvaEngine'
import type { DrawKit } from '../drawKit'
import type { Pictures } from '../pictures/images'
import { newCanvas } from '../newCanvas'
import { coversInNode, registerFont } from './nodeFonts'
import { drawLostGlyphs } from './nodeLostGlyphs'
import { drawEmojiByFile } from './nodeEmoji'
import { drawTextByFile } from './nodeTextByFile'
import { fontsOf } from '../fonts/fontsOf'
import { glyphInkEm } from '../fonts/glyphInk'
import { textWidthPx } from '../fonts/typeSetting'

/**
 * The same drawing in Node: @napi-rs/canvas behind Konva. Only for the server and the command line; the browser
 * must never import it. A 4x card holds up to 100 MB while it is drawn: bound how many run at once.
 */

installEngine()

/** No picture can be loaded. */
export const NO_PICTURES: Pictures = {
  find: () => 'failed',
  load: () => Promise.resolve([]),
  subscribe: () => () => undefined,
}
const measuring = newCanvas(1, 1)

/** Text measured by the rule that draws it. The font files that a text needs are registered when it is first measured. */
export const nodeMetrics = memoMetrics({ widthPx: measuredWidthPx, covers: coversInNode, inkEm })

/** The scene on a new canvas with so many px a logical px; `under` as in exportStage. */
export function drawnInNode(scene: Scene, ratio: number, kit: DrawKit, under?: string): engine.Canvas {
  for (const { characters, ...face } of fontsOf(scene)) registerFont(face, characters)
  return sceneCanvas(scene, kit, ratio, under) as unknown as engine.Canvas
}

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  registerFont(font, text)
  return textWidthPx(measuring, text, font, letterSpacingPx)
}

function inkEm(character: string, font: Font): Box {
  registerFont(font, character)
  return glyphInkEm(character, font)
}

function installEngine(): void {
  // Letters exactly as the system's Chrome draws them. The engine's own gamma makes them slightly bolder or lighter.
  engine.setTextRenderer('system')
  drawTextByFile()
  drawLostGlyphs()
  drawEmojiByFile()
  const createCanvas = () =>
    Object.assign(engine.createCanvas(1, 1), { style: {} }) as unknown as HTMLCanvasElement
  setCanvasEngine(createCanvas)
  setKonvaEngine({ createCanvas, createImage: () => new engine.Image() as unknown as HTMLImageElement })
  Object.assign(globalThis, { Path2D: engine.Path2D, DOMMatrix: engine.DOMMatrix })
}

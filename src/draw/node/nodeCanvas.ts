import * as engine from '@napi-rs/canvas'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Font, Scene } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { setCanvasEngine, newCanvas } from '../newCanvas'
import { sceneCanvas, setKonvaEngine } from '../konva/exportStage'
import type { PaintContext } from '../paintContext'
import type { Pictures } from '../pictures/images'
import { coversInNode, registerFiles, registerFont, registeredFamilies, filesOf } from './nodeFonts'
import { drawLostGlyphs, faceOf, inPortable, lostOnes } from './nodeLostGlyphs'
import { faceKey, visibleOf } from '../fonts/fontsOf'
import { glyphInkEm } from '../fonts/glyphInk'
import { textWidthPx } from '../fonts/typeSetting'
import { boundedMemo } from '../../scene/memo'
import { EMOJI } from '../../text/fonts'
import { graphemesOf } from '../../text/graphemes'
import { isInRanges } from '../fonts/unicodeRanges'

/** An emoji sequence (family, flag, keycap) must come from one file: the engine would mix them. */

const TEXT_SELECTOR = '\ufe0e' // for Firefox; in Node it would split a flag's two letters
const NAME = `"${EMOJI.family}"` // quoted, because the file names begin with it

const lost = boundedMemo<boolean>(5_000)

/** @napi-rs/canvas behind Konva. A 4x card uses up to 100 MB, so callers must limit concurrency. */

installEngine()

export const NO_PICTURES: Pictures = {
  find: () => 'failed',
  load: () => Promise.resolve([]),
  subscribe: () => () => undefined,
}
const measuring = newCanvas(1, 1)

/** It registers the font files it needs on first use. */
export const nodeMetrics = memoMetrics({ widthPx: measuredWidthPx, covers: coversInNode, inkEm })

/** `under` as in exportStage. */
export function drawnInNode(
  scene: Scene,
  ratio: number,
  paintContext: PaintContext,
  under?: string,
): engine.Canvas {
  return sceneCanvas(scene, paintContext, ratio, under) as unknown as engine.Canvas
}

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  registerFiles(font, text)
  return textWidthPx(measuring, text, font, letterSpacingPx)
}

function inkEm(character: string, font: Font): Box {
  registerFont(font, character)
  return glyphInkEm(character, font)
}

function installEngine(): void {
  // Draws letters exactly as the system's Chrome does; the engine's own gamma changes their weight slightly.
  engine.setTextRenderer('system')
  drawTextByFile()
  drawLostGlyphs()
  drawEmojiByFile()
  const createCanvas = () =>
    Object.assign(engine.createCanvas(1, 1), { style: {} }) as unknown as HTMLCanvasElement
  setCanvasEngine(createCanvas)
  setKonvaEngine(createCanvas, () => new engine.Image() as unknown as HTMLImageElement)
  Object.assign(globalThis, { Path2D: engine.Path2D, DOMMatrix: engine.DOMMatrix })
}

/** Files overlap and the engine prefers the first one registered, so each file is a family of its own. */

/** Patches fillText and measureText. Must run before all other patches. */
function drawTextByFile(): void {
  const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as SKRSContext2D
  const { fillText, measureText } = context
  context.fillText = function (text, x, y) {
    inItsFiles(this, text, () => fillText.call(this, text, x, y))
  }
  context.measureText = function (text) {
    return inItsFiles(this, text, () => measureText.call(this, text))
  }
}

function inItsFiles<T>(ctx: SKRSContext2D, text: string, act: () => T): T {
  const { font } = ctx
  const face = faceOf(font)
  const names = face ? registeredFamilies(face, text) : []
  if (!face || names.length === 0 || names[0] === face.family) return act()
  ctx.font = font.replace(`"${face.family}"`, names.map((name) => `"${name}"`).join(', '))
  const done = act()
  ctx.font = font
  return done
}

/** Patches fillText and measureText, and registers what is drawn. Must run after all other patches. */
function drawEmojiByFile(): void {
  const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as SKRSContext2D
  const { fillText, measureText } = context
  context.fillText = function (text, x, y) {
    const { font } = this
    if (!font.includes(NAME)) {
      const face = faceOf(font)
      if (face && filesOf(face.family).length > 0) registerFont(face, text)
      return fillText.call(this, text, x, y)
    }
    let atX = x
    inEachFile(this, text, (part) => {
      const draw = () => fillText.call(this, part, atX, y)
      if (isLost(part, this.font)) inPortable(draw)
      else draw()
      atX += measureText.call(this, part).width
    })
  }
  context.measureText = function (text) {
    const whole = measureText.call(this, text)
    if (!this.font.includes(NAME)) return whole
    let width = 0
    inEachFile(this, text, (part) => (width += measureText.call(this, part).width))
    return { ...whole, width }
  }
}

/** As with letters, the engine leaves a file's last glyph blank. */
function isLost(emoji: string, font: string): boolean {
  const face = faceOf(font)
  if (!face) return false
  return lost(`${emoji} ${faceKey(face)}`, () => lostOnes(face, [emoji]).length > 0)
}

function inEachFile(ctx: SKRSContext2D, text: string, draw: (part: string) => void): void {
  const { font } = ctx
  for (const { part, family } of partsOf(text)) {
    ctx.font = font.replace(NAME, `"${family}"`)
    draw(part)
  }
  ctx.font = font
}

/** Each emoji with the family of a file that has all its characters; otherwise single characters. */
function partsOf(text: string): { part: string; family: string }[] {
  return graphemesOf(text.replaceAll(TEXT_SELECTOR, '')).flatMap((emoji) => {
    const family = familyWith(emoji)
    if (family !== null) return [{ part: emoji, family }]
    return [...visibleOf(emoji)].map((part) => ({ part, family: familyWith(part) ?? EMOJI.family }))
  })
}

function familyWith(emoji: string): string | null {
  const codePoints = [...visibleOf(emoji)].map((character) => character.codePointAt(0) ?? 0)
  const file = filesOf(EMOJI.family).find(({ ranges }) =>
    codePoints.every((codePoint) => isInRanges(ranges, codePoint)),
  )
  return file?.name ?? null
}

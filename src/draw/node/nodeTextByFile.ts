import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { registeredFamilies } from './nodeFonts'
import { faceOf } from './nodeLostGlyphs'

/**
 * Some characters are in several files of a family, whatever their unicode-ranges say. The engine takes one family's characters from
 * whichever of its files came first, so that what a process drew before would decide some glyphs, and widths. So each file
 * is registered as a family of its own, and a text is drawn and measured in the files that its own characters need, in one order.
 */

/** Patches fillText and measureText, before all other patches. */
export function drawTextByFile(): void {
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

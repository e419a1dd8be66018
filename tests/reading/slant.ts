import type { Canvas } from '@napi-rs/canvas'
import { lightsOf, placed } from './picture'

const SLANTS = [0, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24] // run over rise; less is upright
const LINE_PX = 64 // height at which lines are looked at
const BAND_PX = LINE_PX / 2 // half a line: most bands then lie within one

/**
 * How far the letters lean, run over rise: the slant whose undoing piles the ink of each band into the sharpest
 * columns, because stems then stand upright (the usual deslanting of handwriting: Vinciarelli and Luettin 2001).
 */
export function slantOf(picture: Canvas, lineHeightPx: number): number {
  const view = placed(picture, LINE_PX / lineHeightPx)
  const ink = lightsOf(view).map((light) => 1 - light / 255)
  const tried = SLANTS.map((slant) => ({ slant, sharpness: sharpnessOf(ink, view.width, slant) }))
  return tried.reduce((best, next) => (next.sharpness > best.sharpness ? next : best)).slant
}

/** Sum of the squares of the columns' ink, in bands, with the slant undone. */
function sharpnessOf(ink: Float32Array, widthPx: number, slant: number): number {
  let sum = 0
  for (let band = 0; band < ink.length; band += BAND_PX * widthPx) {
    const columns = new Float64Array(widthPx + BAND_PX)
    const end = Math.min(ink.length, band + BAND_PX * widthPx)
    for (let at = band; at < end; at++) {
      const y = Math.floor((at - band) / widthPx)
      const column = ((at - band) % widthPx) + Math.round(slant * y)
      columns[column] = (columns[column] ?? 0) + (ink[at] ?? 0)
    }
    for (const column of columns) sum += column ** 2
  }
  return sum
}

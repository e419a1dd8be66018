import { inkOf, placed, type Picture } from './picture'

const SLANTS = [0, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22, 0.24] // run over rise; less is upright
const LINE_PX = 64 // height at which lines are looked at
const BAND_PX = LINE_PX / 2 // half a line: most bands then lie within one

/**
 * How far the letters lean, run over rise: the slant whose undoing piles the ink of each band into the sharpest
 * columns, because stems then stand upright (the usual deslanting of handwriting: Vinciarelli and Luettin 2001).
 */
export function slantOf(picture: Picture, lineHeightPx: number): number {
  const rows = inkOf(placed(picture, LINE_PX / lineHeightPx), picture.paper)
  const tried = SLANTS.map((slant) => ({ slant, sharpness: sharpnessOf(rows, slant) }))
  return tried.reduce((best, next) => (next.sharpness > best.sharpness ? next : best)).slant
}

/** Sum of the squares of the columns' ink, in bands, with the slant undone. */
function sharpnessOf(rows: readonly Float32Array[], slant: number): number {
  let sum = 0
  for (let top = 0; top < rows.length; top += BAND_PX) {
    const columns = new Float64Array((rows[top]?.length ?? 0) + BAND_PX)
    rows.slice(top, top + BAND_PX).forEach((row, y) => {
      const shift = Math.round(slant * y)
      for (let x = 0; x < row.length; x++) columns[x + shift] = (columns[x + shift] ?? 0) + (row[x] ?? 0)
    })
    for (const column of columns) sum += column ** 2
  }
  return sum
}

import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import type { SceneBlock } from '../../src/scene/nodes'
import { cutOut, lightsOf, paper } from './picture'

/** Half width of a column's cut, × square, so that it contains no rule. */
const REACH = 0.56
/** Ink right of the centre that ends above this share of its square is a stop. */
const STOP_ENDS = 0.55
const INK_LIGHT = 128
const SQUARE_OF_LINE = 1.2 // the line's height, in squares

/**
 * Turns columns into lines, since the network was trained on lines. Only stops move, from a square's upper
 * right to its lower left.
 */
export function columnsAsLines(card: Image, { box, sizePx, cells }: SceneBlock, scale: number): Canvas[] {
  const sidePx = Math.round(sizePx * scale)
  return (cells?.lines ?? []).map(({ middlePx, stops }) => {
    const [first, last] = [stops[0]!, stops.at(-1)!]
    const column = cutOut(card, {
      x: (box.x + middlePx - REACH * sizePx) * scale,
      y: (box.y + first.alongPx) * scale,
      width: 2 * REACH * sizePx * scale,
      height: (last.alongPx - first.alongPx + 0.1 * sizePx) * scale,
    })
    const line = paper(stops.length * sidePx, Math.round(SQUARE_OF_LINE * sidePx))
    const context = line.getContext('2d')
    context.globalCompositeOperation = 'darken' // A moved stop must cover no character.
    stops.slice(0, -1).forEach(({ alongPx }, at) => {
      const square = createCanvas(sidePx, sidePx)
      square
        .getContext('2d')
        .drawImage(column, sidePx / 2 - column.width / 2, -(alongPx - first.alongPx) * scale)
      const by = isStop(square) ? { x: -0.5 * sidePx, y: 0.5 * sidePx } : { x: 0, y: 0 }
      context.drawImage(square, (at + 0.5) * sidePx + by.x, (line.height - sidePx) / 2 + by.y)
    })
    return line
  })
}

function isStop(square: Canvas): boolean {
  const lights = lightsOf(square)
  const { width, height } = square
  const { data } = square.getContext('2d').getImageData(0, 0, width, height)
  let isInk = false
  for (let at = 0; at < lights.length; at += 1) {
    if (data[4 * at + 3]! < INK_LIGHT || lights[at]! >= INK_LIGHT) continue
    isInk = true
    if (at % width < width / 2 || Math.floor(at / width) > STOP_ENDS * width) return false
  }
  return isInk
}

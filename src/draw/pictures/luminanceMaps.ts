import { memoByObject } from '../../scene/memo'
import { greyOf, lumaOf, type LuminanceMap, type LuminanceMapOf } from '../../look/luminanceMap'
import type { Pictures } from './images'
import type { Picture } from './picture'
import { shrunken } from '../newCanvas'

/** The detail at which a card is seen; extreme pixels of larger photos are noise. */
export const MAX_MEASURED_SIDE_PX = 1_280
const CELLS = 36 // per side
const LEVEL_SHARES = [0.01, 0.1, 0.5] as const

export function luminanceMapsOfPictures(pictures: Pictures): LuminanceMapOf {
  return (src) => {
    const picture = pictures.find(src)
    if (picture === undefined || picture === 'loading') return 'awaited'
    if (picture === 'failed') return 'missing'
    return luminanceMapOf(picture)
  }
}

const luminanceMapOf = memoByObject(measuredLuminanceMap)

/** Transparent pixels count as both light and dark. */
export function measuredLuminanceMap(picture: Picture): LuminanceMap {
  const { widthPx, heightPx } = picture
  const ctx = shrunken(picture, MAX_MEASURED_SIDE_PX)
  const { width, height } = ctx.canvas
  const { data } = ctx.getImageData(0, 0, width, height)
  const [columns, rows] = [Math.min(CELLS, width), Math.min(CELLS, height)]
  const leftOf = (column: number) => Math.floor((column * width) / columns)
  const topOf = (row: number) => Math.floor((row * height) / rows)
  const luminanceMap = emptyLuminanceMap(columns, rows)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [topOf(row), topOf(row + 1)]
    for (let column = 0; column < columns; column++) {
      const [left, right] = [leftOf(column), leftOf(column + 1)]
      measureCell(data, width, { left, right, top, bottom }, luminanceMap, row * columns + column)
    }
  }
  return { widthPx, heightPx, columns, rows, ...luminanceMap }
}

type LuminanceEntry = Pick<LuminanceMap, 'dark' | 'light' | 'colour'>

function emptyLuminanceMap(columns: number, rows: number): LuminanceEntry {
  const levels = () => new Uint8Array(columns * rows)
  return {
    dark: [levels(), levels(), levels()],
    light: [levels(), levels(), levels()],
    colour: new Uint8Array(columns * rows * 3),
  }
}

const lumas = new Uint32Array(256)
const greys = new Uint32Array(256)

function measureCell(
  data: Uint8ClampedArray,
  width: number,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  luminanceMap: LuminanceEntry,
  cell: number,
): void {
  lumas.fill(0)
  greys.fill(0)
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y++) {
    const end = (y * width + right) * 4
    for (let at = (y * width + left) * 4; at < end; at += 4) {
      const opaque = (data[at + 3] as number) / 255
      const clear = 255 * (1 - opaque)
      const r = (data[at] as number) * opaque
      const g = (data[at + 1] as number) * opaque
      const b = (data[at + 2] as number) * opaque
      red += r + clear / 2
      green += g + clear / 2
      blue += b + clear / 2
      const luma = lumaOf(r, g, b)
      const grey = greyOf(r + clear, g + clear, b + clear)
      lumas[luma] = (lumas[luma] as number) + 1
      greys[grey] = (greys[grey] as number) + 1
    }
  }
  const count = (bottom - top) * (right - left)
  LEVEL_SHARES.forEach((share, at) => {
    ;(luminanceMap.dark[at] as Uint8Array)[cell] = levelAfter(lumas, count * share, 0, 1)
    ;(luminanceMap.light[at] as Uint8Array)[cell] = levelAfter(greys, count * share, 255, -1)
  })
  luminanceMap.colour.set([red / count, green / count, blue / count].map(Math.round), cell * 3)
}

function levelAfter(levels: Uint32Array, count: number, from: 0 | 255, step: 1 | -1): number {
  let passed = 0
  for (let level = from; level >= 0 && level <= 255; level += step) {
    passed += levels[level] as number
    if (passed > count) return level
  }
  return 255 - from
}

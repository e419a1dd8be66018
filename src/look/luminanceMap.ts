/** Known per cell. A scrim mixes per channel, so a pixel counts as the grey that is safe on its side. */
import { fittedBox, type Fitting } from '../scene/box'
import { gaussianWeights } from '../scene/gaussianWeights'
import { latestByObject, memoByObject, whenAsked } from '../scene/memo'
import type { Box } from '../scene/nodes'

export interface LuminanceMap {
  widthPx: number // the picture's width
  heightPx: number
  columns: number
  rows: number
  /** Levels below which 1, 10 and 50 % of a cell's pixels are. */
  dark: readonly [Uint8Array, Uint8Array, Uint8Array]
  /** Levels above which 1, 10 and 50 % of a cell's pixels are. */
  light: readonly [Uint8Array, Uint8Array, Uint8Array]
  colour: Uint8Array // mean r, g, b per cell
}

/** `null` where nothing measures pictures. */
export type LuminanceMapOf = (src: string) => LuminanceMap | 'awaited' | 'missing' | null

export type PictureView = Fitting & { box: Box; blurPx: number }

/** Levels outermost first, and the mean colour. */
export interface Tone {
  dark: readonly [number, number, number]
  light: readonly [number, number, number]
  colour: readonly [number, number, number]
}

export interface SeenCell {
  areaPx: number
  x: number // its centre, logical px
  y: number
  tone: Tone
}

export function flatLuminanceMap([r, g, b]: readonly [number, number, number]): LuminanceMap {
  const one = (level: number) => Uint8Array.of(level)
  const [dark, light] = [lumaOf(r, g, b), greyOf(r, g, b)]
  return {
    widthPx: 1,
    heightPx: 1,
    columns: 1,
    rows: 1,
    dark: [one(dark), one(dark), one(dark)],
    light: [one(light), one(light), one(light)],
    colour: Uint8Array.of(r, g, b),
  }
}

export type Seen = (within: Box) => SeenCell[]

/** `ground` is where the picture does not reach. Memoised for keystrokes. */
export const seenThrough = latestByObject(
  computeSeen,
  (_, { box, fit, focus, zoom, subject, blurPx }: PictureView, ground) =>
    JSON.stringify([box, fit, focus, zoom, subject, blurPx, ground]),
)

function computeSeen(
  luminanceMap: LuminanceMap,
  view: PictureView,
  ground: readonly [number, number, number],
): Seen {
  const { columns, rows } = luminanceMap
  const whole = fittedBox({ ...view, ...view.box }, luminanceMap)
  const [cellWidth, cellHeight] = [whole.width / columns, whole.height / rows]
  const list = listOf(blurredLuminanceMap(luminanceMap, view.blurPx / cellWidth, view.blurPx / cellHeight))
  const beside = toneAt(flatLuminanceMap(ground), 0)
  return (within) => {
    const cells: SeenCell[] = []
    let leftPx = within.width * within.height
    const across = cellRange(within.x, within.width, whole.x, cellWidth, columns)
    const down = cellRange(within.y, within.height, whole.y, cellHeight, rows)
    for (let row = down.from; row <= down.to; row++) {
      const [top, height] = overlapOf(within.y, within.height, whole.y + row * cellHeight, cellHeight)
      for (let column = across.from; column <= across.to; column++) {
        const [left, width] = overlapOf(within.x, within.width, whole.x + column * cellWidth, cellWidth)
        if (width <= 0 || height <= 0) continue
        leftPx -= width * height
        const tone = list[row * columns + column] as Tone
        cells.push({ areaPx: width * height, x: left + width / 2, y: top + height / 2, tone })
      }
    }
    if (leftPx > 1) {
      const [x, y] = [within.x + within.width / 2, within.y + within.height / 2]
      cells.push({ areaPx: leftPx, x, y, tone: beside })
    }
    return cells
  }
}

/** A table, because it runs for every pixel. */
export function greyOf(r: number, g: number, b: number): number {
  const { linear, levels } = greyTables()
  const luminance =
    0.2126 * (linear[Math.round(r)] as number) +
    0.7152 * (linear[Math.round(g)] as number) +
    0.0722 * (linear[Math.round(b)] as number)
  return levels[Math.round(luminance * FINE)] as number
}

/** Luminance without its curve: never lighter than `greyOf`. */
export function lumaOf(r: number, g: number, b: number): number {
  return Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
}

/** Not rounded. Source: WCAG 2.2, relative luminance. */
export function levelOf(luminance: number): number {
  const share = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, share * 255))
}

const FINE = 8_191
/** Most cards have no picture. */
const greyTables = whenAsked(() => ({
  linear: Float64Array.from({ length: 256 }, (_, byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }),
  levels: Uint8Array.from({ length: FINE + 1 }, (_, at) => Math.round(levelOf(at / FINE))),
}))

const listOf = memoByObject((luminanceMap: LuminanceMap): readonly Tone[] =>
  Array.from({ length: luminanceMap.columns * luminanceMap.rows }, (_, at) => toneAt(luminanceMap, at)),
)

function toneAt({ dark, light, colour }: LuminanceMap, at: number): Tone {
  const levels = (of: LuminanceMap['dark']) => [of[0][at] ?? 0, of[1][at] ?? 0, of[2][at] ?? 0] as const
  return {
    dark: levels(dark),
    light: levels(light),
    colour: [colour[at * 3] ?? 0, colour[at * 3 + 1] ?? 0, colour[at * 3 + 2] ?? 0],
  }
}

function cellRange(start: number, lengthPx: number, origin: number, cellPx: number, count: number) {
  return {
    from: Math.max(0, Math.floor((start - origin) / cellPx)),
    to: Math.min(count - 1, Math.floor((start + lengthPx - origin) / cellPx)),
  }
}

function overlapOf(a: number, aPx: number, b: number, bPx: number): [number, number] {
  const from = Math.max(a, b)
  return [from, Math.min(a + aPx, b + bPx) - from]
}

const NEGLIGIBLE = 0.05 // cells

/** `sigmaX` and `sigmaY` in cells. */
function blurredLuminanceMap(luminanceMap: LuminanceMap, sigmaX: number, sigmaY: number): LuminanceMap {
  if (Math.max(sigmaX, sigmaY) < NEGLIGIBLE) return luminanceMap
  return blurredByGaussian(luminanceMap, sigmaX, sigmaY)
}

const blurredByGaussian = latestByObject(
  computeBlurred,
  (_, sigmaX, sigmaY) => `${sigmaX.toFixed(2)} ${sigmaY.toFixed(2)}`,
)

function computeBlurred(luminanceMap: LuminanceMap, sigmaX: number, sigmaY: number): LuminanceMap {
  const { columns, rows, colour } = luminanceMap
  const across = convolve(colour, columns, rows, 3, 3 * columns, sigmaX)
  const mean = convolve(across, rows, columns, 3 * columns, 3, sigmaY)
  // The slowest variation within a cell is a wave of two cells; this share survives the Gaussian.
  const left = Math.exp(-2 * Math.PI ** 2 * (Math.max(sigmaX, sigmaY) / 2) ** 2)
  const shrunk = (levels: Uint8Array, greyAs: typeof greyOf) =>
    levels.map((level, at) => {
      const [was, is] = [colour, mean].map((of) =>
        greyAs(of[at * 3] as number, of[at * 3 + 1] as number, of[at * 3 + 2] as number),
      ) as [number, number]
      return Math.min(255, Math.max(0, Math.round(is + (level - was) * left)))
    })
  const all = (levels: LuminanceMap['dark'], greyAs: typeof greyOf) =>
    [shrunk(levels[0], greyAs), shrunk(levels[1], greyAs), shrunk(levels[2], greyAs)] as const
  return {
    ...luminanceMap,
    dark: all(luminanceMap.dark, lumaOf),
    light: all(luminanceMap.light, greyOf),
    colour: Uint8Array.from(mean),
  }
}

function convolve(
  from: ArrayLike<number>,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  sigma: number,
): Float32Array {
  const out = Float32Array.from(from)
  const weights = gaussianWeights(sigma)
  const reach = (weights.length - 1) / 2
  for (let line = 0; line < lines; line++) {
    for (let at = 0; at < length; at++) {
      const mean = [0, 0, 0]
      for (let near = -reach; near <= reach; near++) {
        const index = line * lineStep + Math.min(length - 1, Math.max(0, at + near)) * step
        const weight = weights[near + reach] as number
        for (let c = 0; c < 3; c++) mean[c] = (mean[c] as number) + (from[index + c] as number) * weight
      }
      out.set(mean, line * lineStep + at * step)
    }
  }
  return out
}

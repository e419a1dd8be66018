import { gaussianWeights } from '../scene/gaussianWeights'

/** WebKit has no ctx.filter, and engines' blurs differ. Premultiplied, so that soft edges do not darken. */

/** Like CSS `blur() saturate()`. `keepsOpaque` extends an opaque picture beyond its edges. */
export function blurredPixels(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  sigmaPx: number,
  saturation: number,
  keepsOpaque: boolean,
): Uint8ClampedArray {
  const weights = Float32Array.from(gaussianWeights(sigmaPx))
  const across = convolve(premultiplied(data), width, height, 4, 4 * width, weights)
  const both = convolve(across, height, width, 4 * width, 4, weights)
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < out.length; at += 4) {
    const alpha = both[at + 3] as number
    if (alpha <= 0) continue
    const r = (both[at] as number) / alpha
    const g = (both[at + 1] as number) / alpha
    const b = (both[at + 2] as number) / alpha
    const grey = 0.213 * r + 0.715 * g + 0.072 * b // Filter Effects 1, 9.2, saturate
    out[at] = grey + (r - grey) * saturation
    out[at + 1] = grey + (g - grey) * saturation
    out[at + 2] = grey + (b - grey) * saturation
    out[at + 3] = keepsOpaque ? 255 : alpha * 255
  }
  return out
}

function premultiplied(data: Uint8ClampedArray): Float32Array {
  const out = new Float32Array(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] as number) / 255
    for (let c = 0; c < 3; c++) out[at + c] = (data[at + c] as number) * alpha
    out[at + 3] = alpha
  }
  return out
}

function convolve(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  weights: Float32Array,
): Float32Array {
  const out = new Float32Array(from.length)
  const reach = (weights.length - 1) / 2
  const middle = weights[reach] as number
  const line = new Float32Array(4 * (length + 2 * reach))
  for (let start = 0, end = lines * lineStep; start < end; start += lineStep) {
    for (let at = 0, index = start, to = 4 * reach; at < length; at++, index += step, to += 4) {
      line[to] = from[index] as number
      line[to + 1] = from[index + 1] as number
      line[to + 2] = from[index + 2] as number
      line[to + 3] = from[index + 3] as number
    }
    for (let at = 0, place = start, here = 4 * reach; at < length; at++, place += step, here += 4) {
      let r = (line[here] as number) * middle
      let g = (line[here + 1] as number) * middle
      let b = (line[here + 2] as number) * middle
      let a = (line[here + 3] as number) * middle
      for (let off = 1, after = here + 4, before = here - 4; off <= reach; off++, after += 4, before -= 4) {
        const weight = weights[reach + off] as number
        r += ((line[after] as number) + (line[before] as number)) * weight
        g += ((line[after + 1] as number) + (line[before + 1] as number)) * weight
        b += ((line[after + 2] as number) + (line[before + 2] as number)) * weight
        a += ((line[after + 3] as number) + (line[before + 3] as number)) * weight
      }
      out[place] = r
      out[place + 1] = g
      out[place + 2] = b
      out[place + 3] = a
    }
  }
  return out
}

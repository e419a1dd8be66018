import { printPixels } from '../../../src/draw/pictures/printed'
import { PRINTS } from '../../../src/look/prints'

/** The digest of each print of one raster: browser, server and command have to agree on it. */
export const DIGESTS = {
  natural: '37448ed8',
  portra: '507de052',
  mono: '36f2a020',
  halation: '68e8744a',
  faded: '9bd89b7f',
  duotone: '72c7be9f',
  halftone: '3498a103',
  riso: '59b3f221',
}

export function printedDigests(): Record<string, string> {
  return Object.fromEntries(Object.keys(PRINTS).map((print) => [print, fnv(printedRaster(print))]))
}

/** 96 × 64: washes of every hue from dark to light, with a bright spot. */
export function printedRaster(print: string): Uint8ClampedArray {
  const [width, height] = [96, 64]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBright = (x - 70) ** 2 + (y - 20) ** 2 < 64
      const rgb = isBright ? [255, 250, 240] : [(x * 255) / 95, (y * 255) / 63, ((x * y) % 97) * 2]
      data.set([...rgb.map(Math.trunc), 255], (y * width + x) * 4)
    }
  printPixels({ data, width, height }, print, ['1b2a4a', 'f3ebdd', 'f7f2e7'])
  return data
}

/** Source: Fowler, Noll, Vo, FNV-1a, 32 bits. */
function fnv(bytes: Uint8ClampedArray): string {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619) >>> 0, 2_166_136_261).toString(16)
}

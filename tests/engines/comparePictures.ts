import type { PNG } from 'pngjs'

/** Invisible differences (of 255): rounding of gradients and semitransparent edges. */
const INVISIBLE_LEVELS = 16
const CELL_PX = 16

/**
 * `differing`: share (0..1) of visibly different pixels. `worstCell`: largest difference (0..255) of a
 * channel's mean over 16 × 16 px, which antialiasing does not change but misplaced letters do.
 */
export function comparePictures(a: PNG, b: PNG): { differing: number; worstCell: number } {
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`sizes differ: ${a.width}×${a.height} and ${b.width}×${b.height}`)
  }
  const across = Math.ceil(a.width / CELL_PX)
  const sums = new Float64Array(across * Math.ceil(a.height / CELL_PX) * 4)
  let differing = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)]
    const cell = (Math.floor(y / CELL_PX) * across + Math.floor(x / CELL_PX)) * 4
    let most = 0
    for (let channel = 0; channel < 4; channel += 1) {
      const gap = a.data.readUInt8(at + channel) - b.data.readUInt8(at + channel)
      sums[cell + channel]! += gap
      most = Math.max(most, Math.abs(gap))
    }
    if (most > INVISIBLE_LEVELS) differing += 1
  }
  return {
    differing: differing / (a.width * a.height),
    worstCell: Math.max(...sums.map(Math.abs)) / CELL_PX ** 2,
  }
}

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const SHADOW_REACH_PX = 40
const KEPT_SHARE = 0.02 // Another font, other spacing or a lost shadow changes far more of its region.

/**
 * Share of pixels differing from the screenshot (pixelmatch 0.1), and whether text and shadow are present in
 * their regions.
 */
export function fidelityOf(png, screenshot, scene, scale) {
  const drawn = PNG.sync.read(png)
  const wanted = PNG.sync.read(screenshot)
  const { width, height } = wanted
  if (drawn.width !== width || drawn.height !== height) throw new Error('sizes differ')
  const all = new PNG({ width, height })
  const differing = pixelmatch(drawn.data, wanted.data, all.data, width, height, { threshold: 0.1 })
  const sheet = scene.still.find(({ shadows }) => shadows)
  const inBox = (box, grow = 0) => insideOf(box, scale, grow)
  const inSheet = inBox(sheet)
  const nearSheet = inBox(sheet, SHADOW_REACH_PX)
  const texts = scene.blocks.map(({ box }) => inBox(box))
  return {
    differing: differing / (width * height),
    keepsText: changedShare(drawn, wanted, (x, y) => texts.some((isIn) => isIn(x, y)), 60) <= KEPT_SHARE,
    keepsShadow: changedShare(drawn, wanted, (x, y) => nearSheet(x, y) && !inSheet(x, y), 3) <= KEPT_SHARE,
  }
}

function insideOf({ x, y, width, height }, scale, grow) {
  return (px, py) =>
    px >= (x - grow) * scale &&
    px < (x + width + grow) * scale &&
    py >= (y - grow) * scale &&
    py < (y + height + grow) * scale
}

function changedShare(a, b, isIn, levels) {
  let [pixels, changed] = [0, 0]
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      if (!isIn(x, y)) continue
      const at = (y * a.width + x) * 4
      pixels += 1
      if ([0, 1, 2].some((c) => Math.abs(a.data[at + c] - b.data[at + c]) > levels)) changed += 1
    }
  }
  return pixels === 0 ? 0 : changed / pixels
}

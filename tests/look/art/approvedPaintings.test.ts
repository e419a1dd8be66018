import { expect, it } from 'vitest'
import { ART_FAMILIES, artFamily, bringArtFamily } from '../../../src/look/art'
import { paintingOf } from '../../../src/look/art/painting'
import { PALETTE_IDS } from '../../../src/look/art/paletteIds'
import { keysOf } from '../../../src/scene/values'
import { digest } from '../../fixtures/digest'

const FAMILIES = keysOf(ART_FAMILIES)
const BOXES = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 0, y: 0, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 31, y: 57.5, width: 300, height: 260 }, // a photo
]
const DAYS = ['2026-01-03', '2026-05-19', '2026-08-08', '2026-11-21']

/** After an intended change: `npm run approve`, then look at the contact sheets. */
it('each family paints in each palette what was approved', async () => {
  await Promise.all(FAMILIES.map(bringArtFamily))
  const lines = FAMILIES.flatMap((family) => PALETTE_IDS[family].map((palette) => ({ family, palette }))).map(
    ({ family, palette }, seed) => {
      const day = DAYS[seed % DAYS.length]!
      const box = BOXES[seed % BOXES.length]!
      const { nodes } = paintingOf(artFamily(family)!, { family, palette, seed }, day, box)
      return `${family} ${palette} ${seed} ${day} ${box.width} × ${box.height}: ${digest(nodes)}`
    },
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../scenes/paintings.txt')
})

import { expect, it } from 'vitest'
import { ART_FAMILIES } from '../../../src/look/art'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
import { paletteIdsOf } from '../../../src/look/art/paletteIds'
import { keysOf } from '../../../src/scene/values'
import { digest } from '../../fixtures/digest'

const FAMILIES = keysOf(ART_FAMILIES)
const BOXES = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 0, y: 0, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 31, y: 57.5, width: 300, height: 260 },
]
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** Every month and palette. After an intended change: `npm run approve`, then look at the contact sheets. */
it.each(FAMILIES)('%s paints what was approved', async (family) => {
  const lines = MONTHS.map((month, at) => {
    const palette = paletteIdsOf(family)[at % paletteIdsOf(family).length]!
    const box = BOXES[at % BOXES.length]!
    const { nodes } = paintingOf(
      artFamily(family),
      { family, palette, seed: at % 3 },
      `2026-${month}-21`,
      box,
    )
    return `${month} ${palette} ${at % 3} ${box.width} × ${box.height}: ${digest(nodes)}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../../scenes/painting-${family}.txt`)
})

// @module-tag slow
/** The "Hard to read" warning for custom colours must match the drawn card. */
import fc from 'fast-check'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../layout/laidOut'
import { FRAMES } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { BACKGROUND_COLOURS, TEXT_COLOURS } from '../../src/look/palette'
import { cardWith, idsOf } from '../layout/cards'
import { drawnContrast } from './drawnContrast'
import { hardPictures } from './hardPictures'
import { IS_FULL, runs } from '../fixtures/tier'

const paintContext = { gradients: 'grained', pictures: hardPictures() } as const
/** The warning judges flat colours including all extremes; pixels may be slightly better. */
const CLEARLY = { unreadable: 4.2, readable: 6.5 }

const anyHandInk = fc.record({
  frameStyle: fc.constantFrom(...idsOf(FRAMES)),
  theme: fc.constantFrom('light' as const, 'dark' as const),
  ground: fc.oneof(
    fc.constantFrom(...Object.values(BACKGROUND_COLOURS)).map(({ hex }) => ({
      backgroundType: 'solid' as const,
      backgroundColor: hex,
    })),
    fc.constantFrom(...Object.values(GRADIENTS)).map(({ value }) => ({
      backgroundType: 'gradient' as const,
      gradientValue: value,
    })),
  ),
  ink: fc.constantFrom(...idsOf(TEXT_COLOURS)),
})

it('is said where the drawn quote cannot be read', async () => {
  for (const { frameStyle, theme, ground, ink } of fc.sample(anyHandInk, IS_FULL ? 40 : 12)) {
    const card = cardWith({ ...ground, frameStyle, theme, shadow: 'none' }, { contentColor: ink })
    const scene = layoutCard(card, nodeMetrics)
    const drawn = drawnContrast(scene, paintContext).filter(({ id }) => id.startsWith('content'))
    const ratio = Math.min(...drawn.map((line) => line.ratio))
    const isSaid = scene.notices.some(({ code }) => code === 'hard-to-read')
    const where = `${ratio.toFixed(2)}: ${ink} in ${frameStyle}, ${theme}, ${JSON.stringify(ground)}`
    if (ratio < CLEARLY.unreadable) expect(isSaid, where).toBe(true)
    if (ratio > CLEARLY.readable) expect(isSaid, where).toBe(false)
    await setImmediate()
  }
})

it('is said of nothing that is chosen automatically', () => {
  fc.assert(
    fc.property(anyHandInk, ({ frameStyle, theme, ground }) => {
      const { notices } = layoutCard(cardWith({ ...ground, frameStyle, theme }), nodeMetrics)
      expect(notices).toEqual([])
    }),
    { numRuns: runs(40) },
  )
})

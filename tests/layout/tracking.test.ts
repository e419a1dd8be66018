import { expect, it } from 'vitest'
import { HOME_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { typesetStyle } from '../../src/layout/typeset'

const WORDS = 'The clearest way into the Universe'

it('spaces letters by the size of the type, unless a step was chosen', () => {
  for (const { textSettings } of [HOME_SETTINGS, TEMPLATES.inkHills.settings]) {
    const spacingAt = (sizePx: number) => typesetStyle(WORDS, sizePx, textSettings).latinTrackingEm
    for (const px of [32, 44, 120]) expect(spacingAt(px)).toBe(-0.01)
    for (const px of [22, 18, 12, 9]) {
      expect(spacingAt(px)).toBeGreaterThanOrEqual(0)
      expect(spacingAt(px)).toBeLessThanOrEqual(0.01)
    }
    expect(typesetStyle(WORDS, 44, { ...textSettings, letterSpacing: 0 }).latinTrackingEm).toBe(-0.05)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BACKGROUNDS, NO_PICTURE, type BackgroundSettings } from '../../src/look/backgrounds'
import { GRADIENTS } from '../../src/look/gradients'
import { inksOver, NO_INKS, untilReadable, veilFor, withSmallPrint } from '../../src/look/inks'
import { BACKGROUND_COLOURS } from '../../src/look/palette'
import { contrastRatio, compositeOver, luminance, worstContrast } from '../../src/scene/colour'
import { runs } from '../fixtures/tier'

const PLAIN: BackgroundSettings = {
  theme: 'light',
  backgroundColor: '#F5F2EB',
  gradientValue: '',
  patternColor: '',
  backgroundImage: NO_PICTURE,
  templateInks: NO_INKS,
}
const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const theme = fc.constantFrom('light' as const, 'dark' as const)

describe('automatic inks', () => {
  it('reach 4.5:1 on every solid colour', () => {
    for (const { hex: ground } of Object.values(BACKGROUND_COLOURS)) expectLegible([ground], 'light')
  })

  it('reach 4.5:1 all along every preset gradient, under a veil where it needs one', () => {
    for (const { value } of Object.values(GRADIENTS)) {
      expectLegible(BACKGROUNDS.gradient.grounds({ ...PLAIN, gradientValue: value }), 'light')
    }
  })

  it('reach 4.5:1 over any picture', () => {
    const settings = { ...PLAIN, backgroundImage: { ...PLAIN.backgroundImage, src: 'photo.jpg' } }
    expectLegible(BACKGROUNDS.image.grounds(settings), 'light')
    expectLegible(BACKGROUNDS.image.grounds({ ...settings, theme: 'dark' }), 'dark')
  })

  it('reach 4.5:1 on any two colours, patterns included', () => {
    fc.assert(
      fc.property(hex, hex, theme, (first, second, choice) => {
        expectLegible([first, second], choice)
        const settings = { ...PLAIN, backgroundColor: first, patternColor: second }
        expectLegible(BACKGROUNDS.dotted.grounds(settings), choice)
      }),
      { numRuns: runs(500) },
    )
  })

  it('are light in the dark theme where neither ink could win', () => {
    expect(luminance(inksOver(['#000000', '#cccccc', '#ffffff'], 'dark').quote)).toBeGreaterThan(0.5)
    expect(luminance(inksOver(['#000000', '#cccccc', '#ffffff'], 'light').quote)).toBeLessThan(0.5)
  })

  it('take the veil that ends in a reading, where scenery stands before the other', () => {
    const scenes = [
      { sky: '#111827', before: ['#FFFFFF', '#AEBCCA'] },
      { sky: '#FAF5FF', before: ['#6E2F5E', '#2A1640'] },
    ]
    for (const { sky, before } of scenes) {
      const seen = (veil: string) => [compositeOver(veil, sky), ...before]
      const veil = veilFor([sky, ...before], 'light', seen)
      const grounds = seen(veil ?? 'rgba(0,0,0,0)')
      expect(worstContrast(inksOver(grounds, 'light').quote, grounds), sky).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('ask for the veil that covers far less, whatever the theme', () => {
    const almost = ['#FDA4AF', '#E54040'] // Dark ink is almost readable.
    expect(veilFor(almost, 'dark')).toMatch(/^rgba\(255,255,255,0\.[01]/)
    expect(veilFor(['#808080', '#000000'], 'dark')).toMatch(/^rgba\(12,10,20/)
  })

  it('leave a ground alone that one ink can serve', () => {
    expect(veilFor(['#FFFFFF', '#F3E8FF'], 'light')).toBeNull()
  })
})

describe('small print', () => {
  it('is the translation’s ink mixed with the ground, never below 4.5:1', () => {
    fc.assert(
      fc.property(hex, hex, (translation, ground) => {
        fc.pre(contrastRatio(translation, ground) >= 4.6)
        const inks = { quote: '#123456', translation, author: '#123456', accent: '#123456' }
        const { small } = withSmallPrint(inks, [ground], '#FF0000')
        expect(contrastRatio(small, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(small, ground)).toBeLessThanOrEqual(contrastRatio(translation, ground))
        expectBetween(small, translation, ground)
      }),
      { numRuns: runs(500) },
    )
  })
})

it('an ink is changed only as far as it has to be to be readable', () => {
  expect(untilReadable('#F6DCCB', ['#241B4B'])).toBe('#F6DCCB')
  fc.assert(
    fc.property(hex, hex, (ink, ground) => {
      const isBest = ['#ffffff', '#000000'].includes(untilReadable(ink, [ground]).toLowerCase())
      expect(isBest || contrastRatio(untilReadable(ink, [ground]), ground) >= 4.5).toBe(true)
    }),
  )
})

function expectBetween(mixed: string, a: string, b: string) {
  for (const at of [1, 3, 5]) {
    const [seen = 0, ...ends] = [mixed, a, b].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    expect(seen).toBeGreaterThanOrEqual(Math.min(...ends))
    expect(seen).toBeLessThanOrEqual(Math.max(...ends))
  }
}

function expectLegible(grounds: readonly string[], choice: 'light' | 'dark') {
  const veil = veilFor(grounds, choice)
  const seen = veil ? grounds.map((ground) => compositeOver(veil, ground)) : grounds
  const { quote, translation, author, small } = inksOver(seen, choice)
  for (const ink of [quote, translation, author, small]) {
    for (const ground of seen) {
      expect(contrastRatio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
}

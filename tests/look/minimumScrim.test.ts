import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minimumScrim, type ScrimRequest, type WordsOnPicture } from '../../src/look/minimumScrim'
import { flatLuminanceMap, seenThrough, type LuminanceMap } from '../../src/look/luminanceMap'
import { opacityOf, type Scrim } from '../../src/look/scrim'
import { boxesOf, stretchesOf } from '../../src/look/stretches'
import { parseColour } from '../../src/scene/colour'

const AREA = { x: 0, y: 0, width: 960, height: 540 }
const WORDS: WordsOnPicture = {
  area: AREA,
  block: { x: 120, y: 96, width: 720, height: 288 },
  feet: [
    { x: 80, y: 480, width: 96, height: 24 },
    { x: 840, y: 480, width: 40, height: 24 },
  ],
}
const NO_WISH: ScrimRequest = { side: 'auto', inks: [], dim: 0 }
const VIEW = { box: AREA, fit: 'cover', focus: { x: 0.5, y: 0.5 }, blurPx: 0 } as const

function striped(levels: readonly number[]): LuminanceMap {
  const all = () => Uint8Array.from(levels)
  return {
    widthPx: 960,
    heightPx: 540,
    columns: levels.length,
    rows: 1,
    dark: [all(), all(), all()],
    light: [all(), all(), all()],
    colour: Uint8Array.from(levels.flatMap((level) => [level, level, level])),
  }
}

function scrimOn(luminanceMap: LuminanceMap, wish: Partial<ScrimRequest> = {}, words = WORDS) {
  return minimumScrim(seenThrough(luminanceMap, VIEW, [255, 255, 255]), words, { ...NO_WISH, ...wish })
}

/** Cell centres where a picture is sampled behind text. */
function underWords(levels: readonly number[]) {
  const seen = seenThrough(striped(levels), VIEW, [255, 255, 255])
  const boxes = [WORDS.block, ...WORDS.feet].flatMap((box) => (box ? boxesOf(stretchesOf(box)) : []))
  return boxes.flatMap((box) => seen(box))
}

const scrimAt = (scrim: Scrim, x: number, y: number) => opacityOf(scrim)(x, y)
const levels = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 24 })
const wish = fc.record({
  side: fc.constantFrom('auto' as const, 'dark' as const, 'light' as const),
  dim: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('the minimum scrim', () => {
  it('leaves a picture alone that an ink can be read on as it is', () => {
    for (const level of [0, 40, 90, 160, 255])
      expect(scrimOn(flatLuminanceMap([level, level, level])).minDim).toBe(0)
  })

  it('never goes deeper than covers white for white ink and black for black', () => {
    fc.assert(
      fc.property(levels, wish, (picture, asked) => {
        expect(scrimOn(striped(picture), asked).minDim).toBeLessThanOrEqual(0.75)
      }),
    )
  })

  it('covers no less of a lighter picture in the dark', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 0, max: 60 }), (picture, more) => {
        const dark = { side: 'dark' } as const
        const lighter = picture.map((level) => Math.min(255, level + more))
        expect(scrimOn(striped(lighter), dark).minDim).toBeGreaterThanOrEqual(
          scrimOn(striped(picture), dark).minDim - 0.06,
        )
      }),
    )
  })

  it('covers as much as is asked for where words need most, nowhere less than they need, and all of it in the end', () => {
    fc.assert(
      fc.property(levels, wish, (picture, asked) => {
        const { scrim, side, minDim } = scrimOn(striped(picture), asked)
        const bare = scrimOn(striped(picture), { ...asked, side, dim: 0 })
        const [before, after] = [bare.scrim, scrim].map((one) =>
          underWords(picture).map(({ x, y }) => scrimAt(one, x, y)),
        ) as [number[], number[]]
        expect(minDim).toBeCloseTo(Math.max(...before), 5)
        expect(Math.max(...after)).toBeCloseTo(Math.max(asked.dim, minDim), 5)
        after.forEach((opacity, at) => expect(opacity).toBeGreaterThanOrEqual(before[at]! - 1e-9))
        expect(scrimAt(scrimOn(striped(picture), { ...asked, dim: 1 }).scrim, 10, 10)).toBeCloseTo(1, 3)
      }),
    )
  })

  it('is dark over a picture that is mostly dark, light over one mostly light', () => {
    expect(scrimOn(striped([20, 20, 20, 120, 20, 20])).side).toBe('dark')
    expect(scrimOn(striped([250, 250, 250, 130, 250, 250])).side).toBe('light')
  })

  it('follows ink that was chosen', () => {
    expect(scrimOn(flatLuminanceMap([250, 250, 250]), { inks: ['#FFFFFF'] }).side).toBe('dark')
    expect(scrimOn(flatLuminanceMap([10, 10, 10]), { inks: ['#101010'] }).side).toBe('light')
  })

  it('is deep where the picture is light and thin where it is dark', () => {
    const { scrim } = scrimOn(striped([0, 0, 0, 0, 0, 0, 255, 255]), { side: 'dark' })
    expect(scrimAt(scrim, 820, 240)).toBeGreaterThan(scrimAt(scrim, 160, 240) * 1.5)
  })

  it('fades out beside words that leave the picture room', () => {
    const left = { ...WORDS, block: { x: 72, y: 96, width: 400, height: 288 }, feet: [] }
    const { scrim } = scrimOn(flatLuminanceMap([255, 255, 255]), { side: 'dark' }, left)
    expect(scrimAt(scrim, 930, 240)).toBeLessThan(scrimAt(scrim, 200, 240) * 0.6)
    expect(scrimAt(scrim, 10, 240)).toBeCloseTo(scrimAt(scrim, 200, 240), 1)
  })

  it('says the colours that words come to lie on', () => {
    const { block, feet } = scrimOn(striped([255, 0]), { side: 'dark' })
    for (const colour of [...block, ...feet]) expect(parseColour(colour)).not.toBeNull()
    expect(parseColour(block[0] ?? '')?.r).toBeLessThan(125)
  })
})

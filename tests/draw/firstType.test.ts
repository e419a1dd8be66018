import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeCard } from '../../src/card/homeCard'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { readFirstType } from '../../src/draw/fonts/firstTypeFile'
import { fontsOf, visibleOf } from '../../src/draw/fonts/fontsOf'
import { firstTypeFile, writeFirstType } from '../../src/draw/node/firstTypeFile'
import { NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import { sceneOfCard } from '../../src/export/cardFile'
import { FULL_VIEW } from '../../src/layout/view'
import { almanacQuote } from '../../src/quotes/almanac'
import { runs } from '../fixtures/tier'

const QUOTE = almanacQuote('2026-11-21')
const CARDS = {
  home: homeCard(QUOTE),
  editor: { kind: 'quote', quote: QUOTE, settings: DEFAULT_SETTINGS },
} as const

describe('the first type', () => {
  it.each(['home', 'editor'] as const)(
    'has each character of the %s’s card once, in little',
    async (look) => {
      const { scene } = await sceneOfCard(CARDS[look], NO_PICTURES, FULL_VIEW)
      const file = await firstTypeFile(scene)
      const parts = readFirstType(file)!
      for (const { family, characters } of fontsOf(scene))
        for (const character of visibleOf(characters)) {
          const own = parts.filter((part) => part.family === family && part.characters.includes(character))
          expect(own.length, `${family} ${character}`).toBeGreaterThan(0)
          expect(new Set(own.map(({ italic }) => italic)).size).toBe(own.length)
        }
      for (const { bytes } of parts) expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('wOF2')
      expect(file.length).toBeLessThan(80_000) // the files themselves are a megabyte
    },
  )

  const aPart = fc.record({
    family: fc.string(),
    italic: fc.boolean(),
    weight: fc.string(),
    characters: fc.string({ unit: 'binary' }),
    bytes: fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
  })

  it('is read as it was written, and never in part', () => {
    fc.assert(
      fc.property(fc.array(aPart), fc.nat(), (parts, cut) => {
        const file = writeFirstType(parts)
        expect(readFirstType(file)).toEqual(parts)
        expect(readFirstType(file.subarray(0, cut % file.length))).toBeNull()
      }),
      { numRuns: runs(400) },
    )
  })

  it('is nothing where other bytes came', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => new TextEncoder().encode(`${json}\n`)),
        ),
        (bytes) => {
          const read = readFirstType(bytes)
          expect(read === null || Array.isArray(read)).toBe(true)
        },
      ),
      { numRuns: runs(400) },
    )
  })
})

// @module-tag slow
/**
 * All text on a card reaches 4.5:1 against the pixels below it (WCAG 2.2, 1.4.3; DECISIONS.md, Contrast).
 * `CONTRAST=all npx vitest run tests/draw/contrast` draws all cards.
 */
import fc from 'fast-check'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { luminanceMapsOfPictures } from '../../src/draw/pictures/luminanceMaps'
import { layoutCard } from '../layout/laidOut'
import { FULL_VIEW } from '../../src/layout/view'
import { IS_FULL, oneIn } from '../fixtures/tier'
import {
  ART_CASES,
  COMPOSITION_CASES,
  MOOD_CASES,
  PALE_PICTURE_CASES,
  PRODUCT_CASES,
  TABLE_CASES,
  TEMPLATE_CASES,
  WIDE_CASES,
  type ContrastCase,
} from './contrastCases'
import { drawnContrast, type LineContrast } from './drawnContrast'
import { hardPictures } from './hardPictures'

const NEEDED = 4.5
const SAMPLE = IS_FULL ? 5 : 1
const pictures = hardPictures()
const luminanceMapOf = luminanceMapsOfPictures(pictures)

describe('words on the drawn card', () => {
  it.each(some(TEMPLATE_CASES, 29))('reach 4.5:1 in the template %s', (_id, cases) => expectLegible(cases))

  it('reach 4.5:1 in the shadow of a sheet', () => expectLegible(oneIn(7, TABLE_CASES)))

  it('reach 4.5:1 on a white picture', () => expectLegible(oneIn(13, PALE_PICTURE_CASES)))

  it.each(some(PRODUCT_CASES, 29))('reach 4.5:1 in the template %s, with a product', (_id, cases) =>
    expectLegible(cases),
  )

  it.each(some(MOOD_CASES, 29))('reach 4.5:1 in the weather %s', (_mood, cases) => expectLegible(cases))

  it.each(oneIn(2, some(ART_CASES, 13)))('reach 4.5:1 on the paintings of %s', (_id, cases) =>
    expectLegible(cases),
  )

  it.each(some(COMPOSITION_CASES, 59))('reach 4.5:1 in the composition %s', (_id, cases) =>
    expectLegible(cases),
  )

  describe.skipIf(process.env.CONTRAST === 'all')('by lot', () => {
    it.each(Object.entries(WIDE_CASES))('reach 4.5:1 on %s', (_part, cases) =>
      expectLegible(
        fc.sample(fc.shuffledSubarray(cases(), { minLength: SAMPLE, maxLength: SAMPLE }), 1).flat(),
      ),
    )
  })

  describe.runIf(process.env.CONTRAST === 'all')('all of them', () => {
    it.each(Object.entries(WIDE_CASES))(
      'reach 4.5:1 on %s',
      (_part, cases) => expectLegible(cases()),
      2_400_000,
    )
  })
})

/** Samples every group: the steps are coprime to the periods by which cases vary. */
function some(
  groups: Record<string, ContrastCase[]>,
  share: number,
): [name: string, cases: ContrastCase[]][] {
  return Object.entries(groups)
    .map(([name, cases], nth): [string, ContrastCase[]] => [name, oneIn(share, cases, nth)])
    .filter(([, cases]) => cases.length > 0)
}

async function expectLegible(cases: readonly ContrastCase[]): Promise<void> {
  const lines: (LineContrast & { name: string })[] = []
  for (const { name, card, isUnmeasured } of cases) {
    const scene = layoutCard(card, nodeMetrics, FULL_VIEW, isUnmeasured ? undefined : luminanceMapOf)
    for (const line of drawnContrast(scene, { gradients: 'grained', pictures })) lines.push({ name, ...line })
    await setImmediate() // The engine frees pixels only between turns; 2,000 cards would exhaust memory.
  }
  const faint = lines
    .toSorted((a, b) => a.ratio - b.ratio)
    .filter(({ ratio }) => ratio < NEEDED)
    .map(({ name, id, ratio, ink, ground }) => `${ratio.toFixed(2)} ${id} ${ink} on ${ground}: ${name}`)
  if (process.env.CONTRAST === 'all') {
    const least = Math.min(...lines.map(({ ratio }) => ratio)).toFixed(2)
    console.info(
      [`${cases.length} cards, ${lines.length} lines, the faintest ${least}:1`, ...faint].join('\n'),
    )
  }
  expect(faint.join('\n')).toBe('')
}

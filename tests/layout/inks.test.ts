import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import type { CardSettings } from '../../src/card/settings'
import { backdropUnder, layoutCard } from './laidOut'
import { FRAMES } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { BACKGROUND_COLOURS } from '../../src/look/palette'
import { worstContrast, oklch } from '../../src/scene/colour'
import { leafNodes } from '../../src/scene/leafNodes'
import { isSmallPrint, type BlockId, type Scene } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { combinations } from '../fixtures/combinations'
import { IS_FULL } from '../fixtures/tier'
import { cardWith, idsOf, QUOTE } from './cards'

const LONG = {
  ...QUOTE,
  content: 'We do not see things as they are, we see them as we are. '.repeat(10),
  translation: '我们看见的从来不是事物本来的样子，而是我们自己的样子。'.repeat(5),
}
const NEUTRAL = 0.022 // Below this chroma, a colour has no visible hue.
const NEAR_DEG = 24

describe('the ink of date and watermark', () => {
  it.each(Object.entries(TEMPLATES))('is of the words’ hue or the ground’s in the template %s', (_id, look) =>
    expectOwnHue(look.settings),
  )

  const GROUNDS: Partial<CardSettings>[] = [
    ...Object.values(BACKGROUND_COLOURS).map(({ hex }) => ({ backgroundColor: hex })),
    ...Object.values(GRADIENTS).map(({ value }) => ({
      backgroundType: 'gradient' as const,
      gradientValue: value,
    })),
  ]
  // The small tier combines each frame with a quarter of the backgrounds.
  const FRAMED = combinations({
    frameStyle: idsOf(FRAMES),
    ground: GROUNDS,
    theme: ['light', 'dark'],
  }).filter((_, at) => IS_FULL || at % 4 === 0)
  it.each(idsOf(FRAMES))('is of the words’ hue or the ground’s in %s on any ground', (frame) => {
    for (const { ground, ...look } of FRAMED.filter(({ frameStyle }) => frameStyle === frame))
      expectOwnHue(cardWith({ ...ground, ...look }).settings)
  })
})

it.each(Object.entries(TEMPLATES))(
  'a long text stays readable down to its last line in the template %s',
  (_id, look) => {
    const { settings } = look
    const { hasPage, groundsIn } = backdropOf(settings)
    if (hasPage) return // Its backgrounds are the same in every case.
    if (settings.backgroundType === 'art') return // contrast.test.ts measures text on paintings by pixels.
    const scene = layoutCard({ kind: 'quote', quote: LONG, settings }, fakeMetrics)
    for (const { id, box } of scene.blocks.filter((block) => !isSmallPrint(block.id))) {
      // The second page has its own paper, which contrast.test.ts measures.
      if (settings.composition === 'facing' && id === 'translation') continue
      for (const ink of inksIn(scene, id)) {
        expect(worstContrast(ink, groundsIn(box, id)), `${id} in ${ink}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

/** Excludes text that the frame itself prints, like a film's edge. */
function expectOwnHue(settings: CardSettings) {
  const scene = layoutCard({ kind: 'quote', quote: QUOTE, settings }, fakeMetrics)
  const { inkGrounds } = backdropOf(settings)
  const family = [
    ...['content', 'translation'].flatMap((id) => inksIn(scene, id as BlockId)),
    ...inkGrounds.small,
    // A composition may use its accent for parts of a date.
    ...(settings.composition === 'plain' ? [] : [settings.templateInks.accent]),
  ]
  for (const id of ['date', 'watermark'] as const) {
    if (scene.plan.colouredByFrame.includes(id)) continue
    for (const ink of inksIn(scene, id, ['date-numeral'])) {
      expect(isAkin(ink, family), `${id} in ${ink} beside ${family.join()}`).toBe(true)
    }
  }
}

function isAkin(ink: string, family: readonly string[]): boolean {
  const { chroma, hueDeg } = oklch(ink)
  return (
    chroma < NEUTRAL ||
    family.map(oklch).some((own) => {
      const apart = Math.abs(own.hueDeg - hueDeg)
      return own.chroma >= NEUTRAL / 2 && Math.min(apart, 360 - apart) <= NEAR_DEG
    })
  )
}

/** Inks of a block's lines; none for a seal, whose characters are cut out of its stone. */
/**
 * `except`: a calendar's number is green on Saturdays and is no small print (day.test.ts checks its colours).
 */
function inksIn(scene: Scene, id: BlockId, except: readonly string[] = []): string[] {
  if (scene.blocks.some((block) => block.id === id && block.isSeal)) return []
  return leafNodes(scene.live).flatMap(({ node, block }) =>
    node.type === 'text' && block === id && !node.isDecoration && !except.includes(node.id)
      ? [node.fill]
      : [],
  )
}

function backdropOf(settings: CardSettings) {
  return backdropUnder({ ...cardWith({}), settings }, fakeMetrics)
}

import { describe, expect, it } from 'vitest'
import { DATE_PART_IDS } from '../../src/card/dateLine'
import type { CardSettings, TextSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { loadedFeatures } from '../../src/layout/features'
import { ART_FAMILY_IDS } from '../../src/look/ids'
import { artFamily, layoutCard } from './laidOut'
import { ART_FAMILIES, type ArtFamilyId } from '../../src/look/art'
import { THE_DAYS_OWN } from '../../src/look/art/choice'
import { paletteOf } from '../../src/look/art/painting'
import { paletteIdsOf } from '../../src/look/art/paletteIds'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { TARGETS } from '../../src/look/targets'
import { containsBox } from '../../src/scene/box'
import { leafNodes } from '../../src/scene/leafNodes'
import type { Scene, SceneNode } from '../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from './cards'
import { productWith } from './products'
import { combinations } from '../fixtures/combinations'
import { IS_FULL, oneIn } from '../fixtures/tier'
import { fakeMetrics } from '../text/fakeMetrics'

const FAMILIES = idsOf(ART_FAMILIES)
const HANGING_PX = 13 // width of a hanging mark at a line end

const painted = (
  family: ArtFamilyId,
  settings: Partial<CardSettings> = {},
  text: Partial<TextSettings> = {},
  quote = QUOTE,
) =>
  cardWith(
    { backgroundType: 'art', art: { ...THE_DAYS_OWN, family }, shadow: 'none', ...settings },
    text,
    quote,
  )
const laid = (...of: Parameters<typeof painted>): Scene => layoutCard(painted(...of), fakeMetrics)
const artOf = (nodes: readonly SceneNode[]) => leafNodes(nodes).filter(({ node }) => node.id.includes('art-'))
const scrimsOf = (scene: Scene) =>
  leafNodes(scene.still).flatMap(({ node }) =>
    node.type === 'rect' && node.id.includes('scrim') && typeof node.fill === 'object' ? [node.fill] : [],
  )

const LINE = 'And dances with the daffodils'
const SAID = {
  sentence: QUOTE,
  couplet: {
    ...QUOTE,
    content: '海内存知己，天涯若比邻。',
    translation: 'A friend afar brings a land near.',
  },
  quatrain: {
    ...QUOTE,
    content: Array(4).fill(LINE).join('\n'),
    translation: Array(4).fill(LINE).join('\n'),
  },
  prose: { ...QUOTE, content: '曲曲折折的荷塘上面，弥望的是田田的叶子。'.repeat(6), translation: '' },
  long: { ...QUOTE, content: `${LINE} and never stops, `.repeat(8), translation: '' },
}
const ON_ART = combinations(
  {
    template: idsOf(TEMPLATES).filter((id) => TEMPLATES[id].group === 'painted'),
    shape: [
      ...idsOf(RATIOS).map((aspectRatio) => ({ aspectRatio })),
      ...idsOf(TARGETS).map((target) => ({ target })),
    ],
    said: [...idsOf(SAID), 'product' as const],
    date: ['2026-03-07', '2026-05-17', '2026-09-25'],
  },
  { strength: IS_FULL ? 2 : 1, isFull: false },
)

it('never has words on the art, whatever is said and wherever the card goes', () => {
  for (const { template, shape, said, date } of oneIn(2, ON_ART)) {
    const settings = { ...TEMPLATES[template].settings, ...shape }
    const card =
      said === 'product'
        ? { ...productWith({ date }), settings }
        : cardWith(settings, settings.textSettings, { ...SAID[said], date })
    const where = `${template} ${Object.values(shape).join()} ${said} ${date}`
    const scene = layoutCard(card, fakeMetrics)
    expect(scrimsOf(scene), where).toEqual([])
    const cut = scene.notices.filter(({ code }) => code === 'truncated')
    if (said !== 'product') expect(cut, where).toEqual([])
  }
})
const LETTERS = IS_FULL ? 3 : 29
const TYPED = ['Begin', ' anywhere, and go on until it is a whole sentence', ' of some length,'.repeat(9)]

describe.each(FAMILIES)('a card on %s', (family) => {
  it('is painted in frames', () => {
    const turn = FAMILIES.indexOf(family)
    const every = IS_FULL ? 3 : 12
    for (const frameStyle of idsOf(FRAMES).filter((_, at) => (at + turn) % every === 0)) {
      const scene = laid(family, { frameStyle })
      expect(artOf(scene.still).length, frameStyle).toBeGreaterThan(0)
    }
  })

  it('has its words where the painting leaves room', () => {
    const turn = FAMILIES.indexOf(family)
    const every = IS_FULL ? 2 : 8
    for (const aspectRatio of idsOf(RATIOS).filter((_, at) => (at + turn) % every === 0)) {
      const scene = laid(family, { aspectRatio })
      const { textBox } = scene.plan
      for (const { id, box } of scene.blocks)
        if (id !== 'date' && id !== 'watermark')
          expect(containsBox(textBox, box, HANGING_PX), `${aspectRatio} ${id}`).toBe(true)
      expect(scrimsOf(scene), aspectRatio).toEqual([])
    }
  })

  it('gives way to longer words, and is whole again behind fewer', () => {
    const quote = { ...SAID.quatrain, translation: Array(8).fill(LINE).join('\n') }
    const long = laid(family, { aspectRatio: '1:1' }, {}, quote)
    const short = laid(family, { aspectRatio: '1:1' })
    expect(long.plan.textBox.height).toBeGreaterThan(1.2 * short.plan.textBox.height)
    expect(artOf(long.still)).not.toEqual(artOf(short.still))
    expect(artOf(laid(family, { aspectRatio: '1:1' }).still)).toEqual(artOf(short.still))
  })

  it('keeps its painting, node by node, while words and type change', () => {
    const first = laid(family)
    const typed = laid(family, {}, {}, { ...QUOTE, content: `${QUOTE.content} Yes` })
    const larger = laid(family, {}, { contentPx: 30 })
    expect(artOf(typed.still)).toEqual(artOf(first.still))
    expect(artOf(larger.still)).toEqual(artOf(first.still))
  })

  it('has a card that was typed letter by letter as if it were opened anew', () => {
    const settings = painted(family).settings
    for (const said of TYPED)
      for (let end = 1; end <= said.length; end += LETTERS) {
        const card = { ...painted(family), settings, quote: { ...QUOTE, content: said.slice(0, end) } }
        const anew = layoutCard(structuredClone(card), fakeMetrics)
        expect(layoutCard(card, fakeMetrics), said.slice(0, end)).toEqual(anew)
      }
  })

  it('is another picture with each seed, and the same one again', () => {
    const seeds = IS_FULL ? [0, 1, 2] : [0, 1]
    const paintings = seeds.map((seed) =>
      JSON.stringify(artOf(laid(family, { art: { ...THE_DAYS_OWN, family, seed } }).still)),
    )
    expect(new Set(paintings).size).toBe(seeds.length)
    expect(JSON.stringify(artOf(laid(family).still))).toBe(paintings[0])
  })

  it('takes ink from its palette', () => {
    for (const [palette, { colours }] of Object.entries(artFamily(family).palettes)) {
      const scene = laid(family, { art: { family, palette, seed: 0 } })
      const quote = scene.live.flatMap((node) =>
        node.type === 'text' && node.block === 'content' ? [node.fill] : [],
      )
      const fills =
        quote.length > 0
          ? quote
          : leafNodes(scene.live).flatMap(({ node, block }) =>
              node.type === 'text' && block === 'content' ? [node.fill] : [],
            )
      expect(fills[0]?.toLowerCase(), palette).toBe(colours.ink)
    }
  })

  it('has the palettes that its list names', () => {
    expect(Object.keys(artFamily(family).palettes)).toEqual(paletteIdsOf(family))
  })
})

describe('the palette of a day', () => {
  const familyOf = (id: ArtFamilyId) => artFamily(id)

  it('is another one than the day before, through each season', () => {
    for (const id of FAMILIES) {
      const ids = ['2026-03-10', '2026-03-11', '2026-03-12'].map(
        (date) => paletteOf(familyOf(id), { ...THE_DAYS_OWN, family: id }, date).id,
      )
      expect(ids[1], id).not.toBe(ids[0])
      expect(ids[2], id).not.toBe(ids[1])
    }
  })

  it('is the one chosen, if the family has it', () => {
    expect(paletteOf(familyOf('moon'), { family: 'moon', palette: 'sumi', seed: 0 }, '2026-01-01').id).toBe(
      'sumi',
    )
    expect(familyOf('moon').palettes).toHaveProperty(
      paletteOf(familyOf('moon'), { family: 'moon', palette: 'azurite', seed: 0 }, '2026-01-01').id,
    )
  })
})

it('sets the theme of its palette, whichever the card has', () => {
  const scene = laid('moon', {
    theme: 'light',
    frameStyle: 'shadow',
    art: { family: 'moon', palette: 'midnight', seed: 0 },
  })
  const dark = laid('moon', {
    theme: 'dark',
    frameStyle: 'shadow',
    art: { family: 'moon', palette: 'midnight', seed: 0 },
  })
  expect(scene).toEqual(dark)
})

it('leaves the watermark its room on the line of a long date', () => {
  const cards = combinations({ aspectRatio: idsOf(RATIOS), family: ['moon', 'pond'] }, { strength: 1 })
  for (const { aspectRatio, family } of cards) {
    const shown = { aspectRatio, watermark: true, watermarkText: 'Quotidian Press' }
    const { blocks, notices } = laid(family, shown, { dateLine: DATE_PART_IDS })
    const [date, watermark] = ['date', 'watermark'].map((id) => blocks.find((block) => block.id === id)!.box)
    const where = `${family} ${aspectRatio}`
    expect(date!.x + date!.width, where).toBeLessThan(watermark!.x)
    expect(watermark!.width, where).toBeGreaterThan(60)
    const cut = notices.filter((notice) => notice.code === 'truncated' && notice.block === 'watermark')
    expect(cut, where).toEqual([])
  }
})

it('paints the background of a product', () => {
  const card = productWith({}, { backgroundType: 'art', art: { ...THE_DAYS_OWN, family: 'flow' } })
  expect(artOf(layoutCard(card, fakeMetrics).still).length).toBeGreaterThan(0)
})

it('is the same object for the same choice and date', () => {
  const choice = { ...THE_DAYS_OWN, family: 'sea' as const }
  const { on } = loadedFeatures.get('painting sea')!
  expect(on(choice, '2026-11-21')).toBe(on(choice, '2026-11-21'))
})

it.each(ART_FAMILY_IDS)('has its words set at most four times until they fit: %s', (family) => {
  const { on } = loadedFeatures.get(`painting ${family}`)!
  expect(on({ ...THE_DAYS_OWN, family }, '2026-11-21').withRooms()).toHaveLength(4)
})

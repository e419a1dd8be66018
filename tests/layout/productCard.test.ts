// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductCard } from '../../src/card/card'
import { emptyProduct } from '../../src/card/product'
import { layoutCard } from './laidOut'
import { COMPACT_VIEW, FULL_VIEW } from '../../src/layout/view'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { boxesOverlap, containsBox } from '../../src/scene/box'
import type { BlockId, Box, Scene, SceneNode } from '../../src/scene/nodes'
import { FRAMED, idsOf, thirdOfFramed } from './cards'
import { anyProductCard, DAY, PRODUCT, productWith } from './products'
import { allNodes, expectValidLayout, fakeMetrics, boundsOf, textNodes } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { oneIn, runs } from '../fixtures/tier'
import { ALIGNMENTS } from '../../src/text/alignments'

const AXES = { frameStyle: idsOf(FRAMES), aspectRatio: idsOf(RATIOS) } as const
const NAME_ONLY = { ...emptyProduct(DAY), name: 'Marginalia' }
const PARTS: readonly BlockId[] = [
  'logo',
  'name',
  'tagline',
  'description',
  'productPicture',
  'topics',
  'counts',
  'qrCode',
]

describe('every frame × ratio × alignment', () => {
  const PRODUCTS = {
    whole: PRODUCT,
    named: NAME_ONLY,
    'without a picture': { ...PRODUCT, pictureUrl: '' },
    Chinese: {
      ...PRODUCT,
      name: '边注',
      tagline: '读书时写在页边的话',
      description: '写在页边，日后再读。'.repeat(20),
    },
    endless: { ...PRODUCT, name: 'W'.repeat(200), description: 'Long words and short. '.repeat(90) },
  }
  const wholes = combinations({ ...AXES, name: ['whole'], align: idsOf(ALIGNMENTS) })
  const others = combinations({
    ...AXES,
    name: idsOf(PRODUCTS).filter((name) => name !== 'whole'),
    align: ['text-left'],
  })
  it.each(idsOf(PRODUCTS))('lays out a valid scene: %s', (product) => {
    for (const { name, align, ...look } of thirdOfFramed([...wholes, ...others]))
      if (name === product) expectValidLayout(productWith(PRODUCTS[product], look, { align }))
  })

  it('is valid for any product and any settings', () => {
    fc.assert(
      fc.property(anyProductCard, fc.constantFrom(FULL_VIEW, FULL_VIEW, COMPACT_VIEW), (card, view) => {
        const scene = expectValidLayout(card, view)
        expect(JSON.stringify(layoutCard(card, fakeMetrics, view))).toBe(JSON.stringify(scene))
      }),
      { numRuns: runs(600, 25) },
    )
  })
})

describe('what a product card shows', () => {
  it('is all parts if there is room', () => {
    expect(blockIds(productWith({}, { aspectRatio: '9:16', shadow: 'none' }))).toEqual(
      expect.arrayContaining([...PARTS]),
    )
  })

  it.each([
    ['showLogo', 'logo'],
    ['showTagline', 'tagline'],
    ['showDescription', 'description'],
    ['showPicture', 'productPicture'],
    ['showTopics', 'topics'],
    ['showQrCode', 'qrCode'],
  ] as const)('is controlled by %s', (toggle, block) => {
    const tall = { aspectRatio: '9:16', shadow: 'none' } as const
    expect(blockIds(productWith({}, { ...tall, [toggle]: true }))).toContain(block)
    expect(blockIds(productWith({}, { ...tall, [toggle]: false }))).not.toContain(block)
  })

  it('hides votes and comments separately', () => {
    const countTexts = (settings: object) =>
      textNodes(layoutCard(productWith({}, settings), fakeMetrics).live)
        .filter(({ id }) => id.startsWith('counts-'))
        .map(({ runs }) => runs.map(({ text }) => text).join(''))
    expect(countTexts({})).toEqual(['1,284', '96'])
    expect(countTexts({ showVotes: false })).toEqual(['96'])
    expect(countTexts({ showComments: false })).toEqual(['1,284'])
    expect(countTexts({ showVotes: false, showComments: false })).toEqual([])
  })

  it('is the name alone, large, if nothing else is known', () => {
    for (const look of oneIn(2, FRAMED)) {
      const card = productWith(NAME_ONLY, { ...look, showDate: false, watermark: false })
      const { blocks, notices } = layoutCard(card, fakeMetrics)
      expect(blocks.map(({ id }) => id)).toEqual(['name'])
      expect(blocks[0]!.sizePx, Object.values(look).join(' ')).toBeGreaterThan(30)
      expect(notices).toEqual([])
    }
  })

  it('is nothing for an empty product', () => {
    const { blocks, notices, live } = layoutCard(
      productWith(emptyProduct(DAY), { showDate: false, watermark: false }),
      fakeMetrics,
    )
    expect([blocks, notices, live]).toEqual([[], [], []])
  })

  it('never has a quotation mark', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const scene = layoutCard(productWith({}, { frameStyle, showQuotationMarks: true }), fakeMetrics)
      expect(allNodes(scene.live).filter(({ id }) => id === 'ornament')).toEqual([])
    }
  })

  it('shows the picture exactly once, also in frames with a photo', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const scene = layoutCard(productWith({}, { frameStyle, aspectRatio: '9:16' }), fakeMetrics)
      const shown = allNodes([...scene.still, ...scene.live]).filter(
        (node) => node.type === 'image' && node.src === PRODUCT.pictureUrl,
      )
      expect(shown, frameStyle).toHaveLength(1)
    }
  })

  it('has no words on its picture, which is full of words itself', () => {
    for (const look of oneIn(2, FRAMED, 1)) {
      const scene = layoutCard(productWith({}, look), fakeMetrics)
      const pictures = allNodes([...scene.still, ...scene.live]).filter(
        (node) => node.type === 'image' && node.src === PRODUCT.pictureUrl,
      ) as (Box & SceneNode)[]
      for (const picture of pictures) {
        const over = scene.blocks.filter(
          ({ id, box }) => id !== 'productPicture' && boxesOverlap(box, picture),
        )
        expect(
          over.map(({ id }) => id),
          Object.values(look).join(' '),
        ).toEqual([])
      }
    }
  })

  it('reports what was truncated or left out', () => {
    const card = productWith({ description: 'Long words and short. '.repeat(90) }, { aspectRatio: '1:1' })
    expect(layoutCard(card, fakeMetrics).notices).toContainEqual({ code: 'truncated', block: 'description' })
  })

  it('truncates the description before the name becomes small', () => {
    const nameOf = (description: string) =>
      blockOf(layoutCard(productWith({ description }, { shadow: 'none' }), fakeMetrics), 'name').sizePx
    const long = 'Long words and short. '.repeat(90)
    expect(nameOf(long)).toBeGreaterThan(0.6 * nameOf('Short.'))
    const scene = layoutCard(productWith({ description: long }, { shadow: 'none' }), fakeMetrics)
    expect(blockOf(scene, 'description').lines!.length).toBeGreaterThan(2)
  })

  it('uses the chosen sizes and colours of name and tagline', () => {
    const size = (titleSize: 'text-sm' | 'text-2xl') =>
      blockOf(layoutCard(productWith(NAME_ONLY, {}, { titleSize }), fakeMetrics), 'name').sizePx
    expect(size('text-sm')).toBeLessThan(size('text-2xl'))
    const inks = textNodes(
      layoutCard(productWith({}, {}, { titleColor: '#d6336c', taglineColor: '#0c7c59' }), fakeMetrics).live,
    )
    expect(inks.find(({ id }) => id === 'name-line-0')?.fill).toBe('#d6336c')
    expect(inks.find(({ id }) => id === 'tagline-line-0')?.fill).toBe('#0c7c59')
  })

  it('has the line ranges that a caret needs', () => {
    const scene = layoutCard(productWith({}, { aspectRatio: '9:16', shadow: 'none' }), fakeMetrics)
    for (const id of ['name', 'tagline', 'description'] as const) {
      const { lines = [] } = blockOf(scene, id)
      expect(lines.map(({ start, end }) => PRODUCT[id].slice(start, end)).join('')).toBe(PRODUCT[id])
      const drawn = textNodes(scene.live).filter((node) => node.id.startsWith(`${id}-line-`))
      expect(drawn).toHaveLength(lines.length)
    }
  })

  it('is mirrored for a right-to-left name', () => {
    const { blocks } = layoutCard(
      productWith({ name: 'هوامش' }, { aspectRatio: '21:9' }, { align: 'text-left' }),
      fakeMetrics,
    )
    const [name, picture] = (['name', 'productPicture'] as const).map(
      (id) => blocks.find((block) => block.id === id)!.box,
    )
    expect(name!.x).toBeGreaterThan(picture!.x + picture!.width)
  })
})

describe('a picture beside the words', () => {
  it('is between 4:3 and 2:1, on whole pixels', () => {
    for (const look of oneIn(2, FRAMED)) {
      const scene = layoutCard(productWith({}, look), fakeMetrics)
      const picture = scene.blocks.find(({ id }) => id === 'productPicture')
      if (!picture) continue
      const { x, y, width, height } = picture.box
      expect(width / height, Object.values(look).join(' ')).toBeGreaterThan(4 / 3 - 0.02)
      expect(width / height, Object.values(look).join(' ')).toBeLessThan(2.02)
      expect([x, y, width, height].every(Number.isInteger)).toBe(true)
    }
  })
})

it('puts every line on a rule of the notebook', () => {
  for (const aspectRatio of idsOf(RATIOS)) {
    for (const align of idsOf(ALIGNMENTS)) {
      const { still, live } = layoutCard(
        productWith({}, { frameStyle: 'notebook', aspectRatio }, { align }),
        fakeMetrics,
      )
      const rules = allNodes(still).find(({ id }) => id === 'frame-rules')
      const ys =
        rules?.type === 'path' ? [...rules.d.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y)) : []
      expect(ys.length).toBeGreaterThan(3)
      for (const { id, y, runs } of textNodes(live)) {
        if (id === 'date' || id === 'watermark') continue
        const sizePx = runs[0]!.font.sizePx
        const gapPx = Math.min(...ys.filter((rule) => rule >= y).map((rule) => rule - y))
        expect(gapPx, `${id} ${aspectRatio} ${align}`).toBeLessThanOrEqual(Math.max(6, 0.22 * sizePx))
      }
    }
  }
})

describe('a block moved or resized by hand', () => {
  it('moves alone', () => {
    for (const id of PARTS) {
      const settings = { aspectRatio: '9:16', shadow: 'none' } as const
      const before = layoutCard(productWith({}, settings), fakeMetrics)
      const placed = { [id]: { dx: 0.02, dy: -0.03, scale: 1, width: 0 } }
      const after = layoutCard(productWith({}, { ...settings, placements: placed }), fakeMetrics)
      const from = blockOf(before, id).box
      expect(blockOf(after, id).box.x - from.x, id).toBeCloseTo(0.02 * 540)
      expect(blockOf(after, id).box.y - from.y, id).toBeCloseTo(-0.03 * 960)
      const others = (scene: Scene) => scene.blocks.filter((block) => block.id !== id)
      expect(others(after)).toEqual(others(before))
    }
  })

  it('is scaled within the bounds', () => {
    for (const id of PARTS) {
      const boxAt = (scale: number) => {
        const card = productWith(
          {},
          { aspectRatio: '9:16', placements: { [id]: { dx: 0, dy: 0, scale, width: 0 } } },
        )
        const scene = layoutCard(card, fakeMetrics)
        const { box } = blockOf(scene, id)
        expect(containsBox(boundsOf(card, scene), box, 1)).toBe(true)
        return box
      }
      expect(boxAt(0.6).height, id).toBeLessThan(boxAt(1).height)
      expect(boxAt(1.2).height, id).toBeGreaterThanOrEqual(boxAt(1).height)
    }
  })

  it('respects its maximum width', () => {
    for (const id of ['name', 'tagline', 'description'] as const) {
      const card = (width: number) =>
        productWith(
          { name: 'Marginalia for readers' },
          { aspectRatio: '9:16', placements: { [id]: { dx: 0, dy: 0, scale: 1, width } } },
        )
      expect(blockOf(layoutCard(card(0.4), fakeMetrics), id).box.width).toBeLessThanOrEqual(0.4 * 540 + 1)
    }
  })

  it('never overlaps another, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARTS),
        fc.double({ min: 0.4, max: 4, noNaN: true }),
        fc.constantFrom<FrameId>(...idsOf(FRAMES)),
        fc.constantFrom(...idsOf(RATIOS)),
        (id, scale, frameStyle, aspectRatio) => {
          // On a photo's bottom edge, scaling may overlap the date, as with an author.
          fc.pre(!(frameStyle === 'polaroid' && (id === 'name' || id === 'tagline')))
          const placements = { [id]: { dx: 0, dy: 0, scale, width: 0 } }
          expectValidLayout(productWith({}, { frameStyle, aspectRatio, placements }))
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

function blockIds(card: ProductCard): BlockId[] {
  return layoutCard(card, fakeMetrics).blocks.map(({ id }) => id)
}

function blockOf({ blocks }: Scene, id: BlockId) {
  const block = blocks.find((candidate) => candidate.id === id)
  if (!block) throw new Error(`no ${id} among ${blocks.map((one) => one.id).join()}`)
  return block
}

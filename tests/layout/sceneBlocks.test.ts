import { describe, expect, it } from 'vitest'
import { withPlacement } from '../../src/card/placements'
import { frameOf, layoutCard } from './laidOut'
import { FULL_VIEW } from '../../src/layout/view'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { flatLuminanceMap } from '../../src/look/luminanceMap'
import { canvasBlocks } from '../../src/pages/editor/canvas/geometry/canvasBlocks'
import type { PartId, Scene, SceneNode } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { productWith, PRODUCT } from './products'

const GREY = flatLuminanceMap([128, 128, 128])
const PHOTO = 'https://example.com/photo.jpg'

describe.each(idsOf(FRAMES))('%s: the nodes of a scene', (frameStyle) => {
  const cards = { quote: cardWith({ frameStyle }), product: productWith({}, { frameStyle }) }

  it.each(idsOf(cards))('belong to a block of the %s or to the frame', (kind) => {
    const scene = layoutCard(cards[kind], fakeMetrics)
    const ids = new Set<PartId>(scene.blocks.map(({ id }) => id))
    const said = leavesIn(scene.live)
    for (const { node, block } of said) {
      if (block === undefined) expect(node.id).toMatch(/^(frame|rule|grid|words)/)
      else expect(ids).toContain(block)
    }
    for (const id of ids)
      expect(
        said.some(({ block }) => block === id),
        id,
      ).toBe(true)
  })

  it.each(idsOf(cards))('show the words of their block: %s', (kind) => {
    const shown = canvasBlocks(layoutCard(cards[kind], fakeMetrics)).map(({ words }) => words)
    const typed = kind === 'quote' ? [QUOTE.content, QUOTE.translation] : [PRODUCT.name]
    expect(shown).toEqual(expect.arrayContaining(typed))
  })

  it('move with their block only', () => {
    const before = layoutCard(cards.quote, fakeMetrics)
    for (const { id } of before.blocks) {
      const placements = withPlacement({}, id, { dx: 0.02, dy: 0.06, scale: 1, width: 0 })
      const after = layoutCard(cardWith({ frameStyle, placements }), fakeMetrics)
      const others = (scene: Scene) => leavesIn(scene.live).filter(({ block }) => block !== id)
      const own = (scene: Scene) => leavesIn(scene.live).filter(({ block }) => block === id)
      expect(others(after)).toEqual(others(before))
      expect(own(after), id).toHaveLength(own(before).length)
      own(after).forEach((leaf, at) => expect(leaf, id).not.toEqual(own(before)[at]))
    }
  })
})

describe('the picture', () => {
  it('is the visitor’s own, or the quote’s if the frame shows it', () => {
    const own = cardWith({ backgroundType: 'image', backgroundImage: { ...NO_PICTURE, src: PHOTO } })
    const quotes = cardWith({ frameStyle: photoFrame() }, {}, { ...QUOTE, imageUrl: PHOTO } as typeof QUOTE)
    for (const card of [own, quotes]) {
      const picture = canvasBlocks(layoutCard(card, fakeMetrics, FULL_VIEW, () => GREY))[0]
      expect(picture).toMatchObject({ id: 'picture', picture: { src: PHOTO } })
    }
    expect(canvasBlocks(layoutCard(cardWith({}), fakeMetrics)).some(({ isPicture }) => isPicture)).toBe(false)
  })
})

function photoFrame(): FrameId {
  return idsOf(FRAMES).find((id) => frameOf(id).showsPhoto === true)!
}

interface Leaf {
  node: SceneNode
  block: PartId | undefined
}

function leavesIn(nodes: readonly SceneNode[], parent?: PartId): Leaf[] {
  return nodes.flatMap((node) => {
    const block = node.block ?? parent
    return node.type === 'group' && block === undefined ? leavesIn(node.children, block) : [{ node, block }]
  })
}

import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import { boxesOverlap, containsBox } from '../../../src/scene/box'
import { worstContrast } from '../../../src/scene/colour'
import type { Box, GroupNode, RectNode, Scene } from '../../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { allNodes, expectValidLayout, fakeMetrics, textNodes } from '../../layout/validLayout'

const CAPTION = { composition: 'caption', frameStyle: 'clean', shadow: 'none' } as const
const PICTURE = { backgroundType: 'image' } as const

function sceneOf(settings: Parameters<typeof cardWith>[0], quote = QUOTE): Scene {
  return layoutCard(cardWith({ ...CAPTION, ...settings }, {}, quote), fakeMetrics)
}

function seenPicture(scene: Scene): Box {
  const nodes = allNodes([...scene.still, ...scene.live])
  const { clip } = nodes.find(({ id }) => id === 'composition-picture') as GroupNode
  const raised = nodes.find(({ id }) => id === 'composition-paper-raised') as RectNode | undefined
  if (!raised) return clip!
  return scene.width > 1.42 * scene.height
    ? { ...clip!, width: raised.x - clip!.x }
    : { ...clip!, height: raised.y - clip!.y }
}

describe('the caption', () => {
  // Regression: the paper stuck out of the sheet by 2 px.
  it.each(['clean', 'window', 'shadow', 'rounded'] as const)(
    'raises all of its paper in the frame %s, to the picture’s own edges and below all words',
    (frameStyle) => {
      for (const aspectRatio of idsOf(RATIOS)) {
        const long = { ...QUOTE, content: `${QUOTE.content} `.repeat(6) }
        const scene = sceneOf({ frameStyle, aspectRatio }, long)
        const nodes = allNodes([...scene.still, ...scene.live])
        const raised = nodes.find(({ id }) => id === 'composition-paper-raised') as RectNode | undefined
        if (!raised) continue
        const { clip } = nodes.find(({ id }) => id === 'composition-picture') as GroupNode
        const isBeside = raised.x > clip!.x
        expect(isBeside ? [raised.y, raised.height] : [raised.x, raised.width]).toEqual(
          isBeside ? [clip!.y, clip!.height] : [clip!.x, clip!.width],
        )
        for (const { box } of scene.blocks) expect(containsBox(raised, box)).toBe(true)
        expect(boxesOverlap(raised, clip!)).toBe(true)
      }
    },
  )

  it.each(idsOf(RATIOS))(
    'keeps all words off the picture at %s, and at least a third of the card for it',
    (aspectRatio) => {
      for (const content of [
        QUOTE.content,
        'Dare.',
        `${QUOTE.content} `.repeat(6),
        `${QUOTE.content} `.repeat(30),
      ]) {
        const scene = expectValidLayout(cardWith({ ...CAPTION, aspectRatio }, {}, { ...QUOTE, content }))
        const picture = seenPicture(scene)
        for (const { id, box } of scene.blocks) {
          expect(boxesOverlap(picture, box), `${id} on the picture`).toBe(false)
        }
        expect(picture.width * picture.height).toBeGreaterThan(0.3 * scene.width * scene.height)
      }
    },
  )

  it('has one picture a day, whatever the words: it is not painted anew while they are typed', () => {
    const days = Array.from({ length: 12 }, (_, at) => `2026-11-${10 + at}`)
    const pictures = days.map((date) => sceneOf({}, { ...QUOTE, date }).still)
    expect(sceneOf({}, { ...QUOTE, date: days[0]!, content: 'Other words' }).still).toBe(pictures[0])
    expect(new Set(pictures.map((nodes) => JSON.stringify(nodes))).size).toBe(days.length)
  })

  it('shows the background or the quote’s own picture in place of a painted one', () => {
    const own = sceneOf({}, { ...QUOTE, imageUrl: 'https://example.com/b.jpg' })
    const chosen = sceneOf({
      ...PICTURE,
      backgroundImage: { ...cardWith({}).settings.backgroundImage, src: 'https://example.com/a.jpg' },
    })
    const pictureIn = (scene: Scene) => {
      const inside = allNodes(scene.still).filter(({ id }) => /^(composition-picture|frame-photo)/.test(id))
      return inside.flatMap((node) => (node.type === 'image' ? [node.src] : []))
    }
    expect(pictureIn(own)).toEqual(['https://example.com/b.jpg'])
    expect(pictureIn(chosen)).toEqual(['https://example.com/a.jpg'])
    expect(pictureIn(sceneOf({}))).toEqual([])
  })

  it.each(['light', 'dark'] as const)('is read on its paper whatever the background, %s', (theme) => {
    for (const settings of [
      { backgroundColor: '#14171a' },
      { backgroundColor: '#8a8a8a' },
      { backgroundType: 'gradient', gradientValue: 'bg-gradient-to-b from-[#241B4B] to-[#E0685A]' } as const,
    ]) {
      const scene = sceneOf({ ...settings, theme })
      const paper = allNodes(scene.still).find(({ id }) => id === 'composition-paper') as RectNode
      const inks = textNodes(scene.live).filter(({ isDecoration }) => !isDecoration)
      for (const { fill } of inks) expect(worstContrast(fill, [paper.fill as string])).toBeGreaterThan(4.49)
    }
  })
})

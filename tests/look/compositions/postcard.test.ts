import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import { boxesOverlap, containsBox } from '../../../src/scene/box'
import type { GroupNode, RectNode, Scene, TextNode } from '../../../src/scene/nodes'
import type { TextMetrics } from '../../../src/text/metrics/metrics'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { allNodes, expectValidLayout, fakeMetrics } from '../../layout/validLayout'

const POSTCARD = { composition: 'postcard', frameStyle: 'clean', shadow: 'none' } as const
const WORDS = { ...QUOTE, date: '2026-11-22' }

function sceneOf(
  settings: Parameters<typeof cardWith>[0] = {},
  quote = WORDS,
  metrics: TextMetrics = fakeMetrics,
): Scene {
  return layoutCard(cardWith({ ...POSTCARD, ...settings }, {}, quote), metrics)
}

function onRing(scene: Scene, part: 'name' | 'weekday'): { text: string; deg: number }[] {
  return allNodes(scene.live).flatMap((node) =>
    node.type === 'group' && node.id.startsWith(`composition-postmark-${part}-`)
      ? [{ text: (node.children[0] as TextNode).runs[0]!.text, deg: node.rotation!.deg }]
      : [],
  )
}

describe('the postcard', () => {
  it.each(idsOf(RATIOS))('keeps its words on the card and off the stamp at %s', (aspectRatio) => {
    for (const content of [QUOTE.content, 'Dare.', `${QUOTE.content} `.repeat(12)]) {
      const scene = expectValidLayout(cardWith({ ...POSTCARD, aspectRatio }, {}, { ...WORDS, content }))
      const nodes = allNodes(scene.still)
      const card = nodes.find(({ id }) => id === 'composition-card') as RectNode
      const stamp = nodes.find(({ id }) => id === 'composition-stamp-shadow') as RectNode
      for (const { id, box } of scene.blocks) {
        expect(containsBox(card, box), `${id} leaves the card`).toBe(true)
        expect(boxesOverlap(stamp, box), `${id} on the stamp`).toBe(false)
      }
    }
  })

  it('prints the watermark around the postmark above, the weekday below, both from left to right', () => {
    const scene = sceneOf({ watermarkText: 'Postamt' })
    const [name, weekday] = [onRing(scene, 'name'), onRing(scene, 'weekday')]
    expect(name.map(({ text }) => text).join('')).toBe('POSTAMT')
    expect(weekday.map(({ text }) => text).join('')).toBe('SUNDAY')
    name.slice(1).forEach(({ deg }, at) => expect(deg).toBeGreaterThan(name[at]!.deg))
    weekday.slice(1).forEach(({ deg }, at) => expect(deg).toBeLessThan(weekday[at]!.deg))
    expect(name[0]!.deg).toBeCloseTo(-name.at(-1)!.deg, -1)
  })

  it('leaves the postmark blank without a date and its ring without a watermark', () => {
    const wordsOf = (scene: Scene) =>
      allNodes(scene.live).filter(({ id, type }) => type === 'text' && id.startsWith('composition-postmark'))
    expect(wordsOf(sceneOf({ showDate: false, watermark: false }))).toEqual([])
    expect(onRing(sceneOf({ showDate: false }), 'weekday')).toEqual([])
    expect(onRing(sceneOf({ watermark: false }), 'name')).toEqual([])
  })

  it('sets the postmark anew once the widths of its letters are others', () => {
    const wide: TextMetrics = { ...fakeMetrics, widthPx: (...of) => 1.2 * fakeMetrics.widthPx(...of) }
    const firstDeg = (scene: Scene) => onRing(scene, 'name')[0]!.deg
    expect(firstDeg(sceneOf({}, WORDS, wide))).not.toBe(firstDeg(sceneOf()))
  })

  it('keeps the same postmark while words are typed', () => {
    const markOf = (scene: Scene) => allNodes(scene.live).find(({ id }) => id === 'composition-postmark')
    expect(markOf(sceneOf())).toBe(markOf(sceneOf({}, { ...WORDS, content: 'Other words' })))
  })

  it('has the stamp of its day', () => {
    const stampOf = (date: string) =>
      allNodes(sceneOf({}, { ...WORDS, date }).still).find(
        ({ id }) => id === 'composition-stamp-picture',
      ) as GroupNode
    expect(stampOf('2026-11-22')).not.toEqual(stampOf('2026-11-23'))
    expect(stampOf('2026-11-22')).toEqual(stampOf('2026-11-22'))
  })
})

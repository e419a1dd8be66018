import { expect, it } from 'vitest'
import { layoutCard } from '../layout/laidOut'
import { RATIOS } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import type { SceneNode } from '../../src/scene/nodes'
import { cardWith, idsOf } from '../layout/cards'
import { fakeMetrics } from '../text/fakeMetrics'
import { ALIGNMENTS } from '../../src/text/alignments'

it('keeps the pixel frame on whole numbers, in horizontals and verticals, at every size', () => {
  for (const aspectRatio of idsOf(RATIOS)) {
    for (const shadow of idsOf(SHADOWS)) {
      const scene = layoutCard(cardWith({ frameStyle: 'pixel', aspectRatio, shadow }), fakeMetrics)
      const drawn = [...scene.still, ...scene.live].filter(({ id }) => id.startsWith('frame-'))
      expect(drawn.map(({ id }) => id)).toEqual([
        'frame-dither',
        'frame-shadow',
        'frame-edge',
        'frame-seam',
        'frame-inner-edge',
        'frame-page',
        'frame-heart',
      ])
      for (const node of drawn) {
        expect(node.type === 'path' && node.d, node.id).toMatch(/^([MHVhvZz]|-?\d+|[ ,])*$/)
        expect(node.type === 'path' && node.d, `${node.id} is drawn with whole numbers`).not.toContain('.')
      }
    }
  }
})

it('draws the heart only before a date', () => {
  const ids = (showDate: boolean) =>
    layoutCard(cardWith({ frameStyle: 'pixel', showDate }), fakeMetrics).live.map(({ id }) => id)
  expect(ids(true)).toContain('frame-heart')
  expect(ids(false)).not.toContain('frame-heart')
})

it('has a quotation mark of its own, in whole units of the page, on every ratio and alignment', () => {
  for (const aspectRatio of idsOf(RATIOS)) {
    for (const align of idsOf(ALIGNMENTS)) {
      const { live, still } = layoutCard(
        cardWith({ frameStyle: 'pixel', aspectRatio }, { align }),
        fakeMetrics,
      )
      const mark = pathOf(live, 'ornament')
      const [left = 0, top = 0] = numbersIn(pathOf(still, 'frame-page'))
      for (const [x = 0.5, y = 0.5] of [...mark.matchAll(/M[^h]+/g)].map(([start]) => numbersIn(start))) {
        expect([(x - left) % 6, (y - top) % 6], `${aspectRatio} ${align}`).toEqual([0, 0])
      }
    }
  }
  const { live } = layoutCard(cardWith({ frameStyle: 'pixel', showQuotationMarks: false }), fakeMetrics)
  expect(live.some(({ id }) => id === 'ornament')).toBe(false)
})

function pathOf(nodes: readonly SceneNode[], id: string): string {
  const node = nodes.find((candidate) => candidate.id === id)
  return node?.type === 'path' ? node.d : ''
}

function numbersIn(d: string): number[] {
  return [...d.matchAll(/-?[\d.]+/g)].map(Number)
}

import { expect, it } from 'vitest'
import { layoutCard } from '../../src/layout/layoutCard'
import { RATIOS } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import { cardWith, idsOf } from '../layout/cards'
import { fakeMetrics } from '../text/fakeMetrics'

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

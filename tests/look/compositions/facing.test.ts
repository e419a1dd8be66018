import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../../src/layout/layoutCard'
import { facing } from '../../../src/look/compositions/facing/facing'
import { RATIOS } from '../../../src/look/ratios'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { expectValidLayout, fakeMetrics, textNodes } from '../../layout/validLayout'

const AUTHORS = [
  'G. K. Chesterton',
  'Henry Wadsworth Longfellow',
  'Johann Wolfgang von Goethe',
  'Antoine de Saint-Exupéry',
  'Wolfgang Amadeus Mozart and others',
  '亨利·沃兹沃思·朗费罗和他的朋友们',
]

const lettersOf = (name: string) => name.toLowerCase().replaceAll(' ', '')

describe('an author on facing leaves', () => {
  it.each(idsOf(RATIOS))('is named in full at %s', (aspectRatio) => {
    for (const frameStyle of facing.frames)
      for (const author of AUTHORS) {
        const settings = { composition: 'facing', frameStyle, aspectRatio } as const
        const card = cardWith(settings, {}, { ...QUOTE, author })
        const where = `${author}, ${frameStyle}`
        const scene = layoutCard(card, fakeMetrics)
        const nodes = textNodes(scene.live).filter(({ block, isAdded }) => block === 'author' && !isAdded)
        const said = nodes.map(({ runs }) => runs.map(({ text }) => text).join('')).join('')
        expect(lettersOf(said), where).toBe(lettersOf(author))
        expect(scene.notices, where).not.toContainEqual({ code: 'truncated', block: 'author' })
        expectValidLayout(card)
      }
  })
})

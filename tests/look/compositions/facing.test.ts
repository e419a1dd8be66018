import { describe, expect, it } from 'vitest'
import { COMPOSITIONS } from '../../../src/look/compositions'
import { RATIOS } from '../../../src/look/ratios'
import { almanacQuote } from '../../../src/quotes/almanac'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { combinations } from '../../fixtures/combinations'
import { expectValidLayout, textNodes } from '../../layout/validLayout'

const AUTHORS = [
  'G. K. Chesterton',
  'Henry Wadsworth Longfellow',
  'Johann Wolfgang von Goethe',
  'Antoine de Saint-Exupéry',
  'Wolfgang Amadeus Mozart and others',
  '亨利·沃兹沃思·朗费罗和他的朋友们',
]

const SHEETS = { aspectRatio: idsOf(RATIOS), frameStyle: COMPOSITIONS.facing.frames }
const NAMED = combinations({ ...SHEETS, author: AUTHORS })
const lettersOf = (name: string) => name.toLowerCase().replaceAll(' ', '')

describe('an author on facing leaves', () => {
  it.each(idsOf(RATIOS))('is named in full at %s', (aspectRatio) => {
    for (const { frameStyle, author } of NAMED.filter((row) => row.aspectRatio === aspectRatio)) {
      const settings = { composition: 'facing', frameStyle, aspectRatio } as const
      const where = `${author}, ${frameStyle}`
      const scene = expectValidLayout(cardWith(settings, {}, { ...QUOTE, author }))
      const nodes = textNodes(scene.live).filter(({ block, isAdded }) => block === 'author' && !isAdded)
      const said = nodes.map(({ runs }) => runs.map(({ text }) => text).join('')).join('')
      expect(lettersOf(said), where).toBe(lettersOf(author))
      expect(scene.notices, where).not.toContainEqual({ code: 'truncated', block: 'author' })
    }
  })
})

it('names an author in full in both languages, whichever leads', () => {
  const known = almanacQuote('2026-01-03')
  const authorZh = '亨利·沃兹沃思·朗费罗和他的朋友们'
  const author = 'Henry Wadsworth Longfellow'
  const quote = { ...known, author, citation: { ...known.citation!, authorZh } }
  for (const look of combinations({ ...SHEETS, lead: ['en', 'zh'] })) {
    const scene = expectValidLayout(cardWith({ composition: 'facing', ...look }, {}, quote))
    expect(scene.notices).not.toContainEqual({ code: 'truncated', block: 'author' })
    const nodes = textNodes(scene.live).filter(({ block }) => block === 'author')
    const said = nodes.map(({ runs }) => runs.map(({ text }) => text).join('')).join('')
    for (const name of [author, authorZh]) expect(lettersOf(said)).toContain(lettersOf(name))
  }
})

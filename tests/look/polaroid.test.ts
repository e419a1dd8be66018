import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { layoutCard } from '../layout/laidOut'
import { FULL_VIEW } from '../../src/layout/view'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { flatLuminanceMap } from '../../src/look/luminanceMap'
import { RATIOS } from '../../src/look/ratios'
import almanac from '../../src/quotes/almanac.json'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { allNodes, besideSmallType } from '../layout/validLayout'
import { fakeMetrics } from '../text/fakeMetrics'

const longest = almanac.toSorted((a, b) => b.content.length - a.content.length)[0]!

describe('polaroid', () => {
  it('has room on its foot for the longest quote of the almanac, at every ratio', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const { content, translation, author } = longest
      const card = cardWith(
        { frameStyle: 'polaroid', aspectRatio },
        {},
        { ...QUOTE, content, translation, author },
      )
      expect(besideSmallType(layoutCard(card, fakeMetrics)), aspectRatio).toEqual([])
    }
  })

  it('exposes something on every plain ground, and nothing over a picture or scenery', () => {
    const isExposed = (settings: Partial<CardSettings>) =>
      allNodes(
        layoutCard(cardWith({ ...settings, frameStyle: 'polaroid' }), fakeMetrics, FULL_VIEW, () =>
          flatLuminanceMap([128, 128, 128]),
        ).still,
      ).some(({ id }) => id === 'frame-exposure')
    for (const backgroundType of ['solid', 'dotted', 'striped'] as const) {
      for (const backgroundColor of ['#FFFFFF', '#F5F2EB', '#262431', '#3B82F6']) {
        expect(isExposed({ backgroundType, backgroundColor }), `${backgroundType} ${backgroundColor}`).toBe(
          true,
        )
      }
    }
    const backgroundImage = { ...NO_PICTURE, src: 'own:0123456789abcdef' }
    expect(isExposed({ backgroundType: 'image', backgroundImage })).toBe(false)
    expect(isExposed(TEMPLATES.sunsetOrange.settings)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { applyTemplate, matchingLook, matchingTemplate } from '../../src/card/looks'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { ORIENTATIONS, orientationOf } from '../../src/look/ratios'
import { keysOf } from '../../src/scene/values'

const MARKS = { showQuotationMarks: true, target: 'anything' } as const
const BASIC = keysOf(TEMPLATES).filter((id) => TEMPLATES[id].group === 'basic')

describe('a basic template in an orientation', () => {
  const cases = BASIC.flatMap((id) => keysOf(ORIENTATIONS).map((orientation) => ({ id, orientation })))

  it.each(cases)('$id, $orientation: has that shape, and is the same look', ({ id, orientation }) => {
    const settings = applyTemplate(id, MARKS, orientation)
    expect(orientationOf(settings.aspectRatio)).toBe(orientation)
    expect({ ...settings, aspectRatio: '16:9' }).toEqual({ ...applyTemplate(id, MARKS), aspectRatio: '16:9' })
    expect(matchingTemplate(settings)).toBe(id)
  })

  it('keeps its own ratio if that has the orientation', () => {
    expect(applyTemplate('dark', MARKS, 'landscape').aspectRatio).toBe('2:1')
    expect(applyTemplate('naturalGreen', MARKS, 'portrait').aspectRatio).toBe('3:4')
  })
})

describe('a card that is made for a place', () => {
  it('stays so whatever look is applied, and is still known by it', () => {
    for (const id of keysOf(TEMPLATES)) {
      const settings = applyTemplate(id, { showQuotationMarks: true, target: 'instagram-story' })
      expect(settings.target).toBe('instagram-story')
      expect(matchingTemplate(settings)).toBe(id)
    }
  })
})

describe('a card in Traditional characters, with pinyin', () => {
  it('stays so whatever look is applied, and is still known by it', () => {
    for (const id of keysOf(TEMPLATES)) {
      const settings = applyTemplate(id, {
        ...MARKS,
        textSettings: { characters: 'traditional', pinyin: true },
      })
      expect(settings.textSettings).toMatchObject({ characters: 'traditional', pinyin: true })
      expect(matchingTemplate(settings)).toBe(id)
    }
  })
})

describe('the template that a card is', () => {
  it.each(keysOf(TEMPLATES))('%s, with and without quotation marks', (id: TemplateId) => {
    for (const showQuotationMarks of [true, false])
      expect(matchingTemplate(applyTemplate(id, { showQuotationMarks, target: 'anything' }))).toBe(id)
  })

  it('is none for weather in another ratio: each shape is a template of its own', () => {
    expect(matchingTemplate({ ...TEMPLATES.sunnySquare.settings, aspectRatio: '4:3' })).toBeNull()
  })

  it('is none once anything but ratio and quotation marks is changed', () => {
    expect(matchingTemplate({ ...TEMPLATES.modern.settings, showDate: false })).toBeNull()
  })
})

describe('of a visitor’s own looks', () => {
  const wide = { name: 'wide', settings: TEMPLATES.modern.settings }
  const tall = { name: 'tall', settings: { ...TEMPLATES.modern.settings, aspectRatio: '3:4' as const } }

  it('the one in the card’s ratio matches, else the first', () => {
    expect(matchingLook(tall.settings, [wide, tall])).toBe(tall)
    expect(matchingLook({ ...wide.settings, aspectRatio: '1:1' }, [wide, tall])).toBe(wide)
    expect(matchingLook(TEMPLATES.retro.settings, [wide, tall])).toBeNull()
  })
})

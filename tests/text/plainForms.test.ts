import { expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { segmentsOf } from '../../src/text/breaks'
import { chooseFaces, facesFor } from '../../src/text/faces'
import { FONT_IDS } from '../../src/text/ids'

const TYPE = { sizePx: 20, bold: false, italic: false, latinTrackingEm: 0, hanTrackingEm: 0 }

function drawnIn(text: string, fontId: (typeof FONT_IDS)[number]) {
  const { drawn, missing, faces } = chooseFaces(segmentsOf(text), fontId, nodeMetrics)
  const families = facesFor({ ...TYPE, fontId } as never).map(({ font }) => font.family)
  return { text: drawn.join(''), missing, families: [...faces].map((face) => families[face]) }
}

const FORMS = ['第Ⅱ卷Ⅻ回', '𝓗𝒾', '⽥⼀⻓', '㈱㍿㎏㏄', 'ﷺ', 'CO₂', '⅓⅞½', '⑳①㉟', '㊙Ａ１', '…‥']

it.each(FONT_IDS)('what has a plain form is drawn, never as □: %s', (fontId) => {
  for (const typed of FORMS) expect([typed, drawnIn(typed, fontId).missing]).toEqual([typed, []])
  expect(drawnIn('第Ⅱ卷，⽥', fontId).text).toMatch(/^第(II|Ⅱ)卷，田$/) // two families have Ⅱ itself
})

it.each(FONT_IDS)('rare characters of names come from the face that ships for them: %s', (fontId) => {
  const { missing, text, families } = drawnIn('䶮㛃𬭎鵩䲟', fontId)
  expect([text, missing]).toEqual(['䶮㛃𬭎鵩䲟', []])
  expect(families).toContain('Quotidian Rare Han')
})

it('everyday words need no rare face', () => {
  const { families } = drawnIn('想到明天是崭新的一天，Anne of Green Gables', 'font-brush')
  expect(families).not.toContain('Quotidian Rare Han')
})

it('what has no form at all is □, and said', () => {
  expect(drawnIn('a\u{13000}', 'font-sans')).toMatchObject({ text: expect.stringContaining('□') })
  expect(drawnIn('\u{13000}', 'font-sans').missing).toEqual(['\u{13000}'])
})

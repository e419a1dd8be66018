import { describe, expect, it } from 'vitest'
import { COMPOSITIONS } from '../../../../src/look/compositions'
import almanac from '../../../../src/quotes/almanac.json' with { type: 'json' }
import { cardWith, idsOf, QUOTE } from '../../../layout/cards'
import { plus, TestEditor } from './testEditor'

const RATIOS = ['4:5', '16:9', '1:1'] as const
const SAID = ['content', 'translation'] as const
/** Their signature has the columns or squares of the quote. */
const SIGNED_ALIKE = ['eightColumns', 'manuscript', 'vertical']
const FULL_LINES = 'poster'

describe.each(idsOf(COMPOSITIONS))('in the composition %s', (composition) => {
  const { frames, sampleDay = '2026-11-29' } = COMPOSITIONS[composition]
  const { content, translation, author } = almanac.find(({ day }) => day === sampleDay.slice(5))!
  const editors = RATIOS.map((aspectRatio) => {
    const settings = { composition, aspectRatio, frameStyle: frames[0]! }
    return () =>
      new TestEditor(cardWith(settings, {}, { ...QUOTE, content, translation, author, date: sampleDay }))
  })
  const sizesIn = (editor: TestEditor) =>
    editor.scene.blocks.map(({ id, sizePx }) => ({ id, px: Math.round(sizePx) }))

  it('a side ends lines elsewhere and leaves every size', () => {
    for (const open of editors)
      for (const id of SAID)
        for (const share of [0.08, 0.45]) {
          const editor = open()
          editor.tap(editor.at(id))
          if (!editor.handles().includes('e')) continue
          const before = sizesIn(editor)
          const from = editor.handle('e')
          const widthPx = editor.handle('e').x - editor.handle('w').x
          editor.drag(from, plus(from, -share * widthPx, 0))
          expect(sizesIn(editor), `${id} ${share}`).toEqual(before)
        }
  })

  it.runIf(composition === FULL_LINES)('no side can be pulled, as every line is full', () => {
    for (const open of editors)
      for (const id of SAID) {
        const editor = open()
        editor.tap(editor.at(id))
        expect(editor.handles()).toEqual(['nw', 'ne', 'se', 'sw'])
      }
  })

  it.skipIf(SIGNED_ALIKE.includes(composition))('a corner sizes its own block only', () => {
    for (const open of editors)
      for (const id of SAID)
        for (const share of [-0.3, 0.3]) {
          const editor = open()
          editor.tap(editor.at(id))
          const others = () => sizesIn(editor).filter((block) => block.id !== id)
          const before = others()
          const from = editor.handle('se')
          const widthPx = editor.handle('ne').x - editor.handle('nw').x
          editor.drag(from, plus(from, share * widthPx, 0))
          expect(others(), `${id} ${share}`).toEqual(before)
        }
  })
})

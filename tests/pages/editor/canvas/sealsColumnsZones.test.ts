import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeShareCode, encodeShareCode } from '../../../../src/card/shareCode'
import { targetOf } from '../../../../src/look/targets'
import {
  isChoosingFrameAtom,
  shownClearZonesAtom,
  wantsClearZonesAtom,
} from '../../../../src/pages/editor/frame/clearZoneAtoms'
import { shownLessAtom } from '../../../../src/pages/editor/frame/MadeFor'
import { editedBlockAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { chooseTargetAtom } from '../../../../src/state/target'
import type { BlockId } from '../../../../src/scene/nodes'
import { runs } from '../../../fixtures/tier'
import { cardWith } from '../../../layout/cards'
import { plus, TestEditor } from './testEditor'

let editor: TestEditor

describe('a seal', () => {
  beforeEach(() => {
    editor = new TestEditor(cardWith({ showSeal: true, watermark: false }))
  })

  it('is selected, moved and sized by hand as any block', () => {
    const before = editor.block('seal')
    const at = editor.at('seal')
    editor.drag(at, plus(at, -80, -30), { kind: 'touch', alt: true })
    editor.expectMovedBy('seal', before.box, { x: -80 / 0.75, y: -40 })
    expect([editor.chosen, editor.announced]).toEqual(['seal', { what: 'moved', id: 'seal' }])
    expect(editor.handles()).toEqual(['nw', 'ne', 'se', 'sw'])
    const corner = editor.handle('nw')
    editor.drag(corner, plus(corner, -20, -20))
    expect(editor.block('seal').sizePx).toBeGreaterThan(before.sizePx)
    editor.undo().undo()
    expect(editor.block('seal')).toEqual(before)
  })

  it('is moved, sized and hidden by keys, and comes back by undo', () => {
    editor.tap(editor.at('seal')).wait(900)
    const before = editor.block('seal')
    editor.key('ArrowLeft', { shift: true }).expectMovedBy('seal', before.box, { x: -8, y: 0 })
    editor.wait(900).key('+')
    expect(editor.block('seal').sizePx).toBeGreaterThan(before.sizePx)
    editor.wait(900).key('Delete')
    expect([editor.block('seal'), editor.settings.showSeal, editor.chosen]).toEqual([undefined, false, null])
    editor.undo().undo().undo()
    expect(editor.block('seal')).toEqual(before)
  })
})

it('a link holds a seal as it was made', async () => {
  const card = cardWith({ showSeal: true, sealText: '平安喜乐', sealStyle: 'round', sealPlace: 'left' })
  const held = await decodeShareCode(await encodeShareCode(card), {
    today: '2026-11-21',
    almanacQuote: () => null,
  })
  expect('card' in held && held.card.settings).toMatchObject({
    showSeal: true,
    sealText: '平安喜乐',
    sealStyle: 'round',
    sealPlace: 'left',
  })
})

describe('columns', () => {
  beforeEach(() => {
    editor = new TestEditor(cardWith({ composition: 'vertical' }))
    editor.tap(editor.at('translation'))
  })

  it('are moved and sized, and have no line width of their own', () => {
    expect([editor.chosen, editor.handles()]).toEqual(['translation', ['nw', 'ne', 'se', 'sw']])
    const before = editor.block('translation')
    const at = editor.at('translation')
    editor.drag(at, plus(at, -30, 10), { alt: true })
    expect(editor.block('translation').offset.x).toBeLessThan(0)
    expect(editor.undoSteps).toBe(1)
    editor.key('-')
    expect(editor.block('translation').sizePx).toBeLessThan(before.sizePx)
  })

  it('are moved by keys and written in by Enter or a double tap', () => {
    const { x, y } = editor.block('translation').box
    editor.key('ArrowLeft', { shift: true }).key('ArrowDown', { shift: true })
    expect(editor.block('translation').box.x).toBeLessThan(x)
    expect(editor.block('translation').box.y).toBeGreaterThanOrEqual(y)
    editor.key('Enter')
    expect(editor.store.get(editedBlockAtom)).toMatchObject({ words: 'translation', at: undefined })
    const at = editor.at('translation', { x: 0.8, y: 0.3 })
    editor.wait(900).doubleTap(at)
    expect(editor.store.get(editedBlockAtom)!.at).toBeDefined()
  })
})

describe('a place', () => {
  const STORY = 'instagram-story'

  it('covers no block, wherever it is dragged', () => {
    const { clear } = targetOf(STORY)!
    const [top, bottom] = [clear[0]!.share, clear[1]!.share]
    const px = fc.integer({ min: -900, max: 900 })
    const ids: readonly BlockId[] = ['content', 'translation', 'author', 'date', 'watermark']
    fc.assert(
      fc.property(fc.constantFrom(...ids), px, px, fc.boolean(), (id, x, y, alt) => {
        editor = new TestEditor()
        editor.store.set(chooseTargetAtom, STORY)
        const at = editor.at(id)
        editor.drag(at, plus(at, x, y), { alt })
        const { height } = editor.scene
        const { box } = editor.block(id)
        expect(box.y).toBeGreaterThanOrEqual(top * height - 1)
        expect(box.y + box.height).toBeLessThanOrEqual((1 - bottom) * height + 1)
      }),
      { numRuns: runs(200) },
    )
  })

  it('shows what it covers while the frame is chosen, unless it is switched off', () => {
    editor = new TestEditor()
    editor.store.set(chooseTargetAtom, STORY)
    const shown = () => editor.store.get(shownClearZonesAtom).map(({ side }) => side)
    expect(shown()).toEqual([])
    editor.store.set(isChoosingFrameAtom, true)
    expect(shown()).toEqual(['top', 'bottom'])
    editor.store.set(wantsClearZonesAtom, false)
    expect(shown()).toEqual([])
  })

  it('says what it shows less, while the card has that', () => {
    editor = new TestEditor()
    const shownLess = () => editor.store.get(shownLessAtom)
    expect(shownLess()).toBeNull()
    editor.store.set(chooseTargetAtom, 'xiaohongshu')
    expect(shownLess()).toBe('watermark')
    editor.tap(editor.at('watermark')).key('Delete')
    expect(shownLess()).toBeNull()
  })
})

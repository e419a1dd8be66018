import { beforeEach, describe, expect, it } from 'vitest'
import { chosenBlockIdAtom, editedBlockAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { isPlacedAtom, resetBlockAtom } from '../../../../src/pages/editor/canvas/state/blockChanges'
import { sizeLimitAtom } from '../../../../src/pages/editor/canvas/state/sizeBlock'
import { toastsAtom } from '../../../../src/state/toasts'
import { cardWith } from '../../../layout/cards'
import { TestEditor } from './testEditor'

const BURST_OVER_MS = 900 // later keys form another undo step

let editor: TestEditor
beforeEach(() => {
  editor = new TestEditor()
  editor.tap(editor.at('author')).wait(BURST_OVER_MS)
})

describe('keys on a block', () => {
  it.each([
    ['ArrowLeft', { x: -1, y: 0 }],
    ['ArrowRight', { x: 1, y: 0 }],
    ['ArrowUp', { x: 0, y: -1 }],
    ['ArrowDown', { x: 0, y: 1 }],
  ])('%s moves it by one px, with Shift by eight; a burst is one undo step', (key, exportAction) => {
    const before = editor.block('author').box
    editor.key(key).expectMovedBy('author', before, exportAction)
    editor
      .key(key, { shift: true })
      .expectMovedBy('author', before, { x: 9 * exportAction.x, y: 9 * exportAction.y })
    expect([editor.undoSteps, editor.announced]).toEqual([1, { what: 'moved', id: 'author' }])
    editor.wait(BURST_OVER_MS).key(key)
    expect(editor.undoSteps).toBe(2)
    editor.undo().undo().expectMovedBy('author', before, { x: 0, y: 0 })
  })

  it('an arrow at the edge of the card takes nothing that the next one would have to take back', () => {
    for (let press = 0; press < 80; press++) editor.key('ArrowDown', { shift: true })
    const { box } = editor.block('author')
    editor.key('ArrowUp').expectMovedBy('author', box, { x: 0, y: -1 })
  })

  it('on ruled paper an arrow goes to the next row', () => {
    const of = new TestEditor(cardWith({ frameStyle: 'notebook' }))
    of.tap(of.at('author'))
    const before = of.block('author').box
    const rowPx = of.key('ArrowUp').block('author').box.y - before.y
    expect(rowPx).toBeLessThan(-8)
    of.key('ArrowUp').expectMovedBy('author', before, { x: 0, y: 2 * rowPx })
  })

  it.each([
    [['+', '='], 1],
    [['-', '_'], -1],
  ] as const)('%s sizes it by a step', (keys, direction) => {
    for (const key of keys) {
      const { sizePx } = editor.block('author')
      editor.key(key)
      expect(Math.sign(editor.block('author').sizePx - sizePx)).toBe(direction)
    }
    expect(editor.announced).toEqual({ what: 'sized', id: 'author' })
  })

  it('Larger goes on while there is room, then says once why not', () => {
    const limit = () => editor.store.get(sizeLimitAtom)
    for (let press = 0; press < 60 && !limit(); press++) editor.key('+')
    expect(['noRoom', 'largest']).toContain(limit())
    const { sizePx } = editor.block('author')
    editor.key('+').key('+')
    expect(editor.block('author').sizePx).toBe(sizePx)
    expect(editor.store.get(toastsAtom).map(({ text }) => text)).toEqual([`canvas.limits.${limit()}`])
    editor.undo()
    expect(limit()).toBeNull()
  })

  it('a block that was placed by hand is reset, and only then', () => {
    const before = editor.block('author')
    const isPlaced = () => editor.store.get(isPlacedAtom)
    expect(isPlaced()).toBe(false)
    editor.key('ArrowLeft').key('+')
    expect(isPlaced()).toBe(true)
    editor.store.set(resetBlockAtom, 'author')
    expect([isPlaced(), editor.block('author'), editor.announced]).toEqual([
      false,
      before,
      { what: 'reset', id: 'author' },
    ])
  })

  it.each(['Delete', 'Backspace'])('%s hides it, leaves it and offers to undo that', (key) => {
    editor.key(key)
    expect([editor.block('author'), editor.chosen]).toEqual([undefined, null])
    const [toast] = editor.store.get(toastsAtom)
    expect(toast!.text).toBe('canvas.hidden')
    editor.store.set(chosenBlockIdAtom, 'date')
    editor.wait(BURST_OVER_MS).key('ArrowLeft', { shift: true })
    const moved = editor.block('date')
    toast!.actions![0]!.run()
    expect(editor.block('author')).toBeDefined()
    expect(editor.block('date').offset).toEqual(moved.offset)
  })

  it('pressed again hides nothing more, and the quote cannot be hidden', () => {
    editor.key('Delete').key('Delete')
    expect(editor.block('date')).toBeDefined()
    const steps = editor.undoSteps
    editor.store.set(chosenBlockIdAtom, 'content')
    editor.key('Delete')
    expect([editor.block('content') !== undefined, editor.chosen]).toEqual([true, 'content'])
    expect(editor.undoSteps).toBe(steps)
  })

  it('go from block to block, write in one, and leave them', () => {
    const goes = (key: string) => editor.key(key).chosen
    expect(['PageDown', 'PageUp', 'PageUp', 'Home', 'PageUp', 'End', 'PageDown'].map(goes)).toEqual([
      'date',
      'author',
      'translation',
      'content',
      'content',
      'watermark',
      'watermark',
    ])
    editor.key('Home').key('Enter')
    expect(editor.store.get(editedBlockAtom)).toMatchObject({ id: 'content', at: undefined })
    expect([editor.key('Escape').chosen, editor.undoSteps]).toEqual([null, 0])
  })

  it('with Ctrl or Alt are not the block’s', () => {
    const before = editor.block('author').box
    editor.key('ArrowLeft', { ctrl: true }).key('ArrowLeft', { alt: true }).key('x')
    editor.expectMovedBy('author', before, { x: 0, y: 0 })
    expect([editor.chosen, editor.undoSteps]).toEqual(['author', 0])
  })
})

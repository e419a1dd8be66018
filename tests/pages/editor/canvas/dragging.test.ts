import fc from 'fast-check'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isHintShownAtom, showHintAtom } from '../../../../src/pages/editor/desk/hintAtoms'
import { leftTabAtom } from '../../../../src/pages/editor/editorTabs'
import { pointedBlockAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { guidesAtom } from '../../../../src/pages/editor/canvas/state/session'
import type { FrameId } from '../../../../src/look/frames'
import type { BlockId, Point } from '../../../../src/scene/nodes'
import { FakeStorage } from '../../../fixtures/fakeStorage'
import { runs } from '../../../fixtures/tier'
import { cardWith } from '../../../layout/cards'
import { plus, TestEditor } from './testEditor'

const BLOCKS: readonly BlockId[] = ['content', 'translation', 'author', 'date', 'watermark']
const FREE_FRAMES: readonly FrameId[] = ['clean', 'window', 'retro', 'minimal', 'polaroid', 'film', 'brush'] // Blocks of the other frames form rows.
const FAR = 5_000

let editor: TestEditor
beforeEach(() => {
  editor = new TestEditor()
})

function farthest(of: TestEditor, id: BlockId, exportAction: 1 | -1): Point {
  const at = of.at(id)
  of.drag(at, plus(at, exportAction * FAR, exportAction * FAR), { alt: true })
  const { x, y } = of.block(id).box
  of.undo()
  return { x, y }
}

describe('a drag', () => {
  it('moves a block by the pointer’s way, as far as the card goes, in one undo step', () => {
    const exportAction = fc.integer({ min: -300, max: 300 })
    fc.assert(
      fc.property(
        fc.constantFrom(...BLOCKS),
        fc.constantFrom(...FREE_FRAMES),
        fc.constantFrom('mouse', 'touch', 'pen'),
        fc.tuple(exportAction, exportAction).filter(([x, y]) => Math.hypot(x, y) > 8),
        (id, frameStyle, kind, [x, y]) => {
          const of = new TestEditor(cardWith({ frameStyle }))
          const before = of.block(id).box
          const [least, most] = [farthest(of, id, -1), farthest(of, id, 1)]
          const at = of.at(id)
          of.drag(at, plus(at, x, y), { alt: true, kind })
          const wanted = { x: before.x + x / of.place.scale, y: before.y + y / of.place.scale }
          const reached = {
            x: Math.min(most.x, Math.max(least.x, wanted.x)),
            y: Math.min(most.y, Math.max(least.y, wanted.y)),
          }
          of.expectMovedBy(id, before, { x: reached.x - before.x, y: reached.y - before.y })
          expect([of.chosen, of.undoSteps]).toEqual([id, 1])
          of.expectAtRest().undo().expectMovedBy(id, before, { x: 0, y: 0 })
          of.redo()
          expect(of.block(id).box.x).toBeCloseTo(reached.x, 4)
        },
      ),
      { numRuns: runs(600) },
    )
  })

  it('responds at once when it comes back from beyond the card', () => {
    const at = editor.at('author')
    const before = editor.block('author').box
    editor.drag(at, plus(at, 0, -FAR), { alt: true })
    const top = editor.block('author').box.y
    expect(editor.settings.placements.author!.dy).toBeCloseTo((top - before.y) / editor.scene.height, 6)
    const again = editor.at('author')
    editor.drag(again, plus(again, 0, 30), { alt: true })
    editor.expectMovedBy('author', { x: before.x, y: top }, { x: 0, y: 40 })
  })

  it('takes a zoomed card’s px', () => {
    editor.key('=', { ctrl: true })
    const before = editor.block('author').box
    const at = editor.at('author')
    editor.drag(at, plus(at, 45, -18), { alt: true })
    editor.expectMovedBy('author', before, { x: 45 / 0.75 / 1.5, y: -18 / 0.75 / 1.5 })
  })

  it('is shown frame by frame, once per frame, and told when it ends', () => {
    const at = editor.at('author')
    const before = editor.block('author').box
    editor.pointerDown(at).pointerMove(plus(at, 30, 0), { alt: true })
    editor.expectMovedBy('author', before, { x: 40, y: 0 })
    expect([editor.gesture, editor.isHandBusy, editor.announced]).toEqual(['block', true, null])
    editor.pointerMove(plus(at, 60, 0), { alt: true }).pointerUp(plus(at, 60, 0))
    expect(editor.announced).toEqual({ what: 'moved', id: 'author' })
    editor.expectAtRest()
  })

  it('counts what was moved after the last frame', () => {
    const at = editor.at('author')
    const before = editor.block('author').box
    editor.pointerDown(at)
    editor.pointerMoveWithin(plus(at, 30, 0), { alt: true }).pointerMoveWithin(plus(at, 60, 0), { alt: true })
    editor.expectMovedBy('author', before, { x: 0, y: 0 })
    editor.pointerUp(plus(at, 60, 0)).expectMovedBy('author', before, { x: 80, y: 0 })
  })

  it('back to its start is no undo step', () => {
    const at = editor.at('author')
    editor
      .press(at, plus(at, 60, 30), { alt: true })
      .pointerMove(at, { alt: true })
      .pointerUp(at)
    expect([editor.undoSteps, editor.settings.placements]).toEqual([0, {}])
  })

  it('of an unselected block selects it, whatever was selected', () => {
    editor.tap(editor.at('content'))
    const at = editor.at('author')
    editor.press(at, plus(at, 20, 0))
    expect(editor.chosen).toBe('author')
  })

  it.each(['system', 'Escape'])(
    'cancelled by %s is reverted, and the hand ignored until it is lifted',
    (by) => {
      const at = editor.at('author')
      const to = plus(at, 60, -20)
      const before = editor.block('author').box
      editor.drag(at, plus(at, 8, 0), { alt: true }).undo()
      editor.press(at, to, { kind: 'touch' })
      if (by === 'system') editor.pointerCancel(to, { kind: 'touch' })
      else editor.key('Escape')
      editor
        .expectAtRest()
        .pointerMove(plus(to, 50, 0), { kind: 'touch' })
        .pointerUp(to, { kind: 'touch' })
      editor.expectMovedBy('author', before, { x: 0, y: 0 })
      expect([editor.chosen, editor.undoSteps, editor.settings.placements]).toEqual(['author', 0, {}])
      editor.redo()
      expect(editor.settings.placements).not.toEqual({})
    },
  )

  it('becomes a pinch by a second finger just after it began; a later one changes nothing', () => {
    for (const [waitMs, isPinch] of [
      [100, true],
      [400, false],
    ] as const) {
      const of = new TestEditor()
      const at = of.at('author')
      const before = of.block('author')
      const [one, other] = [
        { id: 1, kind: 'touch' },
        { id: 2, kind: 'touch' },
      ] as const
      of.pointerDown(at, one)
        .pointerMove(plus(at, -40, 0), { ...one, alt: true })
        .wait(waitMs)
      of.pointerDown(plus(at, 40, 0), other).pointerMove(plus(at, 80, 0), { ...other, alt: true })
      expect(of.block('author').sizePx / before.sizePx).toBeCloseTo(isPinch ? 1.5 : 1, 1)
      of.pointerUp(plus(at, -40, 0), one).pointerUp(plus(at, 80, 0), other)
      if (!isPinch) of.expectMovedBy('author', before.box, { x: -40 / 0.75, y: 0 })
      of.expectAtRest()
      expect(of.undoSteps).toBe(1)
    }
  })

  it('by another button of the mouse, or on the empty card, does nothing', () => {
    const at = editor.at('author')
    editor.drag(at, plus(at, 60, 0), { button: 2 })
    const empty = editor.onCard(0.5, 0.965)
    editor.press(empty, plus(empty, 60, 0))
    expect([editor.chosen, editor.undoSteps, editor.isHandBusy]).toEqual([null, 0, false])
  })
})

describe('snapping', () => {
  const comeBack = (besidePx: number, alt = false) => {
    const at = editor.at('author')
    editor.drag(at, plus(at, -90, -21), { alt: true })
    const from = editor.at('author')
    return editor.press(from, plus(from, 90 + besidePx, 0), { alt })
  }

  it('draws a block to the middle of the card and shows its line while it is dragged', () => {
    const { x } = editor.block('author').box
    comeBack(2.5)
    expect(editor.block('author').box.x).toBeCloseTo(x, 6)
    expect(editor.store.get(guidesAtom)).toContainEqual(
      expect.objectContaining({ axis: 'x', at: 480, kind: 'center' }),
    )
    editor.pointerUp(editor.at('author')).expectAtRest()
  })

  it.each([
    [true, 0],
    [false, 11],
  ])('not with Alt (%s) nor from farther away', (alt, more) => {
    const { x } = editor.block('author').box
    comeBack(3 + more, alt)
    expect(editor.block('author').box.x - x).toBeCloseTo((3 + more) / 0.75, 4)
    if (alt) expect(editor.store.get(guidesAtom)).toEqual([])
  })

  it('shows no line with Alt, even where there is one', () => {
    comeBack(0, true)
    expect(editor.store.get(guidesAtom)).toEqual([])
  })

  it('reaches as far on the screen, however large the card is shown', () => {
    editor.key('=', { ctrl: true }).key('=', { ctrl: true })
    const { x } = editor.block('author').box
    comeBack(2.5)
    expect(editor.block('author').box.x).toBeCloseTo(x, 6)
    editor.key('Escape')
    editor.pointerUp(editor.at('author'))
    const from = editor.at('author')
    editor.drag(from, plus(from, 90 + 8, 0))
    expect(editor.block('author').box.x).not.toBeCloseTo(x, 1)
  })

  it('Alt pressed in the middle of a drag frees the block at once', () => {
    const { x } = editor.block('author').box
    const to = plus(editor.at('author'), 0, -21)
    comeBack(2).pointerMove(plus(to, 3, 0), { alt: true })
    expect(editor.block('author').box.x - x).toBeCloseTo(4, 4)
    expect(editor.store.get(guidesAtom)).toEqual([])
  })
})

describe('a tap', () => {
  it('selects a block and opens its settings; beside all it deselects', () => {
    editor.tap(editor.at('author'), { kind: 'touch' })
    expect([editor.chosen, editor.store.get(leftTabAtom)]).toEqual(['author', 'text'])
    editor.tap(editor.at('date'))
    expect([editor.chosen, editor.store.get(leftTabAtom)]).toEqual(['date', 'display'])
    editor.tap({ x: 3, y: 3 })
    expect([editor.chosen, editor.undoSteps]).toEqual([null, 0])
  })

  it('ends the hint for good where it is on the card', () => {
    vi.stubGlobal('localStorage', new FakeStorage())
    editor.store.set(showHintAtom)
    editor.tap({ x: 3, y: 3 })
    expect(editor.store.get(isHintShownAtom)).toBe(true)
    editor.tap(editor.onCard(0.5, 0.965))
    expect(editor.store.get(isHintShownAtom)).toBe(false)
    const nextVisit = createStore()
    nextVisit.set(showHintAtom)
    expect(nextVisit.get(isHintShownAtom)).toBe(false)
  })
})

describe('a mouse that hovers', () => {
  it('points at what a click would select, by its frame and its cursor', () => {
    const pointed = () => editor.store.get(pointedBlockAtom)?.id
    editor.pointerMove(editor.at('author'))
    expect([pointed(), editor.cursor]).toEqual(['author', 'move'])
    editor.pointerMove({ x: 3, y: 3 })
    expect([pointed(), editor.cursor]).toEqual([undefined, ''])
    editor.tap(editor.at('author')).pointerMove(editor.handle('se'))
    expect([pointed(), editor.cursor]).toEqual([undefined, 'se'])
    editor.pointerMove(editor.at('date')).leave()
    expect(pointed()).toBeUndefined()
  })
})

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { editedBlockAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { settledCameraAtom } from '../../../../src/pages/editor/canvas/state/canvasView'
import { showBlock } from '../../../../src/pages/editor/canvas/state/moveCamera'
import type { Point } from '../../../../src/scene/nodes'
import { runs } from '../../../fixtures/tier'
import { plus, TestEditor } from './testEditor'

const MIDDLE = { x: 400, y: 300 }
const FITTED = { zoom: 1, x: 0, y: 0 }
/** Far enough inside that the card, at twice its size, covers the desk wherever the zoom is centred. */
const inside = fc.record({ x: fc.integer({ min: 200, max: 600 }), y: fc.integer({ min: 200, max: 400 }) })
const apart = (at: Point, px: number) => [plus(at, -px, 0), plus(at, px, 0)] as const

let editor: TestEditor
beforeEach(() => {
  editor = new TestEditor()
})

/** The card's point below a point of the desk, as fractions. */
function under(of: TestEditor, at: Point): Point {
  const { box } = of.place
  return { x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height }
}

function expectSame(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 2)
  expect(one.y).toBeCloseTo(other.y, 2)
}

describe('two fingers', () => {
  it('zoom the card about their middle and take it along', () => {
    const px = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(inside, px, px, fc.double({ min: 2, max: 5, noNaN: true }), (at, x, y, times) => {
        const of = new TestEditor()
        const before = under(of, at)
        const to = plus(at, x, y)
        of.pinch(apart(at, 30), apart(to, 30 * times), { stays: true })
        expect([of.gesture, of.isHandBusy]).toEqual(['camera', true])
        of.pointerUp(to, { id: 1, kind: 'touch' }).pointerUp(to, { id: 2, kind: 'touch' })
        expect(of.camera.zoom).toBeCloseTo(times, 6)
        expectSame(under(of, to), before)
        of.expectAtRest()
        expect(of.store.get(settledCameraAtom)).toEqual(of.camera)
        expect([of.undoSteps, of.settings.placements]).toEqual([0, {}])
      }),
      { numRuns: runs(300) },
    )
  })

  it('zoom between the fitted card and eight times', () => {
    editor.pinch(apart(MIDDLE, 10), apart(MIDDLE, 390))
    expect(editor.camera.zoom).toBe(8)
    editor.pinch(apart(MIDDLE, 390), apart(MIDDLE, 10))
    expect(editor.camera).toEqual(FITTED)
  })

  it('cancelled, the card is as it was', () => {
    editor.pinch(apart(MIDDLE, 40), apart(MIDDLE, 160), { stays: true }).key('Escape').expectAtRest()
    expect(editor.camera).toEqual(FITTED)
  })
})

describe('one hand', () => {
  const zoomIn = () => editor.key('=', { ctrl: true }).key('=', { ctrl: true })

  it('pans a zoomed card from where there is no block, and never off the desk', () => {
    zoomIn()
    const empty = editor.onCard(0.5, 0.6)
    const before = editor.camera
    editor.drag(empty, plus(empty, 37, -21))
    expect(editor.camera).toMatchObject({ x: before.x + 37, y: before.y - 21 })
    editor.drag(editor.onCard(0.5, 0.6), { x: 9_000, y: 9_000 }).expectAtRest()
    expect(editor.place.box).toMatchObject({ x: 24, y: 24 })
    expect([editor.undoSteps, editor.chosen]).toEqual([0, null])
  })

  it('does not pan one that is fitted', () => {
    const empty = editor.onCard(0.5, 0.965)
    editor.drag(empty, plus(empty, 50, 50))
    expect(editor.camera).toEqual(FITTED)
  })

  it('pans from a block too while Space is held', () => {
    zoomIn()
    const before = editor.camera
    const at = editor.at('content')
    editor.keyDown(' ').pointerMove(at)
    expect(editor.cursor).toBe('grab')
    editor.drag(at, plus(at, 30, 20)).keyUp(' ')
    expect(editor.camera).toMatchObject({ x: before.x + 30, y: before.y + 20 })
    expect([editor.cursor, editor.chosen, editor.undoSteps]).toEqual(['', null, 0])
    const again = editor.at('author')
    editor.drag(again, plus(again, 30, 0))
    expect([editor.chosen, editor.undoSteps]).toEqual(['author', 1])
  })

  it('a pan by Space does not also press the button that has the focus', () => {
    zoomIn().keyDown(' ')
    editor.drag(MIDDLE, plus(MIDDLE, 30, 20))
    expect(editor.sendKey('keyup', ' ').defaultPrevented).toBe(true)
    editor.keyDown(' ')
    expect(editor.sendKey('keyup', ' ').defaultPrevented).toBe(false)
  })

  it.each(['doubleTap', 'doubleClick'] as const)('a %s writes in words, and beside them fits', (twice) => {
    zoomIn()
    const at = editor.at('content')
    editor[twice](at)
    expect(editor.store.get(editedBlockAtom)).toMatchObject({ id: 'content', words: 'content' })
    const { x, y } = editor.store.get(editedBlockAtom)!.at!
    expectSame(
      { x, y },
      { x: editor.scene.width * under(editor, at).x, y: editor.scene.height * under(editor, at).y },
    )
    expect(editor.chosen).toBe('content')
    editor[twice](editor.onCard(0.5, 0.05))
    expect(editor.camera).toEqual(FITTED)
  })

  it('two clicks of a mouse alone are no double click, however quick', () => {
    editor.tap(editor.at('content')).tap(editor.at('content'))
    expect(editor.store.get(editedBlockAtom)).toBeNull()
  })

  it('a double click that a browser makes of touches is none', () => {
    editor.tap(editor.at('content'), { kind: 'touch' }).systemDoubleClick(editor.at('content'))
    expect(editor.store.get(editedBlockAtom)).toBeNull()
  })
})

describe('the wheel', () => {
  it('with Ctrl zooms about the pointer; the page does not', () => {
    fc.assert(
      fc.property(inside, fc.integer({ min: 1, max: 12 }), (at, notches) => {
        const of = new TestEditor()
        of.pinch(apart(at, 30), apart(at, 75))
        const before = under(of, at)
        for (let notch = 0; notch < notches; notch++)
          expect(of.wheel(at, { deltaY: -120, ctrl: true }).defaultPrevented).toBe(true)
        expect(of.camera.zoom).toBeCloseTo(Math.min(8, 2.5 * 1.15 ** notches), 6)
        expectSame(under(of, at), before)
        expect(of.gesture).toBe('camera')
        of.wait(200).expectAtRest()
        expect(of.store.get(settledCameraAtom)).toEqual(of.camera)
      }),
      { numRuns: runs(200) },
    )
  })

  it('pans a zoomed card, and turns back at once at its edge; a fitted one leaves it to the page', () => {
    expect(editor.wheel(MIDDLE, { deltaX: 10, deltaY: 10 }).defaultPrevented).toBe(false)
    for (let notch = 0; notch < 8; notch++) editor.wheel(MIDDLE, { deltaY: -120, ctrl: true })
    const before = editor.camera
    expect(editor.wheel(MIDDLE, { deltaX: 10, deltaY: -30 }).defaultPrevented).toBe(true)
    expect(editor.camera).toEqual({ ...before, x: before.x - 10, y: before.y + 30 })
    for (let turn = 0; turn < 50; turn++) editor.wheel(MIDDLE, { deltaX: 500 })
    const atEdge = editor.camera.x
    editor.wheel(MIDDLE, { deltaX: -10 })
    expect(editor.camera.x).toBeCloseTo(atEdge + 10, 6)
  })

  it('turned by lines moves sixteen px for each', () => {
    for (let notch = 0; notch < 8; notch++) editor.wheel(MIDDLE, { deltaY: -120, ctrl: true })
    const before = editor.camera
    editor.wheel(MIDDLE, { deltaX: 2, deltaMode: 1 })
    expect(editor.camera.x).toBeCloseTo(before.x - 32, 6)
  })
})

describe('keys', () => {
  it('zoom by a half about the middle of the desk, and fit', () => {
    const middle = { x: 400, y: 310 }
    const before = under(editor, middle)
    expect(editor.key('=', { ctrl: true }).camera.zoom).toBeCloseTo(1.5, 6)
    expect(editor.key('+', { ctrl: true }).camera.zoom).toBeCloseTo(2.25, 6)
    expectSame(under(editor, middle), before)
    expect(editor.key('-', { ctrl: true }).camera.zoom).toBeCloseTo(1.5, 6)
    expect(editor.key('0', { ctrl: true }).camera).toEqual(FITTED)
    expect(editor.key('=').key('=', { ctrl: true, alt: true }).camera).toEqual(FITTED)
  })

  it('move the card in a fifth of a second; a press holds it where it is', () => {
    const of = new TestEditor(undefined, { isReducedMotion: false })
    of.key('=', { ctrl: true }).wait(100)
    expect(of.camera.zoom).toBeGreaterThan(1.1)
    expect(of.camera.zoom).toBeLessThan(1.5)
    expect(of.store.get(settledCameraAtom)).toEqual(FITTED) // The card is redrawn once the gesture has settled.
    of.wait(200)
    expect(of.camera.zoom).toBeCloseTo(1.5, 6)
    expect(of.store.get(settledCameraAtom)).toEqual(of.camera)
    of.key('0', { ctrl: true }).wait(60).pointerDown(MIDDLE)
    const { zoom } = of.camera
    expect(zoom).toBeGreaterThan(1)
    expect(of.wait(300).camera.zoom).toBe(zoom)
    expect(of.store.get(settledCameraAtom)).toEqual(of.camera)
    of.pointerUp(MIDDLE)
  })

  it('fit the card exactly, from any zoom', () => {
    for (const isReducedMotion of [true, false])
      for (let notches = 1; notches < 12; notches++) {
        const of = new TestEditor(undefined, { isReducedMotion })
        for (let notch = 0; notch < notches; notch++) of.wheel(MIDDLE, { deltaY: -120, ctrl: true })
        expect(of.key('0', { ctrl: true }).wait(300).camera).toEqual(FITTED)
      }
  })

  it('bring a block that is selected by keyboard into view', () => {
    for (let step = 0; step < 4; step++) editor.key('=', { ctrl: true })
    expect(editor.at('watermark').x).toBeGreaterThan(800)
    showBlock(editor.store, 'watermark')
    for (const corner of [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ]) {
      const { x, y } = editor.at('watermark', corner)
      expect([x >= 23.5, x <= 776.5, y >= 23.5, y <= 596.5]).toEqual([true, true, true, true])
    }
  })
})

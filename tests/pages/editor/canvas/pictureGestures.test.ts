import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CardSettings } from '../../../../src/card/settings'
import { pictures } from '../../../../src/draw/pictures/images'
import { NO_PICTURE } from '../../../../src/look/backgrounds'
import { isPlacedAtom, resetBlockAtom } from '../../../../src/pages/editor/canvas/state/blockChanges'
import { editedBlockAtom } from '../../../../src/pages/editor/canvas/state/selection'
import type { Point } from '../../../../src/scene/nodes'
import { rotateVector, fittedBox } from '../../../../src/scene/box'
import { runs } from '../../../fixtures/tier'
import { cardWith } from '../../../layout/cards'
import { plus, TestEditor } from './testEditor'

const SQUARE = { source: {} as CanvasImageSource, widthPx: 400, heightPx: 400 }
const src = 'https://example.com/stripes.png'
const apart = (at: Point, px: number) => [plus(at, -px, 0), plus(at, px, 0)] as const

let editor: TestEditor
let beside: Point

function openPicture(settings: Partial<CardSettings> = {}): void {
  const backgroundImage = { ...NO_PICTURE, src }
  editor = new TestEditor(cardWith({ backgroundType: 'image', backgroundImage, ...settings }))
  beside = editor.onCard(0.12, 0.25)
}

beforeEach(() => {
  vi.spyOn(pictures, 'find').mockReturnValue(SQUARE)
  openPicture()
})
afterEach(() => vi.restoreAllMocks())

/** In card px. */
function laid() {
  const { box, picture } = editor.block('picture')
  return fittedBox({ ...box, ...picture! }, SQUARE)
}

it('is selected by a tap beside the words, and only then follows a drag', () => {
  editor.drag(beside, plus(beside, 0, 40))
  expect([editor.chosen, editor.undoSteps]).toEqual([null, 0])
  editor.tap(beside)
  const before = laid()
  editor.drag(beside, plus(beside, 0, 40))
  expect(laid().y - before.y).toBeCloseTo(40 / 0.75, 4)
  expect([editor.chosen, editor.undoSteps, editor.announced]).toEqual([
    'picture',
    1,
    { what: 'moved', id: 'picture' },
  ])
  editor.expectAtRest().undo()
  expect(laid()).toEqual(before)
})

it('covers its box wherever it is dragged, pinched and pulled, each in one undo step', () => {
  const px = fc.integer({ min: -900, max: 900 })
  fc.assert(
    fc.property(px, px, fc.double({ min: 0.2, max: 6, noNaN: true }), px, (x, y, times, pull) => {
      openPicture()
      editor.tap(beside)
      editor.pinch(apart(beside, 30), apart(beside, 30 * times))
      editor.drag(beside, plus(beside, x, y))
      const corner = editor.handle('se')
      editor.drag(corner, plus(corner, pull, pull)).expectAtRest()
      const { box, picture } = editor.block('picture')
      const { x: left, y: top, width, height } = laid()
      expect(left).toBeLessThanOrEqual(box.x + 1e-6)
      expect(top).toBeLessThanOrEqual(box.y + 1e-6)
      expect(left + width).toBeGreaterThanOrEqual(box.x + box.width - 1e-6)
      expect(top + height).toBeGreaterThanOrEqual(box.y + box.height - 1e-6)
      expect(picture!.zoom).toBeGreaterThanOrEqual(1)
      expect(editor.camera.zoom).toBe(1)
      expect(editor.undoSteps).toBeLessThanOrEqual(3)
      for (let steps = editor.undoSteps; steps > 0; steps--) editor.undo()
      expect(editor.block('picture').picture).toMatchObject({ zoom: 1, focus: { x: 0.5, y: 0.5 } })
    }),
    { numRuns: runs(300) },
  )
})

it('is zoomed by two fingers and by a corner, and reset', () => {
  editor.tap(beside)
  editor.pinch(apart(beside, 30), apart(beside, 60))
  expect(editor.block('picture').picture!.zoom).toBeCloseTo(2, 6)
  const corner = editor.handle('se')
  const middle = editor.at('picture')
  editor.drag(corner, plus(corner, (corner.x - middle.x) / 2, (corner.y - middle.y) / 2))
  expect(editor.block('picture').picture!.zoom).toBeCloseTo(3, 6)
  expect(editor.store.get(isPlacedAtom)).toBe(true)
  editor.store.set(resetBlockAtom, 'picture')
  expect(editor.block('picture').picture!.zoom).toBe(1)
  expect(editor.store.get(isPlacedAtom)).toBe(false)
})

it('follows the hand on a print that lies askew', () => {
  openPicture({ frameStyle: 'polaroid' })
  const { turnDeg } = editor.block('picture')
  expect(turnDeg).not.toBe(0)
  const at = editor.at('picture')
  editor.tap(at).pinch(apart(at, 30), apart(at, 60))
  const before = laid()
  editor.drag(at, plus(at, 30, 12))
  const moved = { x: laid().x - before.x, y: laid().y - before.y }
  const { x, y } = rotateVector(moved, turnDeg)
  expect(x).toBeCloseTo(30 / editor.place.scale, 4)
  expect(y).toBeCloseTo(12 / editor.place.scale, 4)
})

it('goes back when the gesture is cancelled', () => {
  editor
    .tap(beside)
    .press(beside, plus(beside, 0, 40))
    .key('Escape')
    .expectAtRest()
  expect([editor.undoSteps, editor.store.get(isPlacedAtom)]).toEqual([0, false])
})

it('is moved and zoomed by keys, last in the list of blocks', () => {
  editor.tap(editor.at('content')).key('End')
  expect(editor.chosen).toBe('picture')
  const before = laid()
  editor.key('ArrowUp', { shift: true })
  expect(laid().y - before.y).toBeCloseTo(-8, 6)
  editor.key('+')
  expect(editor.block('picture').picture!.zoom).toBeCloseTo(1.1, 6)
  expect(editor.announced).toEqual({ what: 'sized', id: 'picture' })
  editor.key('-')
  expect(editor.block('picture').picture!.zoom).toBeCloseTo(1, 6)
})

it('a double tap on it fits the card and writes nothing', () => {
  editor.key('=', { ctrl: true }).doubleTap(editor.onCard(0.12, 0.25))
  expect([editor.camera.zoom, editor.store.get(editedBlockAtom)]).toEqual([1, null])
})

it('cannot be selected while it is loading', () => {
  vi.spyOn(pictures, 'find').mockReturnValue('loading')
  openPicture()
  editor.tap(beside)
  expect([editor.chosen, editor.block('picture')]).toEqual([null, undefined])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FrameId } from '../../../../src/look/frames'
import { ZOOM_LIMITS } from '../../../../src/pages/editor/canvas/geometry/camera'
import { runs } from '../../../fixtures/tier'
import { cardWith } from '../../../layout/cards'
import { TestEditor } from './testEditor'

const FRAMES: readonly FrameId[] = ['clean', 'polaroid', 'film', 'notebook', 'pixel']
const KEYS = [
  'Escape',
  'ArrowLeft',
  'ArrowDown',
  '+',
  '-',
  'PageDown',
  'PageUp',
  'Delete',
  'Enter',
  ' ',
  'Home',
]

const point = fc.record({ x: fc.integer({ min: -50, max: 850 }), y: fc.integer({ min: -50, max: 670 }) })
type Hand = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel'
const finger = (does: Hand) =>
  fc.tuple(point, fc.integer({ min: 1, max: 3 }), fc.boolean()).map(
    ([at, id, alt]) =>
      (of: TestEditor) =>
        void of[does](at, { id, kind: 'touch', alt }),
  )

const event = fc.oneof(
  { weight: 4, arbitrary: finger('pointerDown') },
  { weight: 8, arbitrary: finger('pointerMove') },
  { weight: 3, arbitrary: finger('pointerUp') },
  { weight: 1, arbitrary: finger('pointerCancel') },
  {
    weight: 2,
    arbitrary: fc.tuple(point, point).map(
      ([from, to]) =>
        (of: TestEditor) =>
          void of.drag(from, to),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...KEYS).map((key) => (of: TestEditor) => void of.key(key)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('=', '-', '0')
      .map((key) => (of: TestEditor) => void of.key(key, { ctrl: true })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(point, fc.integer({ min: -200, max: 200 }), fc.boolean()).map(
      ([at, deltaY, ctrl]) =>
        (of: TestEditor) =>
          void of.wheel(at, { deltaY, ctrl }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(40, 300, 900).map((ms) => (of: TestEditor) => void of.wait(ms)),
  },
)

it('whatever hands, keys and the system do, nothing is left under way, the card stays whole and undo brings back the first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FRAMES),
      fc.boolean(),
      fc.array(event, { minLength: 4, maxLength: 24 }),
      (frameStyle, isReducedMotion, events) => {
        const of = new TestEditor(cardWith({ frameStyle, showSeal: true }), { isReducedMotion })
        const [first, scene] = [of.settings, of.scene]
        for (const happen of events) {
          happen(of)
          expectWhole(of)
        }
        for (const id of [1, 2, 3]) of.pointerUp({ x: 400, y: 300 }, { id, kind: 'touch' })
        of.wait(1_000).expectAtRest()
        for (let steps = of.undoSteps; steps > 0; steps--) expectWhole(of.undo())
        expect(of.settings).toEqual(first)
        expect(of.scene).toEqual(scene)
      },
    ),
    { numRuns: runs(1_200) },
  )
})

function expectWhole(of: TestEditor): void {
  const { scene, camera, place } = of
  for (const { id, box } of scene.blocks) {
    expect(Object.values(box).every(Number.isFinite), id).toBe(true)
    expect(Math.min(box.x, box.y), id).toBeGreaterThan(-1)
    expect(box.x + box.width, id).toBeLessThan(scene.width + 1)
    expect(box.y + box.height, id).toBeLessThan(scene.height + 1)
  }
  expect(camera.zoom).toBeGreaterThan(ZOOM_LIMITS.min - 1e-9)
  expect(camera.zoom).toBeLessThan(ZOOM_LIMITS.max + 1e-9)
  expect(Math.max(place.box.x, place.box.y)).toBeLessThan(600)
  expect(Math.min(place.box.x + place.box.width, place.box.y + place.box.height)).toBeGreaterThan(20)
}

import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { createPaintContext } from '../../src/draw/paintContext'
import { browserFonts } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { paintedScene } from '../../src/draw/paint/paintNodes'
import { pictures } from '../../src/draw/pictures/images'
import { readyScene } from '../../src/draw/readyScene'
import { layoutCard } from '../layout/laidOut'
import { FRAMES } from '../../src/look/frames'
import type { GroupNode, Scene, SceneNode } from '../../src/scene/nodes'
import { IS_FULL } from '../fixtures/tier'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { DRAWN_TEMPLATES } from './drawnTemplates'
import { richScene, typicalScene } from './fixtures'
import { difference, exportedPixels, pixelsOf } from './pixels'

const paintContext = createPaintContext('grained', pictures)
/** The small tier takes frames that clip, blur or turn their background; templates cover the others. */
const FRAMES_IN_WEATHER = idsOf(FRAMES).filter(
  (id) => IS_FULL || ['polaroid', 'glassmorphic', 'notebook'].includes(id),
)

/** Preview-only cards are painted without Konva; exports use Konva. */
describe('nodes painted without Konva have the pixels of those that Konva draws', () => {
  it.each(DRAWN_TEMPLATES)('of the template %s', async (id) => {
    const card = { kind: 'quote' as const, quote: QUOTE, settings: TEMPLATES[id].settings }
    const outcome = await readyScene(() => layoutCard(card, browserMetrics), { fonts: browserFonts })
    if (outcome.status !== 'ready') throw new Error(outcome.status)
    expectSame(outcome.scene, 1.25)
  })

  it.each(FRAMES_IN_WEATHER)('of the frame %s over a gradient with weather', async (frameStyle) => {
    const { gradientValue } = TEMPLATES.sunny.settings
    const card = cardWith({ frameStyle, backgroundType: 'gradient', gradientValue })
    const outcome = await readyScene(() => layoutCard(card, browserMetrics), { fonts: browserFonts })
    if (outcome.status !== 'ready') throw new Error(outcome.status)
    expectSame(outcome.scene, 2, frameStyle === 'polaroid' ? 1 : 0)
  })

  it('of everything drawing knows', () => {
    for (const ratio of [1, 2, 0.69]) {
      expectSame(richScene(), ratio)
      expectSame(typicalScene(), ratio)
    }
  })

  it('of groups in groups that turn, clip and fade', () => {
    const leaf = (id: string, x: number, more: object = {}): SceneNode => {
      return { type: 'rect', id, x, y: 60, width: 160, height: 90, fill: '#B45309', ...more }
    }
    const stroke = { paint: '#1C1917', widthPx: 9 }
    const turned = { rotation: { deg: 11, about: { x: 120, y: 90 } }, opacity: 0.6 }
    const clip = { x: 30, y: 40, width: 260, height: 120, radiusPx: 30 }
    const inner: SceneNode = {
      type: 'group',
      id: 'inner',
      ...turned,
      children: [leaf('a', 50, { stroke }), leaf('b', 130, { opacity: 0.5 })],
    }
    const pair: SceneNode = {
      type: 'group',
      id: 'pair',
      opacity: 0.7,
      clip,
      children: [inner, leaf('c', 210)],
    }
    const alone: SceneNode = {
      type: 'group',
      id: 'alone',
      opacity: 0.5,
      children: [{ ...leaf('d', 300, { stroke }), opacity: 0.8 }],
    }
    const one: SceneNode = {
      type: 'group',
      id: 'one',
      opacity: 0.5,
      children: [leaf('e', 420, { opacity: 0.4 })],
    }
    const turnedBy = (deg: number): GroupNode => {
      const about = { x: 640, y: 290 }
      return { type: 'group', id: 'by', rotation: { deg, about }, children: [leaf('i', 600, { y: 270 })] }
    }
    const blurred: SceneNode = {
      type: 'group',
      id: 'blurred',
      blurPx: 6,
      ...turned,
      children: [leaf('f', 100, { y: 180 })],
    }
    const scaled: SceneNode = {
      type: 'group',
      id: 'scaled',
      opacity: 0.6,
      scale: { x: 1.4, y: 0.55, about: { x: 610, y: 300 } },
      children: [leaf('g', 560, { y: 250, stroke }), { ...turnedBy(90), id: 'in-scaled' }, leaf('h', 600)],
    }
    for (const ratio of [1, 1.7])
      expectSame({ ...typicalScene(), live: [pair, alone, one, blurred, scaled] }, ratio)
  })
})

/** `most`: 1 of 255 where a turned group has a clip, since Konva's inverse matrix rounds. */
function expectSame(scene: Scene, ratio: number, most = 0): void {
  const painted = pixelsOf(paintedScene(scene, paintContext, ratio))
  expect(difference(painted, exportedPixels(scene, paintContext, ratio)).most).toBeLessThanOrEqual(most)
}

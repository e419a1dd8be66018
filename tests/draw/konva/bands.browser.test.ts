import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../../src/card/templates'
import { drawKit } from '../../../src/draw/drawKit'
import { browserFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { oneCanvas } from '../../../src/draw/konva/canvases'
import { elementOf } from '../../../src/draw/konva/internals'
import { drawnSceneInSteps, type DrawOptions } from '../../../src/draw/konva/drawInSteps'
import { exportStage } from '../../../src/draw/konva/exportStage'
import { pictures } from '../../../src/draw/pictures/images'
import { readyScene } from '../../../src/draw/readyScene'
import { layoutCard } from '../../layout/laidOut'
import type { Scene, SceneNode } from '../../../src/scene/nodes'
import { allAtOnce } from '../../../src/scene/steps'
import { cardWith, QUOTE } from '../../layout/cards'
import { DRAWN_TEMPLATES } from '../drawnTemplates'
import { richScene, typicalScene } from '../fixtures'
import { difference, pixelsOf } from '../pixels'

const BAND_PX = 60_000 // some ten bands of a card at 1.5x
const NEARLY_NONE = 1e-4 // of the pixels: a glow is rounded otherwise, by one level
const RATIO = 1.5
const kit = drawKit('strip', pictures)

function drawn(scene: Scene, options: DrawOptions = {}, ratio = RATIO): ImageData {
  const stage = exportStage(scene, allAtOnce(drawnSceneInSteps(scene, kit, ratio, options)), options.canvases)
  try {
    return pixelsOf(stage.toCanvas({ pixelRatio: ratio }))
  } finally {
    stage.destroy()
  }
}

function expectSame(scene: Scene): void {
  const whole = drawn(scene)
  const { pixels, most } = difference(drawn(scene, { bandPx: BAND_PX }), whole)
  expect(most).toBeLessThanOrEqual(1)
  expect(pixels).toBeLessThan(NEARLY_NONE * whole.width * whole.height)
}

async function sceneOf(settings: Parameters<typeof cardWith>[0]): Promise<Scene> {
  const card = { kind: 'quote' as const, quote: QUOTE, settings: cardWith(settings).settings }
  const outcome = await readyScene(() => layoutCard(card, browserMetrics), { fonts: browserFonts })
  if (outcome.status !== 'ready') throw new Error(outcome.status)
  return outcome.scene
}

describe('a card drawn in bands has the pixels of one drawn at once', () => {
  it.each(DRAWN_TEMPLATES)('in the template %s', async (id) => {
    expectSame(await sceneOf(TEMPLATES[id].settings))
  })

  it('with everything that drawing knows', () => {
    for (const scene of [richScene(), typicalScene()]) expectSame(scene)
  })

  it('on a painting', async () => {
    const art = { family: 'pond', palette: '', seed: 1 } as const
    expectSame(await sceneOf({ backgroundType: 'art', art }))
  })
})

describe('a canvas that is used again', () => {
  it('shows nothing of what was drawn on it before, and is another where the size changes', async () => {
    const canvases = oneCanvas()
    const card = await sceneOf({ frameStyle: 'polaroid' })
    const square: SceneNode = {
      type: 'rect',
      id: 'square',
      x: 9,
      y: 9,
      width: 30,
      height: 30,
      fill: '#B4322A',
    }
    const bare: Scene = { ...card, still: [square], live: [] } // all around it is transparent
    for (const [scene, ratio] of [
      [card, RATIO],
      [bare, RATIO],
      [bare, 1],
      [card, RATIO],
    ] as const)
      expect(difference(drawn(scene, { canvases }, ratio), drawn(scene, {}, ratio)).pixels).toBe(0)
    canvases.release()
  })

  it('is never of another size, in whatever order canvases come back', () => {
    const canvases = oneCanvas()
    const [small, large] = [1, 2].map((pixelRatio) => ({ width: 40, height: 30, pixelRatio }))
    const [first, second] = [canvases.take(small!), canvases.take(large!)]
    canvases.giveBack(second)
    canvases.giveBack(first)
    expect(elementOf(canvases.take(large!)).width).toBe(80)
  })
})

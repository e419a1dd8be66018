import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../../src/card/templates'
import { rasterPaintContext } from '../../../src/draw/rasterPaintContext'
import { loadFonts } from '../../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { CardStage } from '../../../src/draw/konva/CardStage'
import { pictures } from '../../../src/draw/pictures/images'
import { previewGrid } from '../../../src/draw/pixelGrid'
import { layoutCard } from '../../layout/laidOut'
import type { Box, Scene, SceneNode } from '../../../src/scene/nodes'
import { IS_FULL } from '../../fixtures/tier'
import { line, typicalScene } from '../fixtures'
import { difference, exportedPixels, pixelsOf, seenPixels } from '../pixels'

const paintContext = rasterPaintContext('grained', pictures)
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const WIDTH_PX = 688 // width of the editor's card in a 1440 px window
const PAGE = '#ffffff'
const BLENDED = 1 // levels out of 255: the compositor blends two layers and rounds differently from drawing in one

function frames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

function openPreview(ratio: number, widthPx = WIDTH_PX, part?: Box) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  return {
    layers: () => [...container.querySelectorAll('canvas')],
    async show(scene: Scene, atWidthPx = widthPx, atRatio = ratio, atPart = part) {
      expect(await loadFonts(scene)).toEqual({ status: 'ready' })
      await act(async () => {
        root.render(<CardStage scene={scene} widthPx={atWidthPx} pixelRatio={atRatio} part={atPart} />)
      })
      await frames()
      return seenPixels([...container.querySelectorAll('canvas')], PAGE)
    },
    close: () => act(async () => root.unmount()),
  }
}

/** One pixel that no scene paints; it stays as long as its layer is not drawn again. */
const stain = (canvas: HTMLCanvasElement) => {
  const ctx = canvas.getContext('2d')!
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.fillStyle = '#00ff00'
  ctx.fillRect(0, 0, 1, 1)
  ctx.restore()
}
const isStained = (canvas: HTMLCanvasElement) => pixelsOf(canvas).data.slice(0, 4).join() === '0,255,0,255'

const TYPED = [
  'To wonder is to begin.',
  'To wonder is to begin. A',
  'To wonder is to begin. And',
  'To wonder is to begin. And to wonder again, and to look once more at what has always been there,',
  'To wonder is to begin. And to wonder again, and to look once more at what has always been there, Q',
  'Go!',
  'Gon!',
]

function typedScenes(id: TemplateId): Scene[] {
  const { settings } = TEMPLATES[id]
  const quote = { ...emptyQuote('2026-11-21'), translation: '惊奇是智慧的开端。', author: 'Plato' }
  return TYPED.map((content) =>
    layoutCard({ kind: 'quote', quote: { ...quote, content }, settings }, browserMetrics),
  )
}

/** Scenes laid out in their own fonts, so that no other scene is ever shown. */
async function readyScenes(id: TemplateId): Promise<Scene[]> {
  for (const early of typedScenes(id)) expect(await loadFonts(early)).toEqual({ status: 'ready' })
  return typedScenes(id)
}

const CASES: readonly [TemplateId, number][] = [
  ['minimal', 1],
  ['dark', 2],
  ['retro', 1.5],
  ['creative', 1],
  ['naturalGreen', 1],
  ['sunny', 2],
  ['sunsetOrange', 1],
  ['violet', 2],
]

const IN_SMALL_TIER: readonly TemplateId[] = ['dark', 'retro', 'creative', 'naturalGreen']

describe('a card whose words change', () => {
  for (const [id, ratio] of CASES.filter(([template]) => IS_FULL || IN_SMALL_TIER.includes(template))) {
    it(`is at every key the picture that would be exported: ${id} at ${ratio}x`, async () => {
      const preview = openPreview(ratio)
      for (const scene of await readyScenes(id)) {
        const { ratio: scale } = previewGrid(scene.width, scene.height, WIDTH_PX, ratio)
        const shown = await preview.show(scene)
        const { most } = difference(shown, exportedPixels(scene, paintContext, scale, PAGE))
        expect(most).toBeLessThanOrEqual(BLENDED)
      }
      await preview.close()
    })
  }

  it('is so in another shape and on another screen', async () => {
    const preview = openPreview(1)
    const scene = typicalScene()
    const square = typicalScene(540, 540)
    for (const [next, ratio] of [
      [scene, 1],
      [square, 1],
      [scene, 2],
      [scene, 1],
    ] as const) {
      const grid = previewGrid(next.width, next.height, WIDTH_PX, ratio)
      const { most } = difference(
        await preview.show(next, WIDTH_PX, ratio),
        exportedPixels(next, paintContext, grid.ratio, PAGE),
      )
      expect(most).toBeLessThanOrEqual(BLENDED)
    }
    await preview.close()
  })

  it('is so too where it is zoomed and only a part is drawn', async () => {
    const part = { x: 300.4, y: 120.7, width: 600, height: 300 }
    const preview = openPreview(1.5, 2 * WIDTH_PX, part)
    for (const scene of await readyScenes('sunny')) {
      const anew = openPreview(1.5, 2 * WIDTH_PX, part)
      expect(difference(await preview.show(scene), await anew.show(scene))).toEqual({ pixels: 0, most: 0 })
      await anew.close()
    }
    await preview.close()
  })
})

describe('a layer', () => {
  it('takes no more pixels than are shown while the card is zoomed in and out', async () => {
    const preview = openPreview(1)
    const part = { x: 1_500, y: 1_200, width: WIDTH_PX, height: 300 }
    await preview.show(typicalScene())
    const widths = vi.spyOn(HTMLCanvasElement.prototype, 'width', 'set')
    await preview.show(typicalScene(), 8 * WIDTH_PX, 1, part)
    const zoomed = preview.layers().map(({ width, height }) => [width, height])
    await preview.show(typicalScene())
    expect(zoomed).toEqual([
      [WIDTH_PX, 300],
      [WIDTH_PX, 300],
    ])
    expect(preview.layers().map(({ width }) => width)).toEqual([WIDTH_PX, WIDTH_PX])
    const ofLayers = widths.mock.calls.filter((_, at) =>
      preview.layers().some((layer) => layer === widths.mock.contexts[at]),
    )
    expect(Math.max(...ofLayers.map(([px]) => px))).toBe(WIDTH_PX)
    widths.mockRestore()
    await preview.close()
  })

  it('is not redrawn where its nodes are as they were', async () => {
    const preview = openPreview(2)
    const scene = typicalScene()
    await preview.show(scene)
    const [background, words] = preview.layers() as [HTMLCanvasElement, HTMLCanvasElement]
    stain(background)
    const [first, ...others] = scene.live
    const changed = line('content-line-1', 'To wander is', { x: 80, y: 150 })
    await preview.show({ ...structuredClone(scene), live: [changed, ...others] })
    expect(isStained(background)).toBe(true)

    stain(words)
    await preview.show({ ...structuredClone(scene), live: [changed, ...others] })
    expect([isStained(background), isStained(words)]).toEqual([true, true])
    await preview.show({ ...scene, live: [first!, ...others] })
    expect([isStained(background), isStained(words)]).toEqual([true, false])
    await preview.close()
  })

  it('is redrawn where a node changes, comes, goes, moves or fades', async () => {
    const preview = openPreview(1)
    const rect = (id: string, more: object = {}) =>
      ({ type: 'rect', id, x: 200, y: 40, width: 90, height: 90, fill: '#B45309', ...more }) as SceneNode
    const [a, b] = [rect('a'), rect('b', { x: 250, fill: '#1C1917' })]
    const lists: SceneNode[][] = [
      [a, b],
      [a, rect('b', { x: 260, fill: '#1C1917' })],
      [a],
      [rect('new', { y: 70 }), a, b],
      [b, a],
      [rect('a', { opacity: 0.5 })],
      [{ type: 'group', id: 'a', opacity: 0.5, children: [rect('c'), rect('d', { x: 240 })] }],
      [a],
      [],
    ]
    for (const live of lists) {
      const scene = { ...typicalScene(), live }
      const { ratio } = previewGrid(scene.width, scene.height, WIDTH_PX, 1)
      const { most } = difference(await preview.show(scene), exportedPixels(scene, paintContext, ratio, PAGE))
      expect(most).toBeLessThanOrEqual(BLENDED)
    }
    await preview.close()
  })

  it('is redrawn when the engine has lost it', async () => {
    const preview = openPreview(1)
    await preview.show(typicalScene())
    for (const layer of preview.layers()) {
      stain(layer)
      layer.dispatchEvent(new Event('contextrestored'))
      await frames()
      expect(isStained(layer)).toBe(false)
    }
    await preview.close()
  })
})

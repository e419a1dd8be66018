import { act, Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { rasterKit } from '../../src/draw/rasterKit'
import { loadFonts } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { CardStage } from '../../src/draw/konva/CardStage'
import { pictures } from '../../src/draw/pictures/images'
import { previewGrid } from '../../src/draw/pixelGrid'
import { layoutCard } from '../layout/laidOut'
import type { Box, Scene } from '../../src/scene/nodes'
import { IS_FULL } from '../fixtures/tier'
import { line, richScene, sceneSource, typicalScene } from './fixtures'
import { difference, exportedPixels, pixelsOf } from './pixels'

const kit = rasterKit('strip', pictures) // as exports
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const WIDTH_PX = 688 // of the editor's card in a window of 1440 px

function frames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

/** A preview that shows one scene after the other. */
function openPreview(ratio: number, widthPx = WIDTH_PX, part?: Box) {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  let scenes: ReturnType<typeof sceneSource> | null = null
  let renderings = 0
  const canvas = () =>
    [...container.querySelectorAll('canvas')].find(
      ({ style }) => style.display !== 'none',
    ) as HTMLCanvasElement
  return {
    canvas,
    async show(scene: Scene, atWidthPx = widthPx) {
      expect(await loadFonts(scene)).toEqual({ status: 'ready' })
      const isFirst = scenes === null
      const shown = (scenes ??= sceneSource(scene))
      await act(async () => {
        if (!isFirst) shown.replace(scene)
        root.render(
          <Profiler id="stage" onRender={() => (renderings += 1)}>
            <CardStage scenes={shown} widthPx={atWidthPx} pixelRatio={ratio} part={part} />
          </Profiler>,
        )
      })
      await frames()
      return pixelsOf(canvas())
    },
    /** As while it is typed: only the scene changes. */
    async replace(scene: Scene) {
      expect(await loadFonts(scene)).toEqual({ status: 'ready' })
      await act(async () => scenes?.replace(scene))
      await frames()
      return pixelsOf(canvas())
    },
    renderings: () => renderings,
    close: () => act(async () => root.unmount()),
  }
}

/** One pixel that no scene paints; it stays as long as its part of the canvas is not painted again. */
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

/** The same laid out in their own fonts: no other scene is ever shown. */
async function readyScenes(id: TemplateId): Promise<Scene[]> {
  for (const early of typedScenes(id)) expect(await loadFonts(early)).toEqual({ status: 'ready' })
  return typedScenes(id)
}

const CASES: readonly [TemplateId, number][] = [
  ['minimal', 1],
  ['dark', 2], // a film's arrows and print over the words
  ['retro', 1.5], // a lozenge between tapers
  ['creative', 1], // a seal, turned
  ['naturalGreen', 1], // rules that are drawn with the words
  ['sunny', 2], // an icon of curves
  ['sunsetOrange', 1], // all words turned
  ['violet', 2],
]

/** Of the cases, one at each ratio, and what is turned. */
const IN_SMALL_TIER: readonly TemplateId[] = ['dark', 'retro', 'creative']

describe('a card whose words change', () => {
  for (const [id, ratio] of CASES.filter(([template]) => IS_FULL || IN_SMALL_TIER.includes(template))) {
    it(`is at every key the picture that would be painted anew: ${id} at ${ratio}x`, async () => {
      const preview = openPreview(ratio)
      for (const scene of await readyScenes(id)) {
        const { ratio: scale } = previewGrid(scene.width, scene.height, WIDTH_PX, ratio)
        const shown = await preview.show(scene)
        expect(difference(shown, exportedPixels(scene, kit, scale))).toEqual({ pixels: 0, most: 0 })
      }
      await preview.close()
    })
  }

  it('is so without being rendered by React, but for another shape', async () => {
    const preview = openPreview(1)
    const [first, ...others] = await readyScenes('minimal')
    await preview.show(first!)
    const before = preview.renderings()
    for (const scene of others) {
      const { ratio } = previewGrid(scene.width, scene.height, WIDTH_PX, 1)
      const shown = await preview.replace(scene)
      expect(difference(shown, exportedPixels(scene, kit, ratio))).toEqual({ pixels: 0, most: 0 })
    }
    expect(preview.renderings()).toBe(before)

    const square = layoutCard(
      {
        kind: 'quote',
        quote: { ...emptyQuote('2026-11-21'), content: TYPED[0]! },
        settings: { ...TEMPLATES.minimal.settings, aspectRatio: '1:1' },
      },
      browserMetrics,
    )
    const { ratio } = previewGrid(square.width, square.height, WIDTH_PX, 1)
    const shown = await preview.replace(square)
    expect(difference(shown, exportedPixels(square, kit, ratio))).toEqual({ pixels: 0, most: 0 })
    expect(preview.renderings()).toBeGreaterThan(before)
    const back = previewGrid(first!.width, first!.height, WIDTH_PX, 1)
    const shownAgain = await preview.replace(first!)
    expect(difference(shownAgain, exportedPixels(first!, kit, back.ratio))).toEqual({ pixels: 0, most: 0 })
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

  it('is painted only where they change', async () => {
    const preview = openPreview(2)
    const scene = typicalScene()
    await preview.show(scene)
    stain(preview.canvas())
    const [first, ...others] = scene.live
    await preview.show({
      ...scene,
      live: [line('content-line-1', 'To wander is', { x: 80, y: 150 }), ...others],
    })
    expect(isStained(preview.canvas())).toBe(true)
    await preview.show({ ...scene, still: structuredClone(scene.still), live: [first!, ...others] })
    expect(isStained(preview.canvas())).toBe(true)
    await preview.close()
  })

  it('paints the line that changes and those that it reaches, none beyond', async () => {
    const texts = ['To wonder is', 'to begin to', 'understand.']
    const live = texts.map((text, at) => line(`content-line-${at}`, text, { x: 80, y: 150 + at * 54 }))
    const preview = openPreview(2)
    await preview.show({ ...typicalScene(), live })
    const painted = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
    const changed = line('content-line-2', 'understand it.', { x: 80, y: 150 + 2 * 54 })
    await preview.show({ ...typicalScene(), live: [...live.slice(0, 2), changed] })
    const now = painted.mock.calls.map(([text]) => text)
    painted.mockRestore()
    expect(now).toContain('understand it.')
    expect(now).not.toContain('To wonder is')
    await preview.close()
  })

  it('is painted once when it is first shown, and once in another size', async () => {
    const scene = typicalScene()
    const painted = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
    const preview = openPreview(1)
    const timesPainted = async (widthPx: number) => {
      painted.mockClear()
      await preview.show(scene, widthPx)
      return painted.mock.calls.filter(([text]) => text === 'To wonder is').length
    }
    expect(await timesPainted(WIDTH_PX)).toBe(1)
    expect(await timesPainted(WIDTH_PX + 40)).toBe(1)
    expect(await timesPainted(WIDTH_PX + 40)).toBe(0)
    painted.mockRestore()
    await preview.close()
  })

  it('is painted as a whole with another look, in another size, and when the engine has lost it', async () => {
    const preview = openPreview(1)
    const scene = typicalScene()
    const stained = async () => {
      await preview.show(scene)
      stain(preview.canvas())
    }
    await stained()
    await preview.show({ ...scene, still: scene.still.slice(0, 1) })
    expect(isStained(preview.canvas())).toBe(false)
    await stained()
    await preview.show(richScene())
    expect(isStained(preview.canvas())).toBe(false)
    await stained()
    preview.canvas().dispatchEvent(new Event('contextrestored'))
    await frames()
    expect(isStained(preview.canvas())).toBe(false)
    await preview.close()
  })
})

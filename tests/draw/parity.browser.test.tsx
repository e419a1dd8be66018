import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadFonts } from '../../src/draw/fonts/browserFonts'
import { CardStage } from '../../src/draw/konva/CardStage'
import type { PaintContext } from '../../src/draw/paintContext'
import { pictures } from '../../src/draw/pictures/images'
import { partOfGrid, previewGrid } from '../../src/draw/pixelGrid'
import { withoutSlices } from '../../src/draw/paint/nineSlice'
import { CardPicture } from '../../src/draw/CardPicture'
import type { Box, Scene } from '../../src/scene/nodes'
import { richScene, typicalScene } from './fixtures'
import { difference, exportedPixels, seenPixels } from './pixels'

const paintContext: PaintContext = { gradients: 'grained', pictures }
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const SCENES: Record<string, Scene> = { typical: typicalScene(), rich: richScene() }

beforeAll(async () => {
  for (const scene of Object.values(SCENES)) expect(await loadFonts(scene)).toEqual({ status: 'ready' })
})

function frames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

async function preview(
  scenes: readonly Scene[],
  widthPx: number,
  ratio: number,
  Card: typeof CardStage | typeof CardPicture = CardStage,
  part?: Box,
  page?: string,
): Promise<ImageData> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  for (const scene of scenes) {
    await act(async () => {
      root.render(
        <StrictMode>
          {Card === CardPicture ? (
            <CardPicture scene={scene} widthPx={widthPx} pixelRatio={ratio} />
          ) : (
            <CardStage scene={scene} widthPx={widthPx} pixelRatio={ratio} part={part} />
          )}
        </StrictMode>,
      )
    })
    await expect.poll(() => container.querySelector('canvas')).not.toBeNull()
    await frames()
  }
  const shown = [...container.querySelectorAll('canvas')]
  expect(shown).toHaveLength(Card === CardStage ? 2 : 1)
  return seenPixels(shown, page)
}

const PAGE = '#ffffff'
/** Levels of 255: one where two layers are blended, two where a half transparent card is blended with the page as well. */
const BLENDED: Record<string, number> = { typical: 1, rich: 2 }

describe('preview and export', () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    for (const [widthPx, ratio] of [
      [scene.width, 1],
      [scene.width, 2],
      [scene.width * 0.69, 2],
      [333.3, 1.5],
    ] as const) {
      it(`agree in every pixel, but for how two layers blend: ${name}, ${widthPx} px wide at ${ratio}x`, async () => {
        const grid = previewGrid(scene.width, scene.height, widthPx, ratio)
        const shown = await preview([scene], widthPx, ratio, CardStage, undefined, PAGE)
        expect([shown.width, shown.height]).toEqual([grid.widthPx, grid.heightPx])
        const exported = exportedPixels(scene, paintContext, grid.ratio, PAGE)
        expect(difference(shown, exported).most).toBeLessThanOrEqual(BLENDED[name]!)
      })
    }
  }

  it('agree where a card is only looked at', async () => {
    const scene = richScene()
    const grid = previewGrid(scene.width, scene.height, 333.3, devicePixelRatio)
    const shown = await preview([typicalScene(), scene], 333.3, devicePixelRatio, CardPicture)
    expect(difference(shown, exportedPixels(scene, paintContext, grid.ratio)).pixels).toBe(0)
  })

  it('agree after edits to still and live nodes and a change of size', async () => {
    const first = typicalScene(540, 675)
    const second = typicalScene()
    const last: Scene = {
      ...second,
      still: second.still.map((n) => (n.id === 'mat' ? { ...n, fill: '#334155' } : n)),
    }
    const shown = await preview([first, second, last], 960, 1)
    expect(difference(shown, exportedPixels(last, paintContext, 1)).most).toBeLessThanOrEqual(1)
  })

  for (const [name, scene] of Object.entries(SCENES)) {
    for (const [zoom, ratio] of [
      [1, 1],
      [2.3, 2],
      [5, 1.5],
    ] as const) {
      it(`agree where only a part is drawn: ${name}, zoomed ${zoom} times at ${ratio}x`, async () => {
        const widthPx = scene.width * 0.69 * zoom
        const part = { x: widthPx * 0.31, y: widthPx * 0.12, width: 300.4, height: 180.7 }
        const grid = previewGrid(scene.width, scene.height, widthPx, ratio)
        const at = partOfGrid(grid, part, ratio)
        const shown = await preview([scene], widthPx, ratio, CardStage, part)
        expect([shown.width, shown.height]).toEqual([at.width, at.height])
        const whole = exportedPixels(scene, paintContext, grid.ratio)
        // Curves are antialiased differently at a canvas edge; a shift by one pixel would differ by 100 or
        // more.
        expect(difference(shown, cropped(whole, at)).most).toBeLessThanOrEqual(32)
      })
    }
  }
})

function cropped(whole: ImageData, { x, y, width, height }: Box): ImageData {
  const part = new ImageData(width, height)
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * whole.width + x) * 4
    part.data.set(whole.data.subarray(from, from + width * 4), row * width * 4)
  }
  return part
}

describe('a shadow in nine slices', () => {
  for (const [name, scene] of Object.entries(SCENES)) {
    for (const ratio of [1, 2, 4, 1.380208333]) {
      it(`equals the one drawn directly: ${name} at ${ratio}x`, () => {
        const sliced = exportedPixels(scene, paintContext, ratio)
        const direct = withoutSlices(() => exportedPixels(scene, paintContext, ratio))
        expect(difference(sliced, direct)).toEqual({ pixels: 0, most: 0 })
      })
    }
  }
})

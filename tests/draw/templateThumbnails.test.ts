import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import type { CardSettings } from '../../src/card/settings'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { sceneFile } from '../../src/export/cardFile'
import { layoutCard } from '../layout/laidOut'
import { oklch } from '../../src/scene/colour'
import { idsOf, QUOTE } from '../layout/cards'

/**
 * Blurred to 60 px wide and stretched to one shape, no two templates may look alike (DECISIONS.md,
 * Templates). Distance is the mean in OKLab, where 0.02 is just visible.
 */
const THUMBNAIL = { width: 60, height: 34 }
const MIN_APART = 0.045

/** Basic templates and the first of each weather, since the others show the same sky. */
const SHOWN = idsOf(TEMPLATES).filter((id) => !/(Square|Portrait)$/.test(id))

type Lab = readonly [number, number, number]

describe('templates as thumbnails', () => {
  const thumbnails = new Map<TemplateId, Lab[]>()
  beforeAll(async () => {
    for (const id of SHOWN) thumbnails.set(id, await blurred(TEMPLATES[id].settings))
  })

  it.each(SHOWN)('%s is like no other', (id) => {
    const others = SHOWN.filter((other) => other !== id)
    const nearest = others
      .map((other) => ({ other, apart: distance(thumbnails.get(id)!, thumbnails.get(other)!) }))
      .toSorted((a, b) => a.apart - b.apart)[0]!
    expect(nearest.apart, `${id} and ${nearest.other}`).toBeGreaterThan(MIN_APART)
  })

  it('would take a template in another white for the same', async () => {
    const { settings } = TEMPLATES.minimal
    const offWhite = await blurred({ ...settings, backgroundColor: '#F4F4F4' })
    expect(distance(thumbnails.get('minimal')!, offWhite)).toBeLessThan(MIN_APART)
  })
})

async function blurred(settings: CardSettings): Promise<Lab[]> {
  const { width, height } = THUMBNAIL
  const scene = layoutCard({ kind: 'quote', quote: QUOTE, settings }, nodeMetrics)
  let picture: CanvasImageSource = (await loadImage(
    sceneFile(scene, { format: 'png', scale: (4 * width) / scene.width }).bytes,
  )) as unknown as CanvasImageSource
  const canvases = [4, 2, 1].map((times) => createCanvas(width * times, height * times))
  for (const canvas of canvases) {
    canvas.getContext('2d').drawImage(picture as never, 0, 0, canvas.width, canvas.height)
    picture = canvas as unknown as CanvasImageSource
  }
  const { data } = canvases.at(-1)!.getContext('2d').getImageData(0, 0, width, height)
  const pixels = Array.from({ length: width * height }, (_, at) => lab(data.subarray(4 * at, 4 * at + 3)))
  return pixels.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const near = [-1, 0, 1]
      .filter((dy) => y + dy >= 0 && y + dy < height)
      .flatMap((dy) =>
        [-1, 0, 1].filter((dx) => x + dx >= 0 && x + dx < width).map((dx) => at + dy * width + dx),
      )
    return [0, 1, 2].map(
      (axis) => near.reduce((sum, other) => sum + pixels[other]![axis]!, 0) / near.length,
    ) as never
  })
}

function lab(rgb: ArrayLike<number>): Lab {
  const hex = Array.from(rgb, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { lightness, chroma, hueDeg } = oklch(`#${hex}`)
  const angle = (hueDeg * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

function distance(a: readonly Lab[], b: readonly Lab[]): number {
  const each = a.map((pixel, at) => Math.hypot(...pixel.map((value, axis) => value - b[at]![axis]!)))
  return each.reduce((sum, value) => sum + value, 0) / each.length
}

// @module-tag slow
/** The scrim on measured pictures is minimal, so drawn pixels must prove it sufficient. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaintContext } from '../../src/draw/paintContext'
import type { Pictures } from '../../src/draw/pictures/images'
import type { Picture } from '../../src/draw/pictures/picture'
import { newCanvas } from '../../src/draw/newCanvas'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { luminanceMapsOfPictures } from '../../src/draw/pictures/luminanceMaps'
import { layoutCard } from '../layout/laidOut'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { seededRandom } from '../../src/scene/random'
import { cardWith, QUOTE } from '../layout/cards'
import { drawnContrast } from './drawnContrast'
import { HARD_PICTURES, hardPictures, hardPictureSrc, type HardPictureId } from './hardPictures'
import { combinations } from '../fixtures/combinations'
import { IS_FULL, runs } from '../fixtures/tier'

const NEEDED = 4.5
const RATIOS = ['16:9', '1:1', '9:16'] as const
const FRAMES = ['clean', 'minimal', 'rounded', 'glassmorphic', 'polaroid', 'film'] as const

/** 900 × 600 */
function anyPicture(seed: string): Picture {
  const random = seededRandom(seed)
  const ctx = newCanvas(900, 600)
  const colour = () => `hsl(${random() * 360} ${random() * 100}% ${random() * 100}%)`
  const wash = ctx.createLinearGradient(0, 0, random() * 900, 600)
  for (const at of [0, 0.4, 1]) wash.addColorStop(at, colour())
  ctx.fillStyle = wash
  ctx.fillRect(0, 0, 900, 600)
  for (let i = 0; i < random() * 60; i++) {
    ctx.fillStyle = colour()
    const [x, y, size] = [random() * 900, random() * 600, 4 + random() * 160]
    if (random() < 0.5) ctx.fillRect(x, y, size, size * random())
    else {
      ctx.beginPath()
      ctx.arc(x, y, size / 2, 0, 7)
      ctx.fill()
    }
  }
  const pixels = ctx.getImageData(0, 0, 900, 600)
  const grain = random() * 60
  for (let at = 0; at < pixels.data.length; at++) {
    if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + (random() - 0.5) * grain
  }
  ctx.putImageData(pixels, 0, 0)
  return { source: ctx.canvas, widthPx: 900, heightPx: 600 }
}

function storeOf(find: (src: string) => Picture | 'failed'): Pictures {
  return { find, load: () => Promise.resolve([]), subscribe: () => () => undefined }
}

const made = new Map<string, Picture>()
const random = storeOf((src) => {
  const picture = made.get(src) ?? anyPicture(src)
  made.set(src, picture)
  return picture
})

function faintWords(
  pictures: Pictures,
  src: string,
  settings: Parameters<typeof cardWith>[0],
  image: Partial<typeof NO_PICTURE> = {},
): string[] {
  const asPhoto = settings.backgroundType === 'solid'
  const card = cardWith(
    { shadow: 'none', ...settings, backgroundImage: { ...NO_PICTURE, src: asPhoto ? '' : src, ...image } },
    { align: 'text-left' },
    { ...QUOTE, imageUrl: asPhoto ? src : '' },
  )
  const scene = layoutCard(card, nodeMetrics, undefined, luminanceMapsOfPictures(pictures))
  const paintContext: PaintContext = { gradients: 'grained', pictures }
  return drawnContrast(scene, paintContext)
    .filter(({ ratio }) => ratio < NEEDED)
    .map(
      ({ id, ratio }) =>
        `${settings.frameStyle} ${settings.aspectRatio} on ${src}: ${id} ${ratio.toFixed(2)}`,
    )
}

describe('words on a measured picture', () => {
  const hard = { id: Object.keys(HARD_PICTURES) as HardPictureId[], frameStyle: FRAMES }
  it.each(combinations(hard, { strength: 1 }))('reach 4.5:1 on $id in $frameStyle', ({ id, frameStyle }) => {
    const aspectRatio = RATIOS[FRAMES.indexOf(frameStyle) % RATIOS.length] ?? '1:1'
    const settings = { frameStyle, aspectRatio, backgroundType: 'image' as const }
    expect(faintWords(hardPictures(), hardPictureSrc(id), settings)).toEqual([])
  })

  it('reach 4.5:1 on any picture, however it lies', () => {
    const image = fc.record({
      focusX: fc.double({ min: 0, max: 1, noNaN: true }),
      focusY: fc.double({ min: 0, max: 1, noNaN: true }),
      zoom: fc.constantFrom(1, 1, 1.6, 3),
      blurPx: fc.constantFrom(0, 0, 4, 20),
      fit: fc.constantFrom('cover' as const, 'contain' as const),
      dim: fc.constantFrom(0, 0, 0.7),
      veil: fc.constantFrom('auto' as const, 'auto' as const, 'dark' as const, 'light' as const),
    })
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.constantFrom(...FRAMES),
        fc.constantFrom(...RATIOS),
        fc.constantFrom('light' as const, 'dark' as const),
        image,
        (seed, frameStyle, aspectRatio, theme, lies) => {
          const settings = { frameStyle, aspectRatio, theme, backgroundType: 'image' as const }
          expect(faintWords(random, `any ${seed}`, settings, lies)).toEqual([])
        },
      ),
      { numRuns: runs(16) },
    )
  })

  it.each(['polaroid', 'film'] as const)('reach 4.5:1 on the quote’s own picture in %s', (frameStyle) => {
    const faint = combinations(
      { seed: IS_FULL ? [1, 2, 3, 4] : [1, 2], aspectRatio: RATIOS },
      { strength: 1 },
    ).flatMap(({ seed, aspectRatio }) =>
      faintWords(random, `photo ${seed}`, { frameStyle, aspectRatio, backgroundType: 'solid' }),
    )
    expect(faint).toEqual([])
  })
})

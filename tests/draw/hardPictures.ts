/**
 * Pictures that are hard to write on (Node only): flat or adjacent extremes, hues of equal luminance, a
 * photo-like landscape.
 */
import type { Pictures } from '../../src/draw/pictures/images'
import type { Picture } from '../../src/draw/pictures/picture'
import { newCanvas } from '../../src/draw/newCanvas'
import { seededRandom } from '../../src/scene/random'

type Paint = (ctx: CanvasRenderingContext2D, width: number, height: number) => void

export const HARD_PICTURES = {
  white: (ctx, width, height) => fill(ctx, '#ffffff', 0, 0, width, height),
  black: (ctx, width, height) => fill(ctx, '#000000', 0, 0, width, height),
  middle: (ctx, width, height) => fill(ctx, '#767676', 0, 0, width, height),
  checkerboard: (ctx, width, height) => {
    fill(ctx, '#ffffff', 0, 0, width, height)
    for (let y = 0; y < height; y += 24) {
      for (let x = (y / 24) % 2 === 0 ? 0 : 24; x < width; x += 48) fill(ctx, '#000000', x, y, 24, 24)
    }
  },
  halves: (ctx, width, height) => {
    fill(ctx, '#000000', 0, 0, width / 2, height)
    fill(ctx, '#ffffff', width / 2, 0, width / 2, height)
  },
  lamp: (ctx, width, height) => {
    // dark except for one light behind the text
    fill(ctx, '#10131a', 0, 0, width, height)
    const light = ctx.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, height / 4)
    light.addColorStop(0, '#fffbe6')
    light.addColorStop(1, 'rgba(255,251,230,0)')
    fill(ctx, light, 0, 0, width, height)
  },
  fade: (ctx, width, height) => {
    const fade = ctx.createLinearGradient(0, 0, width, 0)
    fade.addColorStop(0, '#000000')
    fade.addColorStop(1, '#ffffff')
    fill(ctx, fade, 0, 0, width, height)
  },
  noise: (ctx, width, height) => {
    const random = seededRandom('hard picture')
    const pixels = ctx.createImageData(width, height)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : random() * 256
    ctx.putImageData(pixels, 0, 0)
  },
  redAndGreen: (ctx, width, height) => {
    for (let x = 0; x < width; x += 40) fill(ctx, x % 80 === 0 ? '#e00000' : '#00a000', x, 0, 40, height)
  },
  landscape: (ctx, width, height) => {
    const sky = ctx.createLinearGradient(0, 0, 0, height * 0.6)
    sky.addColorStop(0, '#2f6db5')
    sky.addColorStop(1, '#f7e9cf')
    fill(ctx, sky, 0, 0, width, height)
    const random = seededRandom('landscape')
    for (const [foot, colour] of [
      [0.55, '#8fa0ab'],
      [0.68, '#4d6655'],
      [0.82, '#1d2b1c'],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(0, height)
      for (let x = 0; x <= width; x += 8) {
        ctx.lineTo(x, height * (foot + 0.04 * Math.sin(x / 60 + foot * 20) + 0.012 * random()))
      }
      ctx.lineTo(width, height)
      ctx.fill()
    }
  },
} satisfies Record<string, Paint>

export type HardPictureId = keyof typeof HARD_PICTURES

const SIZE = { width: 800, height: 600 }

export function hardPictureSrc(id: HardPictureId): string {
  return `hard:${id}`
}

export function hardPictures(): Pictures {
  const painted = new Map<string, Picture>()
  return {
    find(src) {
      const paint = (HARD_PICTURES as Record<string, Paint>)[src.slice('hard:'.length)]
      if (!paint) return 'failed'
      const known = painted.get(src) ?? picture(paint)
      painted.set(src, known)
      return known
    },
    load: () => Promise.resolve([]),
    subscribe: () => () => undefined,
  }
}

function picture(paint: Paint): Picture {
  const ctx = newCanvas(SIZE.width, SIZE.height)
  paint(ctx, SIZE.width, SIZE.height)
  return { source: ctx.canvas, widthPx: SIZE.width, heightPx: SIZE.height }
}

function fill(
  ctx: CanvasRenderingContext2D,
  paint: string | CanvasGradient,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  ctx.fillStyle = paint
  ctx.fillRect(x, y, width, height)
}

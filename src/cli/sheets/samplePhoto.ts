/** Generated, so that no file is needed; as hard to read text on as a holiday photo. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { join } from 'node:path'
import { createPictures } from '../../draw/pictures/images'
import type { Picture } from '../../draw/pictures/picture'
import { seededRandom } from '../../scene/random'

export const SAMPLE_PHOTO = 'sheet:mountains'

const WIDTH_PX = 1600
const HEIGHT_PX = 1200
const SKY = ['#2E5E8C', '#9CC3D9', '#FBE7C0']
const RIDGES = [
  { y: 0.5, swing: 0.09, colour: '#7F96A8' },
  { y: 0.6, swing: 0.12, colour: '#4C6A72' },
  { y: 0.74, swing: 0.1, colour: '#2C4A45' },
  { y: 0.88, swing: 0.07, colour: '#14241F' },
]

export const samplePictures = createPictures((src) =>
  src === SAMPLE_PHOTO ? Promise.resolve(mountains()) : publicFile(src),
)

async function publicFile(src: string): Promise<Picture> {
  const image = await loadImage(join('public', src))
  return { source: image as unknown as CanvasImageSource, widthPx: image.width, heightPx: image.height }
}

/** A bright sky, four ridges, snow on the farthest: nearly white and nearly black. */
function mountains(): Picture {
  const canvas = createCanvas(WIDTH_PX, HEIGHT_PX)
  const ctx = canvas.getContext('2d')
  const random = seededRandom(SAMPLE_PHOTO)
  const sky = ctx.createLinearGradient(0, 0, 0, HEIGHT_PX * 0.6)
  SKY.forEach((colour, at) => sky.addColorStop(at / (SKY.length - 1), colour))
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, WIDTH_PX, HEIGHT_PX)
  ctx.fillStyle = '#FFFDF2'
  ctx.arc(WIDTH_PX * 0.68, HEIGHT_PX * 0.34, 90, 0, 2 * Math.PI)
  ctx.fill()
  for (const { y, swing, colour } of RIDGES) {
    const phases = Array.from({ length: 5 }, () => random() * 2 * Math.PI)
    ctx.beginPath()
    ctx.moveTo(0, HEIGHT_PX)
    for (let x = 0; x <= WIDTH_PX; x += 4) {
      const height = phases.reduce(
        (sum, phase, wave) => sum + Math.sin((x / WIDTH_PX) * (3 + 5 * wave ** 1.6) + phase) / (1 + wave),
        0,
      )
      ctx.lineTo(x, HEIGHT_PX * (y - (swing * height) / 2))
    }
    ctx.lineTo(WIDTH_PX, HEIGHT_PX)
    ctx.fillStyle = colour
    ctx.fill()
  }
  return { source: canvas as unknown as CanvasImageSource, widthPx: WIDTH_PX, heightPx: HEIGHT_PX }
}

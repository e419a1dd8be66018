import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { cardFile } from '../../src/export/cardFile'
import { cardWith } from '../layout/cards'

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  const image = await loadImage(bytes)
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return Buffer.from(ctx.getImageData(0, 0, image.width, image.height).data)
}

it('writes WebP at quality 1 without loss, as browsers do, and below it with', async () => {
  const card = cardWith({ aspectRatio: '1:1' })
  const png = await cardFile(card, { format: 'png', quality: 1, scale: 1, opensAgain: false })
  const whole = await cardFile(card, { format: 'webp', quality: 1, scale: 1, opensAgain: false })
  const lossy = await cardFile(card, { format: 'webp', quality: 0.95, scale: 1, opensAgain: false })
  const drawn = await pixelsOf(png.bytes)
  expect(Buffer.compare(await pixelsOf(whole.bytes), drawn)).toBe(0)
  expect(Buffer.compare(await pixelsOf(lossy.bytes), drawn)).not.toBe(0)
})

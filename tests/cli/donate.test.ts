import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrCodeJpeg } from '../../src/cli/qrCode'
import { siteFromEnvironment } from '../../src/site'

async function readCode(file: Buffer): Promise<string | undefined> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  return jsQR(data as unknown as Uint8ClampedArray, image.width, image.height)?.data
}

describe('the code for a gift', () => {
  it('in public/donate.jpg holds the payment link that the site has by default', async () => {
    expect(await readCode(readFileSync('public/donate.jpg'))).toBe(siteFromEnvironment({}).paymentLink)
  })

  it.each([
    'wxp://f2f0Xq3-9hT_2kL0pWmA7vB5nC8dE1gH4jK6lM9oP2qR5sT',
    'https://pay.example/我?amount=1&to=日签',
    `https://pay.example/${'a1'.repeat(200)}`,
  ])('can be read back: %s', async (link) => {
    expect(await readCode(qrCodeJpeg(link))).toBe(link)
  })

  it('is square, sharp at three times its size on the page, and keeps its quiet zone', async () => {
    const { width, height } = await loadImage(qrCodeJpeg('https://a.example'))
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(720)
  })
})

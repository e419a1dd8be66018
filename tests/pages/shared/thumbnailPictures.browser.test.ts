import { describe, expect, it } from 'vitest'
import { takePicture } from '../../../src/draw/pictures/acceptPicture'
import { thumbnailPictures } from '../../../src/pages/shared/thumbnails/drawScene'

async function largePicture(colour: string): Promise<string> {
  const canvas = new OffscreenCanvas(5_040, 5_040)
  const ctx = canvas.getContext('2d')!
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return takePicture(await canvas.convertToBlob({ type: 'image/jpeg' }))
}

describe('the pictures of thumbnails', () => {
  // Regression: at full size only two fitted into memory, so looks of an imported file lost their pictures.
  it('are all there at the same time, however large the files', async () => {
    const srcs: string[] = []
    for (const colour of ['#c33', '#3c3', '#33c', '#cc3']) srcs.push(await largePicture(colour))
    await Promise.all(srcs.map((src) => thumbnailPictures.load([src])))
    const found = srcs.map((src) => thumbnailPictures.find(src))
    expect(found.map((picture) => typeof picture)).toEqual(srcs.map(() => 'object'))
  })
})

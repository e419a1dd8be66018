import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { applyTemplate } from '../../src/card/looks'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { cardFile, sceneFile } from '../../src/export/cardFile'
import { layoutCard } from '../layout/laidOut'
import { fileSize, mostWidthPx } from '../../src/export/fileSize'
import { FORMATS } from '../../src/export/formats'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { targetSize, type Target } from '../../src/look/target'
import { TARGETS } from '../../src/look/targets'
import { keysOf } from '../../src/scene/values'
import { combinations } from '../fixtures/combinations'
import { DRAWN_TEMPLATES } from '../draw/drawnTemplates'
import { pictureFile } from '../fixtures/pictureFile'
import { cardWith } from '../layout/cards'

const BYTES_OF_PX = { jpg: 3, png: 4, webp: 4 } // before compression

describe('a file that is made for a place', () => {
  const drawn = keysOf(TARGETS).filter((id) => TARGETS[id].widthPx <= 3840)

  it.each(drawn)('%s: exact to the pixel, in its format, below its most bytes', async (id) => {
    const { widthPx, heightPx, format, mostBytes }: Target = TARGETS[id]
    const file = await cardFile(cardWith({ target: id }), {
      format,
      quality: 0.95,
      scale: 2,
      opensAgain: true,
    })
    expect(file).toMatchObject({ widthPx, heightPx })
    const type = FORMATS[format].mimeType
    expect(pictureFile(new Uint8Array(file.bytes))).toMatchObject({ type, widthPx, heightPx })
    expect(file.bytes.length).toBeLessThanOrEqual(mostBytes ?? Infinity)
  })

  it.each(keysOf(TARGETS))('%s: as many pixels are promised as drawn', (id) => {
    const { widthPx, heightPx }: Target = TARGETS[id]
    const size = fileSize(targetSize(TARGETS[id]), { scale: 1, target: TARGETS[id] })
    expect(size).toMatchObject({ widthPx, heightPx, limitedBy: null })
  })

  it('is smaller, and says so, where a canvas cannot be as large', () => {
    const target = TARGETS['desktop-8k']
    const size = fileSize(targetSize(target), { scale: 1, target }, undefined, () => false)
    expect(size.limitedBy).toBe('area')
    expect(size.widthPx / size.heightPx).toBeCloseTo(16 / 9, 2)
  })

  it('cannot be too heavy where even its raw pixels are not', () => {
    const bounded = keysOf(TARGETS).filter((id) => {
      const { widthPx, heightPx, format, mostBytes, greys }: Target = TARGETS[id]
      return mostBytes !== null && !greys && widthPx * heightPx * BYTES_OF_PX[format] > mostBytes
    })
    expect(bounded).toEqual([])
  })

  it('loses quality before it is too heavy', () => {
    const scene = layoutCard(cardWith({ target: 'instagram-post', frameStyle: 'retro' }), nodeMetrics)
    const target: Target = TARGETS['instagram-post']
    const options = { format: 'jpg', quality: 1, scale: 2, target } as const
    const added = Buffer.alloc(2_000)
    const finish = (file: Buffer) => Buffer.concat([file, added])
    const whole = sceneFile(scene, { ...options, finish })
    const mostBytes = Math.round(whole.bytes.length * 0.6)
    const light = sceneFile(scene, { ...options, finish, target: { ...target, mostBytes } })
    expect(light.bytes.length).toBeLessThanOrEqual(mostBytes!)
    expect(light.bytes.subarray(-added.length)).toEqual(added)
    expect(light).toMatchObject({ widthPx: 1080, heightPx: 1350 })
  })
})

describe('e-ink', () => {
  const { widthPx, heightPx, mostBytes } = TARGETS['e-ink']

  it('every frame × template is a PNG of its size under its 90 KB', { tags: ['slow'] }, async () => {
    const looks = { template: DRAWN_TEMPLATES, frameStyle: keysOf(FRAMES) }
    for (const { template, frameStyle } of combinations(looks, { strength: 1 })) {
      const look = applyTemplate(template, { showQuotationMarks: true, target: 'e-ink' })
      const card = cardWith({ ...look, frameStyle }, look.textSettings)
      const { bytes } = await cardFile(card, { format: 'png', quality: 1, scale: 2, opensAgain: true })
      expect(bytes.length, `${template} ${frameStyle}`).toBeLessThanOrEqual(mostBytes!)
      expect(pictureFile(new Uint8Array(bytes))).toMatchObject({ type: 'image/png', widthPx, heightPx })
    }
  })

  it('has four greys and no other colour, and paper is white', async () => {
    const card = cardWith({ target: 'e-ink', backgroundColor: '#ffffff', shadow: 'none' })
    const { bytes } = await cardFile(card, { format: 'png', quality: 1, scale: 2, opensAgain: true })
    const image = await loadImage(bytes)
    const ctx = createCanvas(image.width, image.height).getContext('2d')
    ctx.drawImage(image, 0, 0)
    const { data } = ctx.getImageData(0, 0, image.width, image.height)
    const seen = new Set<string>()
    for (let at = 0; at < data.length; at += 4) seen.add(data.subarray(at, at + 4).join())
    expect([...seen].toSorted()).toEqual(['0,0,0,255', '170,170,170,255', '255,255,255,255', '85,85,85,255'])
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255])
  })
})

describe('an exact width', () => {
  it('is that of the file, for every ratio', () => {
    for (const card of Object.values(RATIOS))
      for (const widthPx of [64, 100, 501, 777, 1_001, 1_999, 2_560, 2_800]) {
        const size = fileSize(card, { scale: 2, widthPx })
        expect(size).toMatchObject({ widthPx, limitedBy: null })
        expect(Math.abs(size.heightPx - (widthPx * card.height) / card.width)).toBeLessThan(1)
      }
  })

  it('may be as large as the caps allow, and no larger', () => {
    for (const card of Object.values(RATIOS))
      for (const { maxSidePx } of Object.values(FORMATS)) {
        const most = mostWidthPx(card, maxSidePx)
        expect(fileSize(card, { scale: 2, widthPx: most }, maxSidePx)).toMatchObject({
          widthPx: most,
          limitedBy: null,
        })
        expect(fileSize(card, { scale: 2, widthPx: most + 2 }, maxSidePx).limitedBy).not.toBeNull()
      }
  })

  it('is what the command’s engine draws', async () => {
    const card = cardWith({ aspectRatio: '16:9' })
    const file = await cardFile(card, {
      format: 'png',
      quality: 1,
      scale: 2,
      opensAgain: true,
      widthPx: 1001,
    })
    expect(pictureFile(new Uint8Array(file.bytes))).toMatchObject({ widthPx: 1001, heightPx: 563 })
  })
})

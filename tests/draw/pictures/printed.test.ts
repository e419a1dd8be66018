import { describe, expect, it } from 'vitest'
import '../../../src/draw/node/nodeCanvas'
import { createPictures } from '../../../src/draw/pictures/images'
import type { Picture } from '../../../src/draw/pictures/picture'
import { defaultsOf } from '../../../src/card/fields'
import { SETTINGS } from '../../../src/card/settings'
import { NO_PICTURE } from '../../../src/look/backgrounds'
import { printedSrc, printIn, PRINTS, sourceOf } from '../../../src/look/prints'
import { photo } from '../../fixtures/photos'
import { idsOf } from '../../layout/cards'
import { DIGESTS, printedDigests, printedRaster } from './printedPixels'

const settingsWith = (print: keyof typeof PRINTS, src = 'own:0a:b') => ({
  ...defaultsOf(SETTINGS),
  backgroundImage: { ...NO_PICTURE, src, print },
})

describe('a print of a photograph', () => {
  it('has the bytes that every engine has', () => expect(printedDigests()).toEqual(DIGESTS))

  it('is a look of its own, and natural is none', () => {
    expect(new Set(Object.values(DIGESTS)).size).toBe(idsOf(PRINTS).length)
    expect(printedRaster('natural')).toEqual(printedRaster('unknown'))
  })

  it('is named by its address, which leads back to the picture', () => {
    for (const print of idsOf(PRINTS)) {
      const address = printedSrc(settingsWith(print))
      expect(sourceOf(address)).toBe('own:0a:b')
      expect(printIn(address)?.print ?? 'natural').toBe(print)
    }
    expect(printedSrc(settingsWith('mono', ''))).toBe('')
    expect(sourceOf('https://print.example/print:mono:x')).toBe('https://print.example/print:mono:x')
  })

  it('is made once from one loaded picture', async () => {
    const loaded: string[] = []
    const pictures = createPictures((src) => {
      loaded.push(src)
      return Promise.resolve(photo('face'))
    })
    await pictures.load(['x'])
    await pictures.load(['print:mono:x'])
    const print = pictures.find('print:mono:x')
    await pictures.load(['print:mono:x'])
    expect(loaded).toEqual(['x'])
    expect(print).toMatchObject({ widthPx: 480, heightPx: 360 } satisfies Partial<Picture>)
    expect(pictures.find('print:mono:x')).toBe(print)
  })

  it('fails with its picture', async () => {
    const pictures = createPictures(() => Promise.reject(new Error('gone')))
    expect(await pictures.load(['print:mono:x'])).toHaveLength(1)
    expect(pictures.find('print:mono:x')).toBe('failed')
  })
})

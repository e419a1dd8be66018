import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PictureFailure } from '../../../src/draw/pictures/picture'
import { i18n, startTranslations } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { exportKept } from '../../../src/pages/cards/pictures/exportKept'
import { cardWith } from '../../layout/cards'

/** What a browser would draw and save. */
const drawn = vi.hoisted(() => ({ file: new Blob(), failedPictures: [] as unknown[] }))
const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../src/draw/readyScene', () => ({
  readyScene: async () => ({ status: 'ready', scene: {}, failedPictures: drawn.failedPictures }),
}))
vi.mock('../../../src/export/exportCard', () => ({
  exportCard: async ({ failedPictures }: { failedPictures: unknown[] }) => ({
    blob: drawn.file,
    width: 3,
    height: 2,
    type: 'image/png',
    limitedBy: null,
    failedPictures,
  }),
}))
vi.mock('../../../src/export/save', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  saveBlob,
}))

/** The head of a PNG file: its signature, and its size in the first chunk. */
function pngHead(widthPx: number, heightPx: number): Blob {
  const head = new DataView(new ArrayBuffer(33))
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) head.setUint8(at, byte)
  head.setUint32(16, widthPx)
  head.setUint32(20, heightPx)
  return new Blob([head.buffer])
}

describe('a kept card’s picture', () => {
  beforeAll(() => startTranslations('en'))
  beforeEach(() => {
    saveBlob.mockClear()
    Object.assign(drawn, { file: pngHead(3, 2), failedPictures: [] })
  })

  it('is downloaded, with nothing to remark', async () => {
    expect(await exportKept(cardWith({}), i18n.t)).toEqual([])
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(
      expect.any(Blob),
      expect.stringMatching(/^quote-.*\.png$/),
    )
  })

  it.each<[LanguageId, string]>([
    ['en', 'Not loaded: sea.jpg. A placeholder is shown instead.'],
    ['zh', '没有载入：sea.jpg。先显示占位图。'],
  ])('is downloaded, and what did not load is named (%s)', async (language, remark) => {
    drawn.failedPictures = [new PictureFailure('https://a.example/sea.jpg', 'not-found')]
    expect(await exportKept(cardWith({}), i18n.getFixedT(language))).toEqual([remark])
    expect(saveBlob).toHaveBeenCalledOnce()
  })

  it('is not downloaded when it is not what was promised', async () => {
    drawn.file = pngHead(3, 1)
    await expect(exportKept(cardWith({}), i18n.t)).rejects.toMatchObject({ code: 'different' })
    expect(saveBlob).not.toHaveBeenCalled()
  })
})

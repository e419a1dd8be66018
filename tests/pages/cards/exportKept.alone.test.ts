import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PictureFailure } from '../../../src/draw/pictures/picture'
import { i18n, loadTexts, needTexts, startTranslations } from '../../../src/language/i18n'
import type { LanguageId } from '../../../src/language/languages'
import { exportKept } from '../../../src/pages/cards/pictures/exportKept'
import { cardWith } from '../../layout/cards'

const drawn = vi.hoisted(() => ({ failedPictures: [] as unknown[] }))
const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../src/draw/readyScene', () => ({
  readyScene: async () => ({ status: 'ready', scene: {}, failedPictures: drawn.failedPictures }),
}))
vi.mock('../../../src/export/exportCard', () => ({
  exportCard: async ({ failedPictures }: { failedPictures: unknown[] }) => ({
    blob: new Blob(),
    width: 3,
    height: 2,
    type: 'image/png',
    facts: { mimeType: 'image/png', widthPx: 3, heightPx: 2, bytes: 0 },
    limitedBy: null,
    failedPictures,
  }),
}))
vi.mock('../../../src/export/save', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  saveBlob,
}))

describe('a kept card’s picture', () => {
  beforeAll(async () => {
    await needTexts('editor')
    await startTranslations('en')
    await loadTexts('zh')
  })
  beforeEach(() => {
    saveBlob.mockClear()
    drawn.failedPictures = []
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
})

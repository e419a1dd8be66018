import { beforeAll, describe, expect, it } from 'vitest'
import { fitsTargets, type FinishedFile } from '../../../src/look/fitsTargets'
import type { TargetId } from '../../../src/look/targets'
import { typedWidth } from '../../../src/pages/editor/export/ExportSettings'
import { fitWords } from '../../../src/pages/shared/export/fileWords'
import { i18n, loadTexts, needTexts, startTranslations } from '../../../src/language/i18n'

void needTexts('editor')

describe('a width that was typed', () => {
  const limits = { min: 64, max: 5_461 }

  it.each([
    ['', null],
    ['  ', null],
    ['1001', 1_001],
    [' 1,001 px ', 1_001],
    ['1001像素', 1_001],
    ['１００１', 1_001],
    ['64', 64],
    ['5461', 5_461],
    ['63', 'wrong'],
    ['5462', 'wrong'],
    ['1e3', 'wrong'],
    ['12.5', 'wrong'],
    ['-100', 'wrong'],
    ['wide', 'wrong'],
    ['NaN', 'wrong'],
    ['9'.repeat(400), 'wrong'],
  ])('%j is %j', (typed, expected) => {
    expect(typedWidth(typed, limits)).toBe(expected)
  })
})

describe('why a place does not take a file', () => {
  beforeAll(async () => {
    await startTranslations('en')
    await loadTexts('zh')
  })

  const PNG: FinishedFile = { widthPx: 1080, heightPx: 1350, format: 'png', bytes: 430_000 }
  const words = (id: TargetId, language: string, file = PNG) =>
    fitWords(
      fitsTargets(file).find((fit) => fit.id === id)!,
      i18n.getFixedT(language),
    )

  it.each<[TargetId, FinishedFile, string, string]>([
    ['instagram-story', PNG, 'is 9:16', '是 9:16'],
    ['a6-card', PNG, 'is 1240 × 1748', '是 1240 × 1748'],
    ['e-ink', { ...PNG, widthPx: 800, heightPx: 480 }, '430 KB of 90', '430 KB，超了，最多 90 KB'],
    ['instagram-post', { ...PNG, format: 'webp' }, 'takes JPG', '要 JPG'],
    ['desktop', { ...PNG, widthPx: 480, heightPx: 270 }, 'needs 3840 × 2160', '要 3840 × 2160'],
    ['moments', PNG, 're-saves as JPEG', '会转成 JPEG'],
    ['x', PNG, '', ''],
  ])('%s', (id, file, english, chinese) => {
    expect(words(id, 'en', file)).toBe(english)
    expect(words(id, 'zh', file)).toBe(chinese)
  })
})

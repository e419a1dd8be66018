import { describe, expect, it } from 'vitest'
import { tagOf, voiceFor } from '../../../src/pages/day/aids/useReading'

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
})

describe('the voice for a language', () => {
  it.each([
    ['zh', ['en-US', 'zh-HK', 'zh-TW', 'zh-CN'], 'zh-CN'],
    ['zh', ['yue-HK', 'zh-HK', 'zh-yue'], null],
    ['zh', ['cmn-CN', 'en-GB'], 'cmn-CN'],
    ['zh', ['zh_CN_#Hans'], 'zh_CN_#Hans'],
    ['en', ['en_AU', 'en_US', 'zh_CN'], 'en_US'],
    ['en', ['zh-CN', 'de-DE'], null],
    ['en', [], null],
  ] as const)('%s of %j is %s', (language, langs, found) =>
    expect(
      voiceFor(
        langs.map((lang) => voice(lang)),
        language,
      )?.lang ?? null,
    ).toBe(found),
  )

  it('is one of the device before one of a network', () =>
    expect(voiceFor([voice('zh-CN', false, true), voice('zh-TW')], 'zh')?.lang).toBe('zh-TW'))

  it('has a tag that every engine reads', () =>
    expect([tagOf('en_US'), tagOf('zh-Hans-CN')]).toEqual(['en-US', 'zh-CN']))
})

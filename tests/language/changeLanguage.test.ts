import { describe, expect, it } from 'vitest'
import { changeLanguage } from '../../src/language/changeLanguage'
import { currentLanguage, i18n } from '../../src/language/i18n'

describe('changing the language', () => {
  it('stores it, sets the document’s language, loads the texts and announces both, in this order', async () => {
    const log: string[] = []
    const world = {
      store: (language: string) => log.push(`store ${language}`),
      setHtmlLang: (tag: string) => log.push(`lang ${tag}`),
      announce: (event: string, language: string) => log.push(`${event} ${language} ${i18n.t('site.home')}`),
    }
    await changeLanguage('en', world)
    await changeLanguage('zh', world)
    expect(log).toEqual([
      'store en',
      'lang en',
      'translationsLoaded en Home',
      'languageChanged en Home',
      'store zh',
      'lang zh-CN',
      'translationsLoaded zh 首页',
      'languageChanged zh 首页',
    ])
    expect(currentLanguage()).toBe('zh')
  })

  it('shows the last language that was asked for, also if an earlier one’s texts come later', async () => {
    const stored: string[] = []
    const world = { store: (id: string) => stored.push(id), setHtmlLang: () => {}, announce: () => {} }
    await Promise.all([changeLanguage('zh', world), changeLanguage('en', world)])
    expect([currentLanguage(), stored]).toEqual(['en', ['en']])
  })
})

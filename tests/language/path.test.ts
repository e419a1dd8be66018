import { describe, expect, it } from 'vitest'
import {
  hasLanguagePrefix,
  initialLanguage,
  languageOfPath,
  withLanguage,
  withoutLanguage,
} from '../../src/language/path'

describe('the language of a path', () => {
  it.each([
    ['/zh', 'zh'],
    ['/en', 'en'],
    ['/zh/editor', 'zh'],
    ['/en/', 'en'],
    ['/', null],
    ['/about', null],
    ['/zhang', null],
    ['/english/about', null],
    ['/owner/repo/blob/main/README_ZH.md', 'zh'],
    ['/owner/repo/blob/main/README.md', 'en'],
    ['/en/README_ZH.md', 'en'],
  ])('%s asks for %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language)
  })

  it('knows a prefix from a word that begins like one', () => {
    expect(hasLanguagePrefix('/zh/terms')).toBe(true)
    expect(hasLanguagePrefix('/zhou/terms')).toBe(false)
    expect(hasLanguagePrefix('/README_ZH.md')).toBe(false)
  })
})

describe('changing the prefix', () => {
  it.each([
    ['/', '/en'],
    ['/zh', '/en'],
    ['/zh/', '/en'],
    ['/en/about', '/en/about'],
    ['/zh/about', '/en/about'],
    ['/about', '/en/about'],
    ['/zh/a/b', '/en/a/b'],
    ['//evil.example', '/en/evil.example'],
  ])('%s becomes %s', (path, expected) => {
    expect(withLanguage(path, 'en')).toBe(expected)
  })

  it('takes a prefix off and leaves everything else', () => {
    expect(withoutLanguage('/en')).toBe('/')
    expect(withoutLanguage('/en/guide')).toBe('/guide')
    expect(withoutLanguage('/guide')).toBe('/guide')
    expect(withoutLanguage('')).toBe('/')
  })

  it('gives back the same path after any change of language', () => {
    for (const path of ['/', '/about', '/a/b/c'])
      expect(withoutLanguage(withLanguage(withLanguage(path, 'zh'), 'en'))).toBe(path)
  })
})

describe('the first language', () => {
  const none = { pathname: '/about', stored: null, browser: undefined }

  it('is the path’s before all else', () => {
    expect(initialLanguage({ pathname: '/en', stored: 'zh', browser: 'zh-CN' })).toBe('en')
  })
  it('is the stored one before the browser’s', () => {
    expect(initialLanguage({ ...none, stored: 'en', browser: 'zh-CN' })).toBe('en')
  })
  it.each([
    ['zh-TW', 'zh'],
    ['ZH', 'zh'],
    ['en-US', 'en'],
    ['fr', 'en'],
  ])('is for the browser language %s: %s', (browser, expected) => {
    expect(initialLanguage({ ...none, browser })).toBe(expected)
  })
  it('is Chinese where nothing is known, and ignores a stored value that is none of ours', () => {
    expect(initialLanguage(none)).toBe('zh')
    expect(initialLanguage({ ...none, stored: 'xx', browser: 'en' })).toBe('en')
  })
})

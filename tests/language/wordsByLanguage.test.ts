import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { langOf, wordsByLanguage } from '../../src/language/wordsByLanguage'

const told = (text: string) =>
  wordsByLanguage(text)
    .map((part) => (part.language ? `[${part.language}:${part.text}]` : part.text))
    .join('')

describe('the words of a text', () => {
  it.each([
    ['Know thyself, said Socrates.', '[en:Know thyself, said Socrates].'],
    ['“Don’t look back.”', '“[en:Don’t look back].”'],
    ['学而时习之，不亦说乎？', '[zh:学而时习之，不亦说乎？]'],
    ['我爱 JavaScript，也爱 Vue 3。', '[zh:我爱] [en:JavaScript][zh:，也爱] [en:Vue] 3。'],
    ['Confucius 孔子', '[en:Confucius] [zh:孔子]'],
    ['The Republic, Book II，Benjamin Jowett 译', '[en:The Republic, Book II]，[en:Benjamin Jowett] [zh:译]'],
    ['2026.11.21', '2026.11.21'],
    ['2026 年 11 月', '2026 [zh:年 11 月]'],
    ['', ''],
    ['吾輩は猫である', '吾輩は猫である'],
    ['너 자신을 알라 德', '너 자신을 알라 德'],
    ['Познай себя', 'Познай себя'],
    ['اعرف نفسك', 'اعرف نفسك'],
    ['Liberté, égalité, fraternité', 'Liberté, égalité, fraternité'],
    ['François de La Rochefoucauld', '[en:François de La Rochefoucauld]'],
  ])('are told by language: %s', (text, expected) => expect(told(text)).toBe(expected))

  it('are all there, in their order', () => {
    const part = fc.constantFrom('a', 'Know ', '知者', '。', ' ', '3', 'é', 'の', '《', '“', 'Я', '\n', '😀')
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        const words = wordsByLanguage(text).map((word) => word.text)
        expect(words.join('')).toBe(text)
      }),
    )
  })

  it('have one language, or none that is told', () => {
    expect(langOf('Know thyself. 42')).toBe('en')
    expect(langOf('知者不惑。')).toBe('zh-CN')
    expect(langOf('Confucius 孔子')).toBeUndefined()
    expect(langOf('Познай себя, Socrates')).toBeUndefined()
    expect(langOf('42')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { localeTexts as texts } from './everyText'

// Identical in every language: units, formats, our own names.
const SAME_EVERYWHERE = ['export.scales.4']

describe('the texts of the interface', () => {
  const [first, ...others] = LANGUAGE_IDS.map((id) => ({ id, texts: texts(id) }))

  it('has a file for every language', () => {
    for (const id of LANGUAGE_IDS) expect(Object.keys(texts(id)).length, id).toBeGreaterThan(100)
  })

  it('has the same keys in every language', () => {
    for (const other of others)
      expect(Object.keys(other.texts).sort(), other.id).toEqual(Object.keys(first?.texts ?? {}).sort())
  })

  it('has no empty text', () => {
    for (const id of LANGUAGE_IDS)
      expect(Object.entries(texts(id)).filter(([, text]) => !text.trim())).toEqual([])
  })

  it('leaves nothing untranslated', () => {
    const en = texts('en')
    const untranslated = Object.entries(texts('zh')).filter(
      ([key, text]) => text === en[key] && /[a-z]/i.test(text) && !SAME_EVERYWHERE.includes(key),
    )
    expect(untranslated).toEqual([])
  })

  it('uses the same placeholders in every language', () => {
    const placeholders = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
    const en = texts('en')
    for (const [key, text] of Object.entries(texts('zh')))
      expect(placeholders(text), key).toEqual(placeholders(en[key] ?? ''))
  })

  it('keeps the voice: no praise, no exclamation, no 您, full-width marks in Chinese', () => {
    for (const [key, text] of Object.entries(texts('en'))) expect(text, key).not.toMatch(/!|oops/i)
    for (const [key, text] of Object.entries(texts('zh'))) {
      expect(text, key).not.toMatch(/您|亲|哦|！/)
      expect(text, key).not.toMatch(/[\u4e00-\u9fff][,;:?!]/)
    }
  })
})

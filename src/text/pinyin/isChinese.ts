import { hasHan } from '../characters'

const KANA_OR_HANGUL = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** False beside kana or Hangul. */
export function isChinese(text: string): boolean {
  return hasHan(text) && !KANA_OR_HANGUL.test(text)
}

/**
 * Screen readers need a text's language. Latin is English, Han is Chinese; null for others, and for Latin
 * text mostly of accented words.
 */
import { LANGUAGES, type LanguageId } from './languages'

export interface WordsInLanguage {
  text: string
  language: LanguageId | null
}

const CHINESE = String.raw`\p{Script=Han}\u3001-\u3011\u3014-\u301b\uff01-\uff0f\uff1a-\uff1f`
const LATIN = String.raw`\p{Script=Latin}\p{M}`
/** A stretch includes script-neutral characters in between: spaces, digits, marks. */
const STRETCH = new RegExp(
  String.raw`[${CHINESE}](?:[^\p{L}]*[${CHINESE}])*|[${LATIN}](?:[^\p{L}${CHINESE}]*[${LATIN}])*`,
  'gu',
)
const EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const HAN = /\p{Script=Han}/u

export function wordsByLanguage(text: string): WordsInLanguage[] {
  const parts: WordsInLanguage[] = []
  const add = (part: string, language: LanguageId | null) => {
    if (part !== '') parts.push({ text: part, language })
  }
  const isElsewhere = EAST_ASIAN.test(text)
  let end = 0
  for (const { 0: stretch, index } of text.matchAll(STRETCH)) {
    const language = HAN.test(stretch) ? (isElsewhere ? null : 'zh') : isEnglish(stretch) ? 'en' : null
    if (language === null) continue
    add(text.slice(end, index), null)
    add(stretch, language)
    end = index + stretch.length
  }
  add(text.slice(end), null)
  return parts
}

/** Undefined unless the text is entirely in one language. */
export function langOf(text: string): string | undefined {
  const parts = wordsByLanguage(text).filter((part) => /\p{L}/u.test(part.text))
  const language = parts[0]?.language
  return language && parts.every((part) => part.language === language)
    ? LANGUAGES[language].htmlLang
    : undefined
}

/** “Gabriel García Márquez” is undecided. */
function isEnglish(words: string): boolean {
  const all = words.match(/[\p{Script=Latin}\p{M}'’]+/gu) ?? []
  const plain = all.filter((word) => /^[a-z'’]+$/iu.test(word))
  return plain.length > 0 && 2 * plain.length >= all.length
}

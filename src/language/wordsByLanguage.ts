/**
 * Which words of a text are in which of our languages, so that a screen reader pronounces them right: a card has both.
 * Told by script: letters of English are Latin, Chinese ones Han. Not told, and so null: Japanese, Korean, other scripts,
 * and Latin words most of which have letters with marks.
 */
import { LANGUAGES, type LanguageId } from './languages'

export interface WordsInLanguage {
  text: string
  language: LanguageId | null
}

const CHINESE = String.raw`\p{Script=Han}\u3001-\u3011\u3014-\u301b\uff01-\uff0f\uff1a-\uff1f`
const LATIN = String.raw`\p{Script=Latin}\p{M}`
/** Letters of one script with all between them that belongs to none: spaces, digits, marks. */
const STRETCH = new RegExp(
  String.raw`[${CHINESE}](?:[^\p{L}]*[${CHINESE}])*|[${LATIN}](?:[^\p{L}${CHINESE}]*[${LATIN}])*`,
  'gu',
)
const EAST_ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
const HAN = /\p{Script=Han}/u

/** The parts of a text, which together are the text. */
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

/** The `lang` attribute of a text whose words are all in one language, else undefined. */
export function langOf(text: string): string | undefined {
  const parts = wordsByLanguage(text).filter((part) => /\p{L}/u.test(part.text))
  const language = parts[0]?.language
  return language && parts.every((part) => part.language === language)
    ? LANGUAGES[language].htmlLang
    : undefined
}

/** At least half of the words need no letters but those of English: “Gabriel García Márquez” is not told. */
function isEnglish(words: string): boolean {
  const all = words.match(/[\p{Script=Latin}\p{M}'’]+/gu) ?? []
  const plain = all.filter((word) => /^[a-z'’]+$/iu.test(word))
  return plain.length > 0 && 2 * plain.length >= all.length
}

/**
 * Whether words are a name where no dash sets them apart: before a colon, after closing quotation marks or on a line of
 * their own. Much else stands there too ("Remember: be kind.", 记住：…), so a name has to be evident.
 *
 * - Chinese: two or three characters beginning with a surname, a work in 《》, a point between two parts (泰戈尔 needs none),
 *   three characters or more that all write foreign sounds, or a name that is quoted often (尼采).
 * - English: two to five words with capitals, none of which introduces things ("Pro Tip"), or a name quoted often. One
 *   other word with a capital is only likely a name, unless it is a common noun: its place must decide.
 */
import { looksLikeName } from './names'
import {
  COMPOUND_SURNAMES,
  KNOWN_NAMES,
  LEAD_WORDS,
  LEAD_WORDS_HAN,
  SOUND_CHARACTERS,
  SURNAMES,
} from './nameLists'

export type NameEvidence = 'clear' | 'likely' | 'none'

const ASIDE = /《[^《》]+》|[（(〔［[【][^（）()〔〕［］[\]【】]*[）)〕］\]】]/gu // a work, a dynasty, a name in the other language
const HAN_NAME = /[\p{Script=Han}·•・]+/gu
const HONORIFIC = /(?:先生|女士|夫人|老师|大师|法师|禅师|居士|主席|总统|爵士)$/u

/** `text`: trimmed, one line. */
export function nameEvidence(text: string): NameEvidence {
  const bare = text.replace(ASIDE, ' ').trim()
  if (bare === '') return /《[^《》]*\p{L}[^《》]*》/u.test(text) ? 'clear' : 'none'
  if (!looksLikeName(text, false) || !looksLikeName(bare, false)) return 'none'
  const han = bare.match(HAN_NAME) ?? []
  const latin = bare.replace(HAN_NAME, ' ').trim()
  if (han.length > 1) return 'none'
  const evidence = latin === '' ? 'clear' : latinEvidence(latin)
  return han[0] === undefined || evidence === 'none' || isHanName(han[0]) ? evidence : 'none'
}

/** Whether it is a work alone, which may stand beside an author. */
export function isWork(text: string): boolean {
  return /^[（(]?《[^《》]+》[）)]?$/u.test(text.trim())
}

function isHanName(name: string): boolean {
  if (KNOWN_NAMES.has(name)) return true
  if (/^\p{Script=Han}+(?:[·•・]\p{Script=Han}+)+$/u.test(name)) return true
  const characters = [...name.replace(HONORIFIC, '')]
  if (LEAD_WORDS_HAN.has(characters.slice(0, 2).join(''))) return false
  if (characters.length >= 3 && characters.every((character) => SOUND_CHARACTERS.has(character))) return true
  if (COMPOUND_SURNAMES.has(characters.slice(0, 2).join(''))) return characters.length <= 4
  return characters.length >= 2 && characters.length <= 3 && SURNAMES.has(characters[0]!)
}

const NOUN_ENDING = /(?:ness|tion|sion|ment|ity|ance|ence|ship|dom|hood|ism|logy|ics|ful|less|ously|ally)s?$/u
const MAX_WORDS = 5
const ALSO_GIVEN_NAMES = new Set('mother father grace faith hope joy art april june august rich'.split(' '))

function latinEvidence(name: string): NameEvidence {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '')
  const [first = '', last = first] = [words[0], words.at(-1)]
  if (words.length === 0 || words.length > MAX_WORDS || LEAD_WORDS.has(last)) return 'none'
  if (words.length > 1) return LEAD_WORDS.has(first) && !ALSO_GIVEN_NAMES.has(first) ? 'none' : 'clear'
  if (KNOWN_NAMES.has(first)) return 'clear'
  return first.length > 2 && !NOUN_ENDING.test(first) ? 'likely' : 'none'
}

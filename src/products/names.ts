/**
 * Whether the words after a dash are a name. A dash also separates clauses ("to be — or not to be"), so a
 * name has to look like one: capitals in English, few characters and no function words in Chinese. The
 * criteria depend on how clearly the words are set apart.
 */
const MAX = { words: 9, letters: 80, han: 14 }

/** `isSetApart`: on a line of its own, or after the end of a sentence or its quotation marks. */
export function looksLikeName(text: string, isSetApart: boolean): boolean {
  const name = text.trim()
  if (name === '' || name.length > MAX.letters || name.includes('\n') || !/\p{L}/u.test(name)) return false
  if (isSentence(name)) return false
  return /\p{Script=Han}/u.test(name) ? looksChinese(name, isSetApart) : looksWestern(name, isSetApart)
}

/** Titles and initials contain full stops too: "Dr. King", "J. R. R. Tolkien", "Martin Luther King Jr." */
function isSentence(name: string): boolean {
  if (/[!?;。！？；，：]/u.test(name) || /:\s/.test(name)) return true
  return name
    .split(/\s+/)
    .some((word) => word.endsWith('.') && !/^(?:\p{L}\.)+$/u.test(word) && word.replace(/\W/g, '').length > 4)
}

const FUNCTION_HAN = /[的了是在不我你他她它们这那就也都很会要着过吗呢吧啊把被让且但如果因所没有]/u

const SPEECH_HAN = /[我你他她它们]|[的了吗呢吧啊说道]$/u // “走吧。”——她笑着说

function looksChinese(name: string, isSetApart: boolean): boolean {
  // Titles, brackets and an English name beside the Chinese one do not count.
  const bare = name.replace(/《[^》]*》|[（(〔［[【][^）)〕］\]】]*[）)〕］\]】]/gu, '')
  const han = [...bare.matchAll(/\p{Script=Han}/gu)].length
  if (han === 0) return true // 《论语》 alone
  if (han > MAX.han || (han < 2 && !/\p{L}{2}/u.test(bare))) return false
  const latin = bare.replace(/[^\p{Script=Latin}.'’\s-]/gu, '').trim()
  if (latin !== '' && !looksWestern(latin, isSetApart)) return false
  return !(isSetApart ? SPEECH_HAN : FUNCTION_HAN).test(bare)
}

/** Lower-case words within names and titles. */
const PARTICLES = new Set(
  'of the de la le du des da di del della dos van von der den ten ter zu zum y e and & bin ibn al el abu ben st st. a an in on for to à'.split(
    ' ',
  ),
)
/** Words that never occur in names, but often start a clause. */
const NON_NAME_WORDS = new Set(
  'or and but so it is was are be not no yes i you we they he she that this then than as if when where while what who why how because there here my your his her their our its do did does have has had will would can could should only just even still never always ever too very more most much once for to in on at from with without by of the a an'.split(
    ' ',
  ),
)

function looksWestern(name: string, isSetApart: boolean): boolean {
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0 || words.length > MAX.words) return false
  const isCapital = (word: string) => /^[^\p{L}]*(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{L}['’]\p{Lu})/u.test(word)
  const isSmall = (word: string) => PARTICLES.has(word.toLowerCase())
  const begins = isCapital(words[0]!) || (isSmall(words[0]!) && words.length > 1 && isCapital(words.at(-1)!))
  if (begins && words.every((word) => isCapital(word) || isSmall(word)) && !isPhrase(words)) return true
  // bell hooks, e. e. cummings, anonymous: lower case only if it cannot be a clause.
  return isSetApart && words.length <= 4 && !words.some((word) => NON_NAME_WORDS.has(word.toLowerCase()))
}

/** "— I Think", "— Or Not" are not names despite the capitals. "The Buddha" is one. */
function isPhrase(words: readonly string[]): boolean {
  const first = words[0]!.toLowerCase()
  return NON_NAME_WORDS.has(first) && !['the', 'a', 'an', 'of', 'will', 'de'].includes(first)
}

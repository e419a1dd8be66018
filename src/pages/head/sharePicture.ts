import type { Quote } from '../../card/quote'
import type { LanguageId } from '../../language/languages'
import { BUILT_IN_QUOTES } from '../../quotes/builtIn'

/** prerender/pictures.ts draws it. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, type: 'image/jpeg' } as const

type SampleWords = Pick<Quote, 'content' | 'translation' | 'author' | 'citation'>

const WORDS: Record<LanguageId, () => SampleWords> = {
  en: () => withCitation(BUILT_IN_QUOTES['built-in-branch']),
  zh: () => inChinese(BUILT_IN_QUOTES['built-in-path']),
}

/** Home's share picture is the day's card, if this site has a server to draw it. */
export const DAILY_PICTURE = { widthPx: 2160, heightPx: 1080, type: 'image/jpeg' } as const

export function sampleWords(language: LanguageId): SampleWords {
  return WORDS[language]()
}

/** `/share-en.jpg` */
export function sharePicturePath(language: LanguageId): string {
  return `/share-${language}.jpg`
}

/** `/card-en.webp`: home's sample card, for pages without JavaScript. */
export function sampleCardPath(language: LanguageId): string {
  return `/card-${language}.webp`
}

type BuiltIn = (typeof BUILT_IN_QUOTES)['built-in-path' | 'built-in-branch']

function withCitation({ content, translation, author, ...source }: BuiltIn): SampleWords {
  const { work, year, translator, locator, authorZh } = source
  return { content, translation, author, citation: { work, year, translator, locator, authorZh } }
}

function inChinese({ content, translation, authorZh }: BuiltIn): SampleWords {
  return { content: translation, translation: content, author: authorZh, citation: null }
}

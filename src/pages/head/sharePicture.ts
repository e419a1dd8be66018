import type { Quote } from '../../card/quote'
import type { LanguageId } from '../../language/languages'
import { BUILT_IN_QUOTES } from '../../quotes/builtIn'

/** prerender/pictures.ts draws it. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, type: 'image/jpeg' } as const

type SampleWords = Pick<Quote, 'content' | 'translation' | 'author' | 'citation'>

/** Home's share picture is the day's card, if this site has a server to draw it. */
export const DAILY_PICTURE = { widthPx: 2160, heightPx: 1080, type: 'image/jpeg' } as const

export function sampleWords(language: LanguageId): SampleWords {
  if (language === 'zh') {
    const { content, translation, authorZh } = BUILT_IN_QUOTES['built-in-path']
    return { content: translation, translation: content, author: authorZh, citation: null }
  }
  const { content, translation, author, picture: _picture, ...citation } = BUILT_IN_QUOTES['built-in-branch']
  return { content, translation, author, citation }
}

/** `/share-en.jpg` */
export function sharePicturePath(language: LanguageId): string {
  return `/share-${language}.jpg`
}

/** `/card-en.webp`: home's sample card, for pages without JavaScript. */
export function sampleCardPath(language: LanguageId): string {
  return `/card-${language}.webp`
}

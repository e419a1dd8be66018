import { DAILY_CARD } from '../../card/dailyCard'
import type { LanguageId } from '../../language/languages'
import { BUILT_IN_QUOTES } from '../../quotes/builtIn'

/** The preview picture of shared links, drawn by prerender/pictures.ts. */
export const SHARE_PICTURE = { widthPx: 1200, heightPx: 630, type: 'image/jpeg' } as const

/** The sample words of each language; the main text is in that language. */
const WORDS: Record<LanguageId, { content: string; translation: string; author: string }> = {
  en: BUILT_IN_QUOTES['built-in-branch'],
  zh: inChinese(BUILT_IN_QUOTES['built-in-path']),
}

/** Home's share picture is the day's card, if this site has a server that draws it. */
export const DAILY_PICTURE = { widthPx: 2160, heightPx: 1080, type: 'image/png' } as const

/** `/api/card.png?template=sunny&ratio=2:1&scale=2` */
export function dailyCardPath(language: LanguageId): string {
  const { templates, ratio, scale } = DAILY_CARD
  return `/api/card.png?template=${templates[language]}&ratio=${ratio}&scale=${scale}`
}

/** The sample card's words in a language. */
export function sampleWords(language: LanguageId): { content: string; translation: string; author: string } {
  return WORDS[language]
}

/** `/share-en.jpg` */
export function sharePicturePath(language: LanguageId): string {
  return `/share-${language}.jpg`
}

/** `/card-en.webp`: home's card with the sample's words, for a page without JavaScript. */
export function sampleCardPath(language: LanguageId): string {
  return `/card-${language}.webp`
}

function inChinese({ content, translation, authorZh }: (typeof BUILT_IN_QUOTES)['built-in-path']) {
  return { content: translation, translation: content, author: authorZh }
}

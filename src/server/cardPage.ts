/**
 * The page of a link's card, as chats and browsers without JavaScript read it: the static page with that card's title, description,
 * picture and words in the places of its own. `pages/head/pageHead.ts` writes the same head in the browser.
 */
import type { Card } from '../card/card'
import { linkPreview } from '../card/linkPreview'
import { linkWords, type SpokenText } from '../card/linkWords'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { SITE } from '../site'

const TITLE = /(<title\b[^>]*>)[^<]*(?=<\/title>)/
const META = /(<meta\b[^>]*? (?:name|property)="([^"]+)" content=")[^"]*(?=")/g
/** The page's own address, in each language: in its head, and where the header names the other one for want of scripts. */
const ADDRESS = /(<link\b[^>]*? rel="(?:canonical|alternate)" href="[^"?]*|<noscript><a href="[^"?]*)(?=")/g
/** What other pages ask of this one: the page's address stands at the end. */
const OEMBED = /(<link\b[^>]*? type="application\/json\+oembed" href="[^"]*)(?=")/g
const WITHOUT_SCRIPT = /(<noscript data-card\b[^>]*>)[\s\S]*?(?=<\/noscript>)/

/** @param code of the card, without what was appended to it */
export function filledCardPage(html: string, card: Card, code: string, language: LanguageId): string {
  const { title, description, query, picture } = linkPreview(card, code, language)
  const pictureUrl = SITE.siteUrl + picture.path
  const contents: Readonly<Record<string, string>> = {
    ...(description === ''
      ? {}
      : sharedAs(['description', 'og:description', 'twitter:description'], description)),
    ...sharedAs(['og:title', 'twitter:title'], title),
    ...sharedAs(['og:image', 'twitter:image'], pictureUrl),
    ...sharedAs(['og:image:alt', 'twitter:image:alt'], picture.alt),
    'og:image:type': picture.type,
    'og:image:width': String(picture.widthPx),
    'og:image:height': String(picture.heightPx),
  }
  const { paragraphs, attribution } = linkWords(card)
  const words = [
    `<img src="${escaped(picture.path)}" alt="${escaped(picture.alt)}" width="${picture.widthPx}" height="${picture.heightPx}">`,
    ...paragraphs.map((text) => `<p ${languageOf(text)}>${escaped(text.text)}</p>`),
    ...(attribution.length > 0 ? [`<p>— ${attribution.map(spanOf).join(', ')}</p>`] : []),
  ]
  return html
    .replace(TITLE, (_, tag: string) => tag + escaped(title))
    .replace(META, (whole, tag: string, name: string) => {
      if (name === 'og:url') return whole + query
      return Object.hasOwn(contents, name) ? tag + escaped(contents[name]!) : whole
    })
    .replace(ADDRESS, (tag) => tag + query)
    .replace(OEMBED, (tag) => tag + encodeURIComponent(query))
    .replace(WITHOUT_SCRIPT, (_, tag: string) => tag + words.join(''))
}

function sharedAs(names: readonly string[], content: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, content]))
}

function spanOf(text: SpokenText): string {
  return `<bdi ${languageOf(text)}>${escaped(text.text)}</bdi>`
}

function languageOf({ language }: SpokenText): string {
  return `lang="${LANGUAGES[language].htmlLang}" dir="auto"`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

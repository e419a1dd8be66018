/** The server uses it, and the service worker; `pages/day/DayPage.tsx` renders the same elements. */
import { almanacDay, dayPath } from '../calendar/dayPaths'
import { type Label, LANGUAGES, type LanguageId } from '../language/languages'
import { wordsByLanguage } from '../language/wordsByLanguage'
import { withLanguage } from '../language/path'
import { escaped, jsonInScript } from '../scene/written'
import { SITE } from '../site'
import { dayAddresses, dayWords, quoteWords } from './dayWords'
import { dayPreview } from './dayPreview'
import type { Quote } from './quote'

export const SERVED_DAY_ID = 'served-day'

export interface ServedDay {
  day: string // yyyy-mm-dd, or mm-dd
  quote: unknown // as in /api/quote responses
  chinese: string // in the Chinese calendar; '' for a day of any year
}

export interface TopicsOfQuote {
  author: string
  work: string
  subjects: readonly { path: string; names: Label }[]
}

export const TITLE = /(<title\b[^>]*>)[^<]*(?=<\/title>)/
export const META = /(<meta\b[^>]*? (?:name|property)="([^"]+)" content=")[^"]*(?=")/g
const ADDRESS = /(<link\b[^>]*? rel="(?:canonical|alternate)"[^>]*? href="[^"]*?)\/days\/[^"]*(?=")/g
/** matches the page's encoded address */
const OEMBED = /(<link\b[^>]*? href="[^"]*?\/api\/oembed\?url=[^"]*?)%2Fdays%2F[^"]*(?=")/
const DATA = /(<script\b[^>]*? type="application\/ld\+json"[^>]*>)[^<]*(?=<\/script>)/
const SERVED = new RegExp(`(<script\\b[^>]*? id="${SERVED_DAY_ID}"[^>]*>)[^<]*(?=</script>)`)
const MAIN = /(<main\b[^>]*? aria-label=")[^"]*(?=")/
/** for pages without scripts */
const OTHER_LANGUAGE = /(<noscript><a href="\/\w+)\/days\/[^"]*(?=")/
const PICTURE = /<img\b[^>]*? data-day="picture"[^>]*>/

/** @param html the static page of any day */
export function filledDayPage(
  html: string,
  { day, quote, answer, chinese }: { day: string; quote: Quote; answer: unknown; chinese: string },
  language: LanguageId,
  topics: TopicsOfQuote | null,
): string {
  const { title, description, picture, data = {} } = dayPreview(quote, day, language)
  const contents: Readonly<Record<string, string>> = {
    ...sharedAs(['description', 'og:description', 'twitter:description'], description),
    ...sharedAs(['og:title', 'twitter:title'], title),
    ...sharedAs(['og:image', 'twitter:image'], SITE.siteUrl + picture.path),
    ...sharedAs(['og:image:alt', 'twitter:image:alt'], picture.alt),
    'og:url': SITE.siteUrl + withLanguage(dayPath(almanacDay(day)), language),
  }
  const words = dayWords(day, language, chinese)
  const { author, otherName, citation, ...texts } = quoteWords(quote, language)
  const served: ServedDay = { day, quote: answer, chinese }
  const filled = html
    .replace(TITLE, (_, tag: string) => tag + escaped(title))
    .replace(META, (whole, tag: string, name: string) =>
      Object.hasOwn(contents, name) ? tag + escaped(contents[name]!) : whole,
    )
    .replace(ADDRESS, (_, start: string) => start + dayPath(almanacDay(day)))
    .replace(OEMBED, (_, start: string) => start + encodeURIComponent(dayPath(day)))
    .replace(DATA, (_, tag: string) => tag + jsonInScript(data))
    .replace(SERVED, (_, tag: string) => tag + jsonInScript(served))
    .replace(MAIN, (_, tag: string) => tag + inPage(words.title))
    .replace(OTHER_LANGUAGE, (_, start: string) => start + dayPath(day))
    .replace(PICTURE, dayPictureHtml(picture))
  const link = (path: string | undefined, content: string) =>
    path && content ? `<a href="${withLanguage(path, language)}">${content}</a>` : content
  const named = {
    author: link(topics?.author, spokenHtml(author)),
    otherName: spokenHtml(otherName),
    citation: link(topics?.work, spokenHtml(citation)),
    subjects: (topics?.subjects ?? []).map(({ path, names }) => link(path, names[language])).join(''),
  }
  const places: [name: string, content: string][] = [
    ...Object.entries({ ...words, ...texts }).map(([name, text]): [string, string] => [name, inPage(text)]),
    ...Object.entries(named),
  ]
  const withWords = places.reduce(
    (page, [name, content]) => page.replace(placeOf(name), (_, tag: string) => tag + content),
    filled,
  )
  return Object.entries(dayAddresses(day, language)).reduce(
    (page, [name, address]) => page.replace(linkOf(name), (_, start: string) => start + address),
    withWords,
  )
}

function dayPictureHtml({
  path,
  alt,
  widthPx,
  heightPx,
}: ReturnType<typeof dayPreview>['picture']): () => string {
  return () =>
    `<img data-day="picture" src="${inPage(path)}" alt="${inPage(alt)}" width="${widthPx}" height="${heightPx}"/>`
}

/** No descendant has the same tag. */
function placeOf(name: string): RegExp {
  return new RegExp(`(<(\\w+)\\b[^>]*? data-day="${name}"[^>]*>)[\\s\\S]*?(?=</\\2>)`)
}

function linkOf(name: string): RegExp {
  return new RegExp(`(<a\\b[^>]*? data-day="${name}"[^>]*? href=")[^"]*(?=")`)
}

function spokenHtml(text: string): string {
  return wordsByLanguage(text)
    .map(({ text: words, language }) =>
      language === null
        ? `<span>${inPage(words)}</span>`
        : `<span lang="${LANGUAGES[language].htmlLang}">${inPage(words)}</span>`,
    )
    .join('')
}

export function sharedAs(names: readonly string[], content: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, content]))
}

/** As React escapes, in the page. */
function inPage(text: string): string {
  return escaped(text).replaceAll("'", '&#x27;')
}

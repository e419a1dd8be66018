/** `vite build` adds what search engines and readers without JavaScript need. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Manifest, minify } from 'vite'
import { createHash } from 'node:crypto'
import { FALLBACK_LANGUAGE, LANGUAGE_IDS, type LanguageId, LANGUAGES } from '../language/languages'
import { withLanguage } from '../language/path'
import { manifestPath, pageWords } from '../pages/head/pageHead'
import { PAGES, type PageId } from '../pages/pages'
import { sampleCardPath, sharePicturePath } from '../pages/head/sharePicture'
import { FACE_STYLESHEET } from '../styles/faces'
import { clientFiles, stylesheetOf } from './clientFiles'
import { documentHtml } from './document'
import { iconFiles, ICONS, sampleCardFile, sharePictureFile } from './pictures'
import { builtPaths, robotsTxt, sitemapXml } from './sitemap'
import { dateOfDay, daysAddress } from '../calendar/dayPaths'
import { dayPreview } from '../card/dayPreview'
import { SERVED_DAY_ID, type ServedDay } from '../card/filledDayPage'
import type { LinkPreview } from '../card/linkPreview'
import { topicPreview } from '../pages/authors/topicPreview'
import { serveDay } from '../pages/day/servedDay'
import { almanacQuote } from '../quotes/almanac'
import { endpointAnswer } from '../quotes/endpoint'
import { topicAt } from '../quotes/topics'
import { jsonInScript } from '../scene/written'
import { HOME_PICTURE_PATH, TYPE_PATH } from '../card/dailyCard'
import { quoteUrl } from '../quotes/chain'
import { SITE } from '../site'
import { attributesHtml } from './markup'
import { i18n, startTranslations } from '../language/i18n'

const PAPER = '#f5f5f2' // as in tokens.css and index.html; a test keeps the three equal

/** Scripts in public/, which no bundler processes. */
const PLAIN_SCRIPTS = ['first-paint.js', 'first-card.js'] as const

/** False if the endpoint is another site's. */
const HAS_FIRST_PICTURE = SITE.quoteEndpoint.startsWith('/')

/** Vite's chunk list: needed here, useless to visitors. */
const MANIFEST = '.vite/manifest.json'

export async function writeSite(folder: string): Promise<void> {
  const scripts = await placeScripts(folder)
  const plain = await readFile(join(folder, 'index.html'), 'utf8')
  const template = plain.replace('/first-paint.js', scripts['first-paint.js'])
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  const save = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }

  // Scripts load the fonts; this link is for visitors without scripts.
  const faces = stylesheetOf(manifest, FACE_STYLESHEET)
  const withoutScript = `<noscript><link rel="stylesheet" crossorigin href="${faces}"></noscript>`
  for (const language of LANGUAGE_IDS) {
    await startTranslations(language)
    for (const pageId of Object.keys(PAGES) as PageId[]) {
      const hasPicture = pageId === 'home' && HAS_FIRST_PICTURE
      const files = clientFiles(manifest, pageId, language)
      const firstCard = hasPicture ? firstCardScript(scripts['first-card.js']) : ''
      for (const path of builtPaths(pageId)) {
        const day = pageId === 'day' ? builtDay(path, language) : null
        const topic = topicAt(path)
        const preview = topic ? topicPreview(topic, language) : day?.preview
        const page = { pageId, path, language, preview }
        const headEnd = withoutScript + firstCard + (day?.script ?? '')
        const html = await documentHtml(template, page, files, headEnd, hasPicture ? 'picture' : 'paint')
        await save(`${withLanguage(path, language)}/index.html`, html)
        // Static hosts look for these; they are in the fallback language.
        if (language === FALLBACK_LANGUAGE && pageId === 'home') await save('index.html', html)
        if (language === FALLBACK_LANGUAGE && pageId === 'notFound') await save('404.html', html)
        if (language === FALLBACK_LANGUAGE && pageId === 'card')
          await save(`${path.slice(1)}/index.html`, html)
      }
    }
    await save(manifestPath(language), webManifest(language))
    await save(sharePicturePath(language), await sharePictureFile(language))
    await save(sampleCardPath(language), await sampleCardFile(language))
  }
  await save('sitemap.xml', sitemapXml())
  await save('robots.txt', robotsTxt())
  const icons = await iconFiles(await readFile(join(folder, 'favicon.svg')))
  for (const [file, content] of Object.entries(icons)) await save(file, content)
  await rm(join(folder, dirname(MANIFEST)), { recursive: true })
}

/** Server and browser render the same. @throws {RangeError} unless the path is an almanac day's */
export function builtDay(path: string, language: LanguageId): { preview: LinkPreview; script: string } {
  const address = daysAddress(path)
  if (address?.kind !== 'day') throw new RangeError(`${path} is no day`)
  const { day } = address
  const quote = almanacQuote(dateOfDay(day))
  const served: ServedDay = { day, quote: endpointAnswer(quote), chinese: '' }
  serveDay(served)
  return {
    preview: dayPreview(quote, day, language),
    script: `<script type="application/json" id="${SERVED_DAY_ID}">${jsonInScript(served)}</script>`,
  }
}

/** @param address of public/first-card.js in the built site */
function firstCardScript(address: string): string {
  const data = {
    'data-quote-url': quoteUrl(SITE.quoteEndpoint, ''), // the day is appended to each
    'data-picture-url': HOME_PICTURE_PATH,
    'data-type-url': TYPE_PATH,
  }
  return `<script async fetchpriority="high" src="${address}"${attributesHtml(data)}></script>`
}

type ScriptAddresses = Readonly<Record<(typeof PLAIN_SCRIPTS)[number], string>>

/** One delays the first paint; names by content, so that a page never gets another build's cached script. */
async function placeScripts(folder: string): Promise<ScriptAddresses> {
  const placed = PLAIN_SCRIPTS.map(async (name) => {
    const { code, errors } = await minify(name, await readFile(join(folder, name), 'utf8'), { module: false })
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
    const address = `/assets/${name.replace(/\.js$/, `-${hash}.js`)}`
    await writeFile(join(folder, address), code)
    await rm(join(folder, name))
    return [name, address] as const
  })
  return Object.fromEntries(await Promise.all(placed)) as ScriptAddresses
}

const PICTURES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] }
const SHORTCUTS = ['home', 'days', 'cards', 'editor'] as const

/** A W3C Web Application Manifest in one language. */
export function webManifest(language: LanguageId): string {
  const t = i18n.getFixedT(language)
  const { title, description } = pageWords('home', language)
  const manifest = {
    id: '/',
    name: title,
    short_name: t('site.name'),
    description,
    lang: LANGUAGES[language].htmlLang,
    dir: 'ltr',
    start_url: withLanguage('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    categories: ['productivity', 'design'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.filter(({ purpose }) => purpose !== 'touch').map(({ file, sizePx, purpose }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${sizePx}x${sizePx}`,
        purpose,
      })),
    ],
    share_target: {
      action: withLanguage(PAGES.editor.path, language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'picture', accept: Object.keys(PICTURES) }],
      },
    },
    launch_handler: { client_mode: 'navigate-new' }, // a file that is opened replaces no work in hand
    file_handlers: [
      { action: withLanguage(PAGES.editor.path, language), accept: PICTURES },
      { action: withLanguage(PAGES.cards.path, language), accept: { 'application/json': ['.json'] } },
    ],
    shortcuts: SHORTCUTS.map((id) => ({
      name: t(`site.${id}`),
      url: withLanguage(PAGES[id].path, language),
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

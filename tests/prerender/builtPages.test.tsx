// @module-tag slow
/** Checks every page's content for readers without scripts, and its head. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, needTexts, startTranslations } from '../../src/language/i18n'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../src/language/languages'
import enPrerender from '../../src/language/locales/en.prerender.json' with { type: 'json' }
import zhPrerender from '../../src/language/locales/zh.prerender.json' with { type: 'json' }
import { pageHead } from '../../src/pages/head/pageHead'
import { PAGES, type PageId } from '../../src/pages/pages'
import { tagHtml } from '../../src/prerender/markup'
import { builtSite } from './builtSite'

const WITHOUT_SCRIPT = { en: enPrerender, zh: zhPrerender }
const PAGE_IDS = (Object.keys(PAGES) as PageId[]).filter((id) => id !== 'day')
const ALL = LANGUAGE_IDS.flatMap((language) => PAGE_IDS.map((id) => [id, language] as const))
/** The 404 page is read at an unknown URL too. */
const pathOf = (id: PageId) => (id === 'notFound' ? '/no/where' : PAGES[id].path)
const other = (language: LanguageId) => (language === 'en' ? 'zh' : 'en')

let site: Awaited<ReturnType<typeof builtSite>>

beforeAll(async () => {
  await needTexts('heads')
  await startTranslations('en')
  await loadTexts('zh')
  site = await builtSite()
})

/** HTML of the head tags that the page itself has written. */
const headOf = (page: Document) =>
  [...page.head.querySelectorAll('[data-page-head]')].map((tag) => tag.outerHTML.replaceAll(/\/?>$/g, '>'))

function expectHead(page: Document, id: PageId, language: LanguageId): void {
  const wanted = new DOMParser().parseFromString(
    `<head>${pageHead(id, language, PAGES[id].path).map(tagHtml).join('')}</head>`,
    'text/html',
  )
  expect(headOf(page)).toEqual(headOf(wanted))
  expect(page.querySelectorAll('title')).toHaveLength(1)
  expect(page.documentElement.lang).toBe(LANGUAGES[language].htmlLang)
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(`/${language}.webmanifest`)
}

describe.each(ALL)('%s in %s', (id, language) => {
  it('is readable, and has its head, whatever the browser’s language', async () => {
    const { answer, page } = await site.read(`/${language}${pathOf(id)}`, other(language))
    expect(answer.status).toBe(id === 'notFound' ? 404 : 200)
    expectHead(page, id, language)
    expect(page.querySelector('h1')?.textContent).toMatch(
      language === 'en' ? /[a-z]{4}/i : /\p{Script=Han}{2}/u,
    )
    expect(page.querySelectorAll('footer')).toHaveLength(PAGES[id].layout === 'workspace' ? 0 : 1)
    const switched = page.querySelector(`noscript a[lang="${LANGUAGES[other(language)].htmlLang}"]`)!
    expect(switched.textContent).toBe(LANGUAGES[other(language)].name)
    expect(switched.getAttribute('href')).toMatch(new RegExp(`^/${other(language)}(/|$)`))
  })

  it('is what an address without a language shows to a browser in it', async () => {
    const { answer, page } = await site.read(pathOf(id), language === 'en' ? 'fr-FR' : 'zh-TW')
    expect(answer.status).toBe(id === 'notFound' ? 404 : 200)
    expect(answer.headers.get('vary')).toMatch(/accept-language/i)
    expectHead(page, id, language)
  })
})

it('heads say of what kind and how large the picture is that is shown where a page is shared', async () => {
  const pictureOf = async (path: string) => {
    const { page } = await site.read(path)
    return ['type', 'width', 'height'].map((what) =>
      page.querySelector(`meta[property="og:image:${what}"]`)?.getAttribute('content'),
    )
  }
  expect(await pictureOf('/en')).toEqual(['image/jpeg', '2160', '1080'])
  expect(await pictureOf('/zh/about')).toEqual(['image/jpeg', '1200', '630'])
})

describe.each(LANGUAGE_IDS)('without scripts, in %s', (language) => {
  it('home shows a sample of its card, and says what is missing', async () => {
    const { page } = await site.read(`/${language}`)
    const sample = page.querySelector('noscript img')!
    const file = await site.ask(sample.getAttribute('src')!)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(sample.closest('figure')?.querySelector('figcaption')?.textContent).toBe(
      WITHOUT_SCRIPT[language].home.withoutScript,
    )
  })

  it('the editor says that it needs them', async () => {
    const { page } = await site.read(`/${language}/editor`)
    expect(page.querySelector('main noscript p')?.textContent).toBe(
      WITHOUT_SCRIPT[language].editor.withoutScript,
    )
  })
})

// @module-tag slow
/** The browser's first render must equal the built page, so that React keeps it. */
import { existsSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../src/language/i18n'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { withLanguage } from '../../src/language/path'
import { loadPage, pageAt, PAGES, type PageId } from '../../src/pages/pages'
import { Site } from '../../src/pages/routes'

void needTexts('prerender')

const CLIENT = 'dist/client'
const pathOf = (id: PageId) => (id === 'day' ? '/days/11-22' : PAGES[id].path)
const PATHS = [...(Object.keys(PAGES) as PageId[]).map(pathOf), '/authors/plato', '/subjects/home']
const ALL = LANGUAGE_IDS.flatMap((language) => PATHS.map((path) => [path, language] as const))

beforeAll(() => {
  if (!existsSync(`${CLIENT}/index.html`)) throw new Error('npm run build comes first')
  const [, builtDay] = /<lastmod>([\d-]+)</.exec(readFileSync(`${CLIENT}/sitemap.xml`, 'utf8')) ?? []
  vi.stubEnv('VITE_BUILT_DAY', builtDay)
})

it.each(ALL)('%s in %s', async (path, language) => {
  const id = pageAt(path)
  const address = withLanguage(path, language)
  const built = new DOMParser().parseFromString(
    readFileSync(`${CLIENT}${address}/index.html`, 'utf8'),
    'text/html',
  )
  document.documentElement.innerHTML = built.documentElement.innerHTML
  window.history.replaceState(null, '', address)
  const root = document.querySelector('#root')!
  const served = plain(root)
  await startTranslations(language)
  await loadPage(id)
  const rendered = renderToString(
    <Site Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
  )
  const client = document.implementation.createHTMLDocument().createElement('div')
  client.innerHTML = rendered
  expect(root.getAttribute('data-page')).toBe(id)
  expect(plain(client)).toBe(served)
})

/** Removes what React does not compare, and class names, which differ in tests. */
function plain(root: Element): string {
  for (const element of root.querySelectorAll('noscript')) element.replaceChildren()
  for (const element of root.querySelectorAll('[class]')) element.removeAttribute('class')
  return root.innerHTML.replaceAll('><', '>\n<')
}

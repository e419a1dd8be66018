import type { LinkPreview } from '../card/linkPreview'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { pageHead } from '../pages/head/pageHead'
import { type PageId, loadPage } from '../pages/pages'
import { escaped } from '../scene/written'
import { attributesHtml, tagHtml } from './markup'
import type { ClientFiles } from './clientFiles'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { needTexts, startTranslations } from '../language/i18n'
import { withLanguage } from '../language/path'
import { Site } from '../pages/routes'

/** Centred pages would jump when their footer is parsed (HTML Standard, link type “expect”). */
const CENTRED: readonly PageId[] = ['card', 'notFound']
const PAINTED_WHOLE = '<link rel="expect" blocking="render" href="#end-of-page">' // the id is in index.html

for (const id of ['heads', 'prerender', 'days'] as const) void needTexts(id) // The heads of topics are among `days`.

interface BuiltPage {
  pageId: PageId
  path: string // without the language
  language: LanguageId
  preview?: LinkPreview | undefined // for content specific to this URL
}

/** This script in index.html loads a page's code after its first paint. */
const FIRST_PAINT_SCRIPT = /<script src="[^"]*first-paint[^"]*"/

/** Code loads after the first paint, except the editor's, or after `codeAfter`, home's picture. */
export async function documentHtml(
  template: string,
  { pageId, path, language, preview }: BuiltPage,
  files: ClientFiles,
  headEnd = '',
  codeAfter: 'paint' | 'picture' = 'paint',
): Promise<string> {
  const body = await pageHtml(pageId, path, language)
  const hasCodeAtOnce = pageId === 'editor'
  const { html, script, entry } = withoutCode(template)
  const code = {
    'data-code': [entry, ...files.scripts].join(' '),
    'data-code-after': codeAfter,
  }
  const preloads = hasCodeAtOnce ? files.scripts : []
  const head = [
    ...(CENTRED.includes(pageId) ? [PAINTED_WHOLE] : []),
    ...pageHead(pageId, language, path, preview).map(tagHtml),
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`),
    headEnd,
  ]
  return fill(hasCodeAtOnce ? template : html, {
    '<html lang="zh-CN">': `<html lang="${LANGUAGES[language].htmlLang}">`,
    '<!--page-head-->': head.join('\n    '),
    [script]: script + (hasCodeAtOnce ? '' : attributesHtml(code)),
    '<div id="root"><!--page--></div>': `<div id="root" data-page="${pageId}">${body}</div>`,
  }).replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** @throws {Error} if one is missing */
function withoutCode(template: string): { html: string; script: string; entry: string } {
  const code = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
  const [, entry] = code.exec(template) ?? []
  const [script] = FIRST_PAINT_SCRIPT.exec(template) ?? []
  if (entry === undefined || script === undefined) throw new Error('The built page has not all its scripts')
  return { script, entry, html: template.replace(code, '') }
}

/** @throws {Error} if the template lacks a placeholder */
function fill(template: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks the placeholder ${place}`)
    return html.replace(place, () => content)
  }, template)
}

/** Equals the browser's first render at the URL. */
export async function pageHtml(pageId: PageId, path: string, language: LanguageId): Promise<string> {
  await startTranslations(language)
  await loadPage(pageId)
  const address = withLanguage(path, language)
  return renderToString(
    <Site Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
  )
}

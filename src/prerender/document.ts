import type { LinkPreview } from '../card/linkPreview'
import { LANGUAGES, type LanguageId } from '../language/languages'
import { pageHead } from '../pages/head/pageHead'
import type { PageId } from '../pages/pages'
import { escaped, tagHtml } from './markup'
import { pageHtml } from './page'
import type { ClientFiles } from './clientFiles'

/**
 * Pages in the middle of the window: they would move once their footer is parsed, which may come a frame later. The browser paints
 * none of them before that. Source: HTML Standard, link type “expect”
 */
const CENTRED: readonly PageId[] = ['card', 'notFound']
const PAINTED_WHOLE = '<link rel="expect" blocking="render" href="#end-of-page">' // it is in index.html

/** A page at one of its addresses. */
interface BuiltPage {
  pageId: PageId
  path: string // without the language
  language: LanguageId
  preview?: LinkPreview | undefined // of what only this address shows
}

/**
 * A page in a language as a complete document: the built index.html with its placeholders filled. It is
 * readable without scripts: styles and fonts load first.
 * @param headEnd HTML of this page only, after its head tags. A function has the page's code, which is then not in the page: what
 *   the function writes asks for it.
 */
export async function documentHtml(
  template: string,
  { pageId, path, language, preview }: BuiltPage,
  files: ClientFiles,
  headEnd: string | ((code: PageCode) => string) = '',
): Promise<string> {
  const body = await pageHtml(pageId, path, language)
  const { html, entry, ahead } = withoutCode(template)
  const isLater = typeof headEnd === 'function'
  const head = [
    ...(CENTRED.includes(pageId) ? [PAINTED_WHOLE] : []),
    ...pageHead(pageId, language, path, preview).map(tagHtml),
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    ...(isLater ? [] : files.scripts).map(
      (href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`,
    ),
    isLater ? headEnd({ entry, ahead: [...ahead, ...files.scripts] }) : headEnd,
  ]
  return fill(isLater ? html : template, {
    '<html lang="zh-CN">': `<html lang="${LANGUAGES[language].htmlLang}">`,
    '<!--page-head-->': head.join('\n    '),
    '<div id="root"><!--page--></div>': `<div id="root" data-page="${pageId}">${body}</div>`,
  }).replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** Addresses of scripts. */
export interface PageCode {
  entry: string
  ahead: readonly string[] // what it imports
}

/**
 * The built index.html without its scripts, and these. (first-paint.js is no module and stays.)
 * @throws {Error} if there is no entry
 */
function withoutCode(template: string): PageCode & { html: string } {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/
  const ahead = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g
  const [, src] = entry.exec(template) ?? []
  if (src === undefined) throw new Error('The built page has no entry')
  return {
    html: template.replace(entry, '').replaceAll(ahead, ''),
    entry: src,
    ahead: [...template.matchAll(ahead)].map(([, href]) => href!),
  }
}

/** @throws {Error} if the template lacks a placeholder */
function fill(template: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks the placeholder ${place}`)
    return html.replace(place, () => content)
  }, template)
}

import { LANGUAGES, type LanguageId } from '../language/languages'
import { pageHead } from '../pages/head/pageHead'
import type { PageId } from '../pages/pages'
import { escaped, tagHtml } from './markup'
import { pageHtml } from './page'
import type { ClientFiles } from './clientFiles'

/**
 * A page in a language as a complete document: the built index.html with its placeholders filled. It is
 * readable without scripts: styles and fonts load first.
 * @param headEnd HTML of this page only, after its head tags
 */
export async function documentHtml(
  template: string,
  pageId: PageId,
  language: LanguageId,
  files: ClientFiles,
  headEnd = '',
): Promise<string> {
  const body = await pageHtml(pageId, language)
  const head = [
    ...pageHead(pageId, language).map(tagHtml),
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    ...files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`),
    headEnd,
  ]
  return fill(template, {
    '<html lang="zh-CN">': `<html lang="${LANGUAGES[language].htmlLang}">`,
    '<!--page-head-->': head.join('\n    '),
    '<div id="root"><!--page--></div>': `<div id="root" data-page="${pageId}">${body}</div>`,
  }).replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
}

/** @throws {Error} if the template lacks a placeholder */
function fill(template: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((html, [place, content]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks the placeholder ${place}`)
    return html.replace(place, () => content)
  }, template)
}

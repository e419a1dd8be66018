import { LANGUAGE_IDS } from '../language/languages'
import { BUILT_DAY } from '../calendar/builtDay'
import { alternates, isIndexed, pageUrl } from '../pages/head/pageHead'
import { almanacDays, dayPath } from '../calendar/dayPaths'
import { allTopics } from '../quotes/topics'
import { PAGES, type PageId } from '../pages/pages'
import { SITE } from '../site'
import { escaped } from '../scene/written'

export const PUBLIC_PAGES = (Object.keys(PAGES) as PageId[]).filter(isIndexed)

/** Paths built as static pages, without a language: each day, author, work and subject has its own. */
export function builtPaths(id: PageId): readonly string[] {
  if (id === 'day') return almanacDays().map(dayPath)
  return id === 'authors' ? [PAGES.authors.path, ...allTopics().keys()] : [PAGES[id].path]
}

export function sitemapXml(): string {
  const addresses = PUBLIC_PAGES.flatMap((id) => builtPaths(id).map((path) => ({ id, path })))
  const urls = addresses.flatMap(({ id, path }) =>
    LANGUAGE_IDS.map((language) =>
      [
        '  <url>',
        `    <loc>${escaped(pageUrl(id, language, path))}</loc>`,
        `    <lastmod>${BUILT_DAY}</lastmod>`,
        ...alternates(id, path).map(
          ([hreflang, url]) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(url)}"/>`,
        ),
        '  </url>',
      ].join('\n'),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Allows everything except endpoints, but includes pictures shown in previews. */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    'Allow: /api/card.',
    'Disallow: /api/',
    '',
    `Sitemap: ${SITE.siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Atom (RFC 4287) and JSON Feed 1.1, written by feedsmith. */
import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { FEEDS } from '../../calendar/feedPaths'
import { LANGUAGES } from '../../language/languages'
import { entryHtml, entryText, FEED_DESCRIPTION, SITE_NAME, type Feed } from './entries'

export function atomFeed({ id, title, language, url, homeUrl, iconUrl, entries }: Feed): string {
  return generateAtomFeed({
    xml: { lang: LANGUAGES[language].htmlLang },
    id: `urn:uuid:${id}`,
    title: { value: title },
    subtitle: { value: FEED_DESCRIPTION[language] },
    updated: entries[0]?.updatedAt ?? new Date(0),
    links: [
      { rel: 'self', type: FEEDS.atom.type, href: url },
      { rel: 'alternate', type: 'text/html', href: homeUrl },
    ],
    authors: [{ name: SITE_NAME[language], uri: homeUrl }],
    icon: iconUrl,
    entries: entries.map((entry) => ({
      id: `urn:uuid:${entry.id}`,
      title: { value: entry.title },
      published: entry.startsAt,
      updated: entry.updatedAt,
      links: [
        { rel: 'alternate', type: 'text/html', href: entry.url },
        { rel: 'enclosure', type: entry.picture.type, href: entry.picture.url, title: entry.picture.alt },
      ],
      authors: authorsOf(entry.author),
      summary: { value: entryText(entry) },
      content: { type: 'html', value: entryHtml(entry) },
    })),
  })
}

export function jsonFeed({ title, language, url, homeUrl, iconUrl, entries }: Feed): string {
  const htmlLang = LANGUAGES[language].htmlLang
  const feed = generateJsonFeed({
    title,
    description: FEED_DESCRIPTION[language],
    home_page_url: homeUrl,
    feed_url: url,
    icon: iconUrl,
    language: htmlLang,
    authors: [{ name: SITE_NAME[language], url: homeUrl }],
    items: entries.map((entry) => ({
      id: `urn:uuid:${entry.id}`,
      url: entry.url,
      title: entry.title,
      content_html: entryHtml(entry),
      content_text: entryText(entry),
      image: entry.picture.url,
      date_published: entry.startsAt,
      ...(entry.revision === 0 ? {} : { date_modified: entry.updatedAt }),
      language: htmlLang,
      authors: authorsOf(entry.author),
      attachments: [{ url: entry.picture.url, mime_type: entry.picture.type, title: entry.picture.alt }],
    })),
  })
  return JSON.stringify(feed)
}

function authorsOf(author: string): { name: string }[] {
  return author === '' ? [] : [{ name: author }]
}

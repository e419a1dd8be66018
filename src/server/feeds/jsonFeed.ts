import { LANGUAGES } from '../../language/languages'
import { entryHtml, entryText } from './entries'
import { FEED_DESCRIPTION, FEED_TITLE, SITE_NAME, type Feed } from './feed'

/** JSON Feed 1.1, jsonfeed.org/version/1.1. */
export function jsonFeed({ language, url, homeUrl, iconUrl, entries }: Feed): string {
  const htmlLang = LANGUAGES[language].htmlLang
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_TITLE[language],
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
      date_published: entry.startsAt.toISOString(),
      ...(entry.revision === 0 ? {} : { date_modified: entry.updatedAt.toISOString() }),
      language: htmlLang,
      ...(entry.author === '' ? {} : { authors: [{ name: entry.author }] }),
      attachments: [{ url: entry.picture.url, mime_type: entry.picture.type, title: entry.picture.alt }],
    })),
  })
}

import { LANGUAGES } from '../../language/languages'
import { FEEDS } from '../../calendar/feedPaths'
import { entryHtml, entryText, type FeedEntry } from './entries'
import { FEED_DESCRIPTION, FEED_TITLE, SITE_NAME, type Feed } from './feed'
import { htmlText } from './markup'

/** Atom, RFC 4287. */
export function atomFeed(feed: Feed): string {
  const { id, language, url, homeUrl, iconUrl, entries } = feed
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGES[language].htmlLang}">`,
    element('id', `urn:uuid:${id}`),
    element('title', FEED_TITLE[language]),
    element('subtitle', FEED_DESCRIPTION[language]),
    element('updated', (entries[0]?.updatedAt ?? new Date(0)).toISOString()),
    link({ rel: 'self', type: FEEDS.atom.type, href: url }),
    link({ rel: 'alternate', type: 'text/html', href: homeUrl }),
    `<author>${element('name', SITE_NAME[language])}${element('uri', homeUrl)}</author>`,
    element('icon', iconUrl),
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry(entry: FeedEntry): string {
  const { id, startsAt, updatedAt, url, title, author, picture } = entry
  return [
    '<entry>',
    element('id', `urn:uuid:${id}`),
    element('title', title),
    element('published', startsAt.toISOString()),
    element('updated', updatedAt.toISOString()),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    link({ rel: 'enclosure', type: picture.type, href: picture.url, title: picture.alt }),
    ...(author === '' ? [] : [`<author>${element('name', author)}</author>`]),
    element('summary', entryText(entry)),
    `<content type="html">${htmlText(entryHtml(entry))}</content>`,
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${htmlText(text)}</${name}>`
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${htmlText(value)}"`)
  return `<link ${written.join(' ')}/>`
}

/** The language prefix goes in front: `/en/feed.xml`. */
export const FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', label: 'Atom' },
  json: { path: '/feed.json', type: 'application/feed+json', label: 'JSON Feed' },
  calendar: { path: '/calendar.ics', type: 'text/calendar', label: 'iCalendar' },
} as const

export type FeedId = keyof typeof FEEDS

export const FEED_IDS = Object.keys(FEEDS) as FeedId[]

export const AUTHOR_FEEDS_PATH = '/feed/author'

/** `/feed/author/jane-austen.xml` of `/authors/jane-austen`: the end tells the form. */
export function authorFeedPath(id: FeedId, authorPath: string): string {
  return AUTHOR_FEEDS_PATH + authorPath.slice(authorPath.lastIndexOf('/')) + endOf(id)
}

export function endOf(id: FeedId): string {
  return FEEDS[id].path.slice(FEEDS[id].path.lastIndexOf('.'))
}

/** `/embed/en`: a day's card for other sites. */
export const EMBED_PATH = '/embed'

export function isOfServer(pathname: string): boolean {
  return (
    /^\/(?:(?:api|embed|\.well-known)(?:\/|$)|(?:\w+\/)?feed\/author\/|llms\.txt$)/.test(pathname) ||
    FEED_IDS.some((id) => pathname.replace(/^\/\w+(?=\/)/, '') === FEEDS[id].path)
  )
}

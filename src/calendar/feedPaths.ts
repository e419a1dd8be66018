/** Where the days can be followed, and embedded in other pages: each address has the language in front, `/en/feed.xml`. */
export const FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml', label: 'Atom' },
  json: { path: '/feed.json', type: 'application/feed+json', label: 'JSON Feed' },
  calendar: { path: '/calendar.ics', type: 'text/calendar', label: 'iCalendar' },
} as const

export type FeedId = keyof typeof FEEDS

export const FEED_IDS = Object.keys(FEEDS) as FeedId[]

/** `/embed/en`: a day's card for a frame in any page. */
export const EMBED_PATH = '/embed'

/** Whether the server writes what is at a path, with its language: no page of the site. */
export function isOfServer(pathname: string): boolean {
  return (
    /^\/(?:api|embed)(?:\/|$)/.test(pathname) ||
    FEED_IDS.some((id) => pathname.replace(/^\/\w+(?=\/)/, '') === FEEDS[id].path)
  )
}

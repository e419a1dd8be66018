/** The size of that picture, at scale 2. */
export const DAY_PICTURE = { widthPx: 1080, heightPx: 1350, type: 'image/png' } as const

/** Where the card of a link is found: the page, and the code in its address. No imports: every page knows these. */

/** The page that shows the card of a link; `pages/pages.ts` and `server/pagePaths.ts` have it at the same path. */
export const CARD_PAGE_PATH = '/card'
/** The page of the cards that a visitor keeps. */
export const CARDS_PATH = '/cards'
/** The page of a set: one card in many sizes, or a card for each of many days. */
export const SET_PATH = '/set'
/** The name of the code: in a query, or of a private link in the fragment, which browsers send to no server. */
export const CODE_NAME = 'k'

/** `?k=…` */
export function codeQuery(code: string): string {
  return `?${CODE_NAME}=${code}`
}

/** The code in a page's address: a private link's, else a query's; '' for none. */
export function codeInAddress({ search, hash }: { search: string; hash: string }): string {
  const inHash = new RegExp(`^#(?:.*&)?${CODE_NAME}=(.*)`).exec(hash)?.[1]
  return inHash ?? new URLSearchParams(search).get(CODE_NAME) ?? ''
}

/**
 * The server's picture of a day's card (card/dayCard.ts): for previews of links, pages without scripts, feeds.
 * @param dayName yyyy-mm-dd, or mm-dd of any year: the almanac's quote, and no date on the card
 */
export function dayCardPath(dayName: string, scale = 2): string {
  return `/api/card.png?date=${dayName}&template=day&scale=${scale}`
}

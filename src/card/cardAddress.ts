/** at scale 2 */
export const DAY_PICTURE = { widthPx: 1080, heightPx: 1350, type: 'image/jpeg' } as const

/** No imports, because every page loads this file. */

/** Also listed in `pages/pages.ts` and `server/pagePaths.ts`. */
export const CARD_PAGE_PATH = '/card'
export const CARDS_PATH = '/cards'
export const SET_PATH = '/set'
export const EVERYWHERE_PATH = '/everywhere'
export const DEVELOPERS_PATH = '/developers'
export const AUTHORS_PATH = '/authors'
/** in the query or, for a private link, in the fragment, which browsers never send */
export const CODE_NAME = 'k'

export function codeQuery(code: string): string {
  return `?${CODE_NAME}=${code}`
}

/** A private link's code takes precedence; '' without one. */
export function codeInAddress({ search, hash }: { search: string; hash: string }): string {
  const inHash = new RegExp(`^#(?:.*&)?${CODE_NAME}=(.*)`).exec(hash)?.[1]
  return inHash ?? new URLSearchParams(search).get(CODE_NAME) ?? ''
}

/** @param dayName yyyy-mm-dd, or mm-dd: the almanac's quote without a date */
export function dayCardPath(dayName: string): string {
  return `/api/card.jpg?date=${dayName}&template=day&scale=2`
}

/** A query's value as the server spells it. Browsers escape `'`; unescaped, they would be redirected forever. */
export function queryValue(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%2F', '/')
    .replaceAll("'", '%27')
}

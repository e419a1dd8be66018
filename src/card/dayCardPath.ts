/**
 * The server's picture of a day's card (card/dayCard.ts): for previews of links, pages without scripts, feeds.
 * @param dayName yyyy-mm-dd, or mm-dd of any year: the almanac's quote, and no date on the card
 */
export function dayCardPath(dayName: string, scale = 2): string {
  return `/api/card.png?date=${dayName}&template=day&scale=${scale}`
}

/** The size of that picture, at scale 2. */
export const DAY_PICTURE = { widthPx: 1080, heightPx: 1350, type: 'image/png' } as const

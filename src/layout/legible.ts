/**
 * On a phone 375 pt wide, a quote under 9 pt and other words under 6.5 pt are not read. Chinese is drawn at
 * 0.94 of its nominal size.
 */
const LEAST_PT = { quote: 9 / 0.94, other: 6.5 / 0.94 }
const PHONE_PT = 375
const SHORT_CHARACTERS = 240

/** Whole logical px on a card of this width. */
export function legiblePx(of: keyof typeof LEAST_PT, cardWidth: number): number {
  return Math.ceil((LEAST_PT[of] * cardWidth) / PHONE_PT)
}

/** Longer words may be smaller, if the card says so. */
export function isShortEnough({ content, translation }: { content: string; translation: string }): boolean {
  return content.length + translation.length <= SHORT_CHARACTERS
}

import type { FontId } from '../../../text/fonts'
import type { Sheet } from '../composition'

const UNCHOSEN: FontId = 'font-sans' // a new card's font

/** A font that the visitor chose stays. */
export function writtenIn(sheet: Sheet, fontId: FontId): Sheet {
  return sheet.fontId === UNCHOSEN ? { ...sheet, fontId } : sheet
}

/** The paper's print has its own font. */
export function printed(sheet: Sheet): Sheet {
  return { ...sheet, fontId: 'font-serif' }
}

/** Colours that the visitor chose stay. */
export function penInks({ inks, inksByHand }: Sheet): { quote: string; author: string; small: string } {
  return {
    quote: inks.quote,
    author: inksByHand.author || inks.quote,
    small: inksByHand.small || inks.quote,
  }
}

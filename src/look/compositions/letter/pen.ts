import type { FontId } from '../../../text/fonts'
import type { Sheet } from '../composition'

const UNCHOSEN: FontId = 'font-sans' // what a card has from the start

/** A letter is written by hand: in a face of its own, unless another than the usual one is chosen. */
export function writtenIn(sheet: Sheet, fontId: FontId): Sheet {
  return sheet.fontId === UNCHOSEN ? { ...sheet, fontId } : sheet
}

/** What the paper is printed with, whatever it is written with. */
export function printed(sheet: Sheet): Sheet {
  return { ...sheet, fontId: 'font-serif' }
}

/** One pen writes all of a letter: words, name and date, unless colours are set by hand. */
export function penInks({ inks, inksByHand }: Sheet): { quote: string; author: string; small: string } {
  return {
    quote: inks.quote,
    author: inksByHand.author || inks.quote,
    small: inksByHand.small || inks.quote,
  }
}

import { averageColour, hueOf, worstContrast } from '../../../scene/colour'
import { untilReadable } from '../../inks'
import type { Sheet } from '../composition'

/** Sundays are red and Saturdays green, as on every tear-off calendar; other days are in the words' ink. */
const RED = '#B3231A'
const GREEN = '#1F5C45'
const RED_HUES = { fromDeg: 340, toDeg: 20 }
const ON_BAND = { light: '#FFFDF8', dark: '#1C1917' }
const TEXT_CONTRAST = 4.5

export function dayInk({ grounds, inks, colours, hasPicture }: Sheet, weekday: number): string {
  const readable = (colour: string) => {
    const ink = untilReadable(colour, grounds)
    return worstContrast(ink, grounds) >= TEXT_CONTRAST ? ink : inks.quote
  }
  // A scrim lightens or darkens a picture below the date as far as its small print needs it, and no other ink.
  if (hasPicture) return inks.small
  if (weekday === 0) return readable(colours['sunday'] ?? redOf(inks.accent))
  if (weekday === 6) return readable(colours['saturday'] ?? GREEN)
  return inks.quote
}

/** Of words in a band of this colour: the paper's, if that can be read. */
export function inkOnBand({ grounds }: Sheet, band: string): string {
  const inks = [averageColour(grounds), ON_BAND.light, ON_BAND.dark]
  return (
    inks.find((ink) => worstContrast(ink, [band]) >= TEXT_CONTRAST) ??
    inks.toSorted((one, other) => worstContrast(other, [band]) - worstContrast(one, [band]))[0]!
  )
}

/** The card's accent where it is a red, else the red of calendars. */
export function redOf(accent: string): string {
  const { hueDeg, chroma } = hueOf(accent)
  const isRed = chroma > 0.2 && (hueDeg >= RED_HUES.fromDeg || hueDeg <= RED_HUES.toDeg)
  return isRed ? accent : RED
}

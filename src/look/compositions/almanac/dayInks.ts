import { averageColour, hueOf, worstContrast } from '../../../scene/colour'
import { untilReadable } from '../../inks'
import type { Sheet } from '../composition'

/** Tear-off calendars print Sundays red and Saturdays green. */
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
  // On a picture, only the small print's ink is safe.
  if (hasPicture) return inks.small
  if (weekday === 0) return readable(colours['sunday'] ?? redOf(inks.accent))
  if (weekday === 6) return readable(colours['saturday'] ?? GREEN)
  return inks.quote
}

/** The paper's colour if it is readable. */
export function inkOnBand({ grounds }: Sheet, band: string): string {
  const inks = [averageColour(grounds), ON_BAND.light, ON_BAND.dark]
  return (
    inks.find((ink) => worstContrast(ink, [band]) >= TEXT_CONTRAST) ??
    inks.toSorted((one, other) => worstContrast(other, [band]) - worstContrast(one, [band]))[0]!
  )
}

/** The card's accent if it is red. */
export function redOf(accent: string): string {
  const { hueDeg, chroma } = hueOf(accent)
  const isRed = chroma > 0.2 && (hueDeg >= RED_HUES.fromDeg || hueDeg <= RED_HUES.toDeg)
  return isRed ? accent : RED
}

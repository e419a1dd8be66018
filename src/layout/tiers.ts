import { hasHan } from '../text/characters'
import { isVerse } from '../text/verse'

/**
 * How a quote is set by its length: a word as a poster, a sentence as a headline, a paragraph to be read. Lengths in
 * characters; the measure is the line width, in em, beyond which lines are no longer easy to read.
 */
interface Tier {
  upTo: { han: number; latin: number }
  measureEm: number
  weight: number // added to the chosen weight: large type looks heavier, small type lighter
  startPx?: number // its largest size
}

const TIERS = {
  display: { upTo: { han: 6, latin: 12 }, measureEm: 15, weight: -60 },
  headline: { upTo: { han: 20, latin: 56 }, measureEm: 15, weight: 0 },
  text: { upTo: { han: 70, latin: 160 }, measureEm: 21, weight: 0 },
  essay: { upTo: { han: Infinity, latin: Infinity }, measureEm: 24, weight: 20, startPx: 30 },
} as const satisfies Record<string, Tier>
const VERSE_MEASURE_EM = 32

export type TierId = keyof typeof TIERS

export function tierOf(text: string): TierId {
  const { length } = [...text.trim()]
  const script = hasHan(text) ? 'han' : 'latin'
  if (length <= TIERS.display.upTo[script]) return 'display'
  if (length <= TIERS.headline.upTo[script]) return 'headline'
  return length <= TIERS.text.upTo[script] ? 'text' : 'essay'
}

export function tier(text: string): Tier {
  return TIERS[tierOf(text)]
}

/** The widest line, in em, that is read with ease. */
export function easyMeasureEm(text: string): number {
  return isVerse(text) ? VERSE_MEASURE_EM : tier(text).measureEm
}

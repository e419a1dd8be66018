import type { CardSettings } from '../card/settings'
import type { Frame, FramePage } from '../look/frames/frame'
import { inksOver, veilFor, type Inks } from '../look/inks'
import type { MeasuredScrim } from '../look/minimumScrim'
import type { GroundsUnder } from './skyUnder'

/** The inks of a card's words, and the veil that what lies under them needs. */
interface BackdropInks {
  inks: Inks
  veil: string | null
}

/** A page's own inks; without one, those that read best on the grounds, veiled where no ink would. */
export function inksOf(
  settings: CardSettings,
  frame: Frame,
  page: FramePage | null,
  groundsUnder: GroundsUnder,
): BackdropInks {
  if (page) return { inks: { ...inksOver(page.grounds, settings.theme), ...page.inks }, veil: null }
  const tinged: GroundsUnder = (veil) => tingedBy(frame, groundsUnder(veil))
  const veil = veilFor(tinged(null), settings.theme, tinged)
  return { inks: (frame.inks ?? inksOver)(tinged(veil), settings.theme), veil }
}

/** Inks on a picture that is covered as its words need: each kind has the ground that it stands on. */
export function inksOnScrim({ side, block, feet }: MeasuredScrim, frame: Frame): BackdropInks {
  const inksFor = (grounds: readonly string[]) => (frame.inks ?? inksOver)(tingedBy(frame, grounds), side)
  const [words, small] = [block, feet].map((grounds) => (grounds.length > 0 ? inksFor(grounds) : null))
  const inks = words ?? small ?? inksOver(block, side)
  return { inks: { ...inks, small: (small ?? inks).small }, veil: null }
}

function tingedBy(frame: Frame, grounds: readonly string[]): readonly string[] {
  return frame.tinged?.(grounds) ?? grounds
}

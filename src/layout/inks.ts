import type { CardSettings } from '../card/settings'
import type { ArtOnCard } from '../look/art/artOnCard'
import type { Frame, FramePage } from '../look/frames/frame'
import {
  areReadable,
  inksFrom,
  inksOver,
  inksThatRead,
  NO_INKS,
  veilFor,
  withSmallPrint,
  type InkGrounds,
  type Inks,
  hasInk,
} from '../look/inks'
import type { MeasuredScrim } from '../look/minimumScrim'
import type { GroundsUnderVeil } from './wordGrounds'
import { inksByHand } from '../card/inksByHand'

type Theme = CardSettings['theme']

interface BackdropInks {
  inks: Inks
  veil: string | null
  grounds: InkGrounds
}

/** They stay if contrast finds nothing better. */
export function inksOnPage(page: FramePage, theme: Theme): BackdropInks {
  const grounds = { block: page.grounds, small: page.grounds }
  const automatic = inksOver(page.grounds, theme)
  const own = { ...NO_INKS, ...page.inks, small: '' }
  const inks = areReadable(automatic, page.grounds)
    ? inksThatRead(own, automatic, grounds)
    : withSmallPrint({ ...automatic, ...page.inks }, page.grounds, automatic.small)
  return { inks, veil: null, grounds }
}

/** Adds a veil if no ink is legible enough. */
export function inksOnBackground(
  frame: Frame,
  groundsUnder: GroundsUnderVeil,
  theme: Theme,
  isComposed: boolean,
): BackdropInks {
  const tinged: GroundsUnderVeil = (veil) => tintGrounds(frame, groundsUnder(veil), isComposed)
  const veil = veilFor(tinged(null), theme, tinged)
  const grounds = tinged(veil)
  return { inks: inksFor(frame, grounds, theme), veil, grounds: { block: grounds, small: grounds } }
}

/** Block and small print have separate grounds. */
export function inksOnScrim(
  { side, block, feet }: MeasuredScrim,
  frame: Frame,
  isComposed: boolean,
  art: ArtOnCard | null,
): BackdropInks {
  const inksOn = (grounds: readonly string[]) =>
    art ? inksOfArt(art, grounds) : inksFor(frame, grounds, side)
  const [words, small] = [block, feet].map((grounds) =>
    grounds.length > 0 ? inksOn(tintGrounds(frame, grounds, isComposed)) : null,
  )
  const inks = words ?? small ?? inksOver(block, side)
  const grounds = {
    block: tintGrounds(frame, block, isComposed),
    small: tintGrounds(frame, feet.length > 0 ? feet : block, isComposed),
  }
  return { inks: { ...inks, small: (small ?? inks).small }, veil: null, grounds }
}

function inksOfArt({ palette: { theme, colours } }: ArtOnCard, grounds: readonly string[]): Inks {
  return inksFrom(colours.ink!, colours.accent!, grounds) ?? inksOver(grounds, theme)
}

function inksFor(frame: Frame, grounds: readonly string[], theme: Theme): Inks {
  const automatic = inksOver(grounds, theme)
  return frame.inks ? withSmallPrint(frame.inks(grounds, theme), grounds, automatic.small) : automatic
}

/** A composition's text reaches the sheet's edges. */
export function tintGrounds(
  frame: Frame,
  grounds: readonly string[],
  isComposed: boolean,
): readonly string[] {
  return frame.tinged?.(grounds, isComposed ? 'edges' : 'middle') ?? grounds
}

/**
 * Hand-set inks, else the template's legible ones, else automatic ones.
 * On its own ground all of a template's are used.
 */
export function chosenInks(
  automatic: Inks,
  settings: CardSettings,
  grounds: InkGrounds,
  isOwnGround: boolean,
): Inks {
  const { templateInks } = settings
  const inks = isOwnGround
    ? templatesInks(templateInks, automatic, grounds.small)
    : inksThatRead(templateInks, automatic, grounds)
  return withDefaults(inksByHand(settings), inks)
}

function templatesInks(own: Inks, automatic: Inks, small: readonly string[]): Inks {
  const inks = withDefaults(own, automatic)
  return own.small === '' && own.translation !== '' ? withSmallPrint(inks, small, own.translation) : inks
}

export function wantedInks(settings: CardSettings): Inks {
  const { accent: _, ...byHand } = inksByHand(settings)
  return hasInk(byHand) ? { ...NO_INKS, ...byHand } : settings.templateInks
}

function withDefaults(inks: Inks, defaults: Inks): Inks {
  return {
    quote: inks.quote || defaults.quote,
    translation: inks.translation || defaults.translation,
    author: inks.author || defaults.author,
    small: inks.small || defaults.small,
    accent: inks.accent || defaults.accent,
  }
}

import { inksByHand } from '../card/inksByHand'
import type { CardSettings } from '../card/settings'
import { inksThatRead, NO_INKS, type InkGrounds, type Inks } from '../look/inks'

/**
 * A card's inks: those set by hand, else those of its template that are readable on the grounds, else the automatic ones.
 * `grounds` is null on the template's own ground, where all of its inks are used.
 */
export function chosenInks(automatic: Inks, settings: CardSettings, grounds: InkGrounds | null): Inks {
  const { templateInks } = settings
  const inks = grounds
    ? inksThatRead(templateInks, automatic, grounds)
    : withDefaults(templateInks, automatic)
  return withDefaults(inksByHand(settings), inks)
}

/** The inks that a picture's scrim has to suit: those set by hand, else a template's. */
export function wantedInks(settings: CardSettings): Inks {
  const { accent: _, ...byHand } = inksByHand(settings)
  return Object.values(byHand).some((ink) => ink !== '') ? { ...NO_INKS, ...byHand } : settings.templateInks
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

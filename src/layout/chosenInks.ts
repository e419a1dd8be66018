import { inksByHand } from '../card/inksByHand'
import type { CardSettings } from '../card/settings'
import { hasInk, inksThatRead, NO_INKS, withSmallPrint, type InkGrounds, type Inks } from '../look/inks'

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

/** Hand-set inks, else the template's. */
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

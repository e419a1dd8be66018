import type { CardSettings } from '../../../card/settings'
import { BACKGROUNDS } from '../../../look/backgrounds'

/** Drawing then does not flash. */
export function placeholderColour(settings: CardSettings): string {
  return BACKGROUNDS[settings.backgroundType].grounds(settings)[0] ?? settings.backgroundColor
}

import type { CardSettings } from '../../../card/settings'
import { BACKGROUNDS } from '../../../look/backgrounds'

/** The colour of a thumbnail before it is drawn: the look's ground, so that drawing it does not flash. */
export function placeholderColour(settings: CardSettings): string {
  return BACKGROUNDS[settings.backgroundType].grounds(settings)[0] ?? settings.backgroundColor
}

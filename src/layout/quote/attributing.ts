import { fitWithAttribution } from './attributed'
import { withAttributionOnSlot } from './attributedSlot'

/** What sets the other name and the work beside an author's: home, which shows the name alone, does not load it. */
export interface Attributing {
  fit: typeof fitWithAttribution
  onSlot: typeof withAttributionOnSlot
}

export const attributing: Attributing = { fit: fitWithAttribution, onSlot: withAttributionOnSlot }

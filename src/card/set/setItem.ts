import type { FormatId } from '../../look/ids'
import type { RatioId } from '../../look/ratios'
import type { TargetId } from '../../look/targets'
import type { Card } from '../card'
import type { ExportOptions } from '../exportOptions'

/** What a picture of a set is made for: a target, or a card of this ratio. */
export type OutputId = TargetId | RatioId

/** The file format of a set; `own`: as each place wants it, and the format of the card's own export where none does. */
export type SetFormat = FormatId | 'own'

/** One picture of a set. */
export interface SetItem extends Pick<ExportOptions, 'format' | 'quality' | 'scale' | 'opensAgain'> {
  id: string // the same for the same picture: going on finds by it what is done
  card: Card // with the place's target or ratio in its settings
  place: OutputId
  target: TargetId | null
  ratio: RatioId
  day: string | null // yyyy-mm-dd; null for a card that is no day's
  fileName: string
}

/** A day with its quote. */
export interface SetDay {
  day: string // yyyy-mm-dd
  quote: Extract<Card, { kind: 'quote' }>['quote']
}

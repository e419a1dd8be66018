import type { FormatId } from '../../look/ids'
import type { RatioId } from '../../look/ratios'
import type { TargetId } from '../../look/targets'
import type { Card } from '../card'
import type { ExportOptions } from '../exportOptions'

export type OutputId = TargetId | RatioId

/** `own`: the preset's, else that of the card's own export. */
export type SetFormat = FormatId | 'own'

export interface SetItem extends Pick<ExportOptions, 'format' | 'quality' | 'scale' | 'opensAgain'> {
  id: string // equal for equal pictures, to resume
  card: Card // with target or ratio
  place: OutputId
  target: TargetId | null
  ratio: RatioId
  day: string | null // yyyy-mm-dd; null if none
  fileName: string
}

export interface SetDay {
  day: string // yyyy-mm-dd
  quote: Extract<Card, { kind: 'quote' }>['quote']
}

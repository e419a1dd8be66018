import type { Card } from '../../card/card'
import type { ExportOptions } from '../../card/exportOptions'
import type { CardJob } from './job'
import type { FileFormat, NamedCard } from './output'

/** Plain data: sent to other processes. */
export interface DrawRequest {
  card: Card
  isChosen: boolean // its picture was chosen for this run, and nobody has looked at it yet
  options: Omit<ExportOptions, 'format'> & { format: FileFormat }
  size: { widthPx: number; heightPx: number } | null // exact
  picturesIn: string | null // picture paths are relative to this file
  linkOrigin: string | null // for the card's link; null: none
}

export interface DrawnCard {
  bytes: Uint8Array
  widthPx: number
  heightPx: number
  problems: readonly string[]
  lacksGlyphs: readonly string[] // drawn as □
  lacksPictures: boolean // placeholders replace some
  link: string | null
}

export interface Task {
  label: string // "2026-11-21", "line 17"
  day: string
  file: string | null // its path, or its name in the pack; null: stdout
  request: DrawRequest
  warnings: readonly string[]
}

type Named = Omit<NamedCard, 'target'> & Pick<Task, 'label'> & Partial<Pick<Task, 'warnings'>>

/** As the output names and writes it. */
export function taskFor(
  card: Card,
  { options, output }: Pick<CardJob, 'options' | 'output'>,
  { label, warnings = [], ...named }: Named,
  request: Partial<DrawRequest>,
): Task {
  const { target } = card.settings
  const given = { isChosen: true, size: null, picturesIn: null, linkOrigin: null, ...request }
  return {
    label,
    day: named.day,
    file: output.kind === 'stdout' ? null : output.fileOf({ ...named, target }),
    request: { ...given, card, options: { ...options, format: output.formatOf(target) } },
    warnings,
  }
}

export interface LeftOut {
  label: string
  reason: string
}

export type Item = Task | LeftOut

export function isLeftOut(item: Item): item is LeftOut {
  return 'reason' in item
}

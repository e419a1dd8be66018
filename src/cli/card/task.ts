import type { Card } from '../../card/card'
import type { ExportOptions } from '../../card/exportOptions'
import type { FileFormat } from './fileFormats'

/** What a process needs to draw a card. It is sent to other processes: plain data. */
export interface DrawRequest {
  card: Card
  options: Omit<ExportOptions, 'format'> & { format: FileFormat }
  size: { widthPx: number; heightPx: number } | null // exact, in place of scale and target
  picturesIn: string | null // the file of the order: paths of pictures in it are relative to that
  linkOrigin: string | null // of the card's link, where one is wanted
}

/** A card as a file, and what its user should know of it. */
export interface DrawnCard {
  bytes: Uint8Array
  widthPx: number
  heightPx: number
  problems: readonly string[]
  lacksPictures: boolean // some could not be had, and something of the frame's stands in their place
  link: string | null
}

/** A card to draw, and the file that it becomes. */
export interface Task {
  label: string // "2026-11-21", "line 17"
  day: string
  file: string | null // its path, or its name in the pack; null: stdout
  request: DrawRequest
  warnings: readonly string[]
}

/** What cannot be drawn. */
export interface LeftOut {
  label: string
  reason: string
}

export type Item = Task | LeftOut

export function isLeftOut(item: Item): item is LeftOut {
  return 'reason' in item
}

import type { FormatId } from '../look/ids'

/** How a picture is saved (DECISIONS.md, Formats). Formats and resolutions have registries in src/export. */
export interface ExportOptions {
  format: FormatId
  quality: number // 0.6-1, lossy formats only
  scale: (typeof SCALES)[number]
  opensAgain: boolean // the file holds its card
  widthPx?: number | null // exact, in place of the scale
}

export const SCALES = [1, 2, 3, 4] as const
export const QUALITY = { min: 0.6, max: 1, step: 0.05 } as const
export const WIDTH_PX = { min: 64, max: 16_384 } as const

export const DEFAULT_EXPORT_OPTIONS: ExportOptions = {
  format: 'png',
  quality: 0.95,
  scale: 2,
  opensAgain: true,
  widthPx: null,
}

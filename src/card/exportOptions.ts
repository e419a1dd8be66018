import type { FormatId } from '../look/ids'

/** Formats have a registry in src/export (DECISIONS.md, Formats). */
export interface ExportOptions {
  format: FormatId
  quality: number // 0.6-1, lossy formats only
  scale: (typeof SCALES)[number]
  opensAgain: boolean // the file contains its card
  widthPx?: number | null // exact; replaces the scale
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

/** relative to the logical size; 2x is social networks' 1080 px short side */
export const RESOLUTIONS = {
  1: { label: { en: 'Standard', zh: '标准' } },
  2: { label: { en: 'HD', zh: '高清' } },
  3: { label: { en: 'Ultra HD', zh: '超高清' } },
  4: { label: { en: '4K', zh: '4K' } },
} satisfies Record<ExportOptions['scale'], { label: { en: string; zh: string } }>

export type ExportScale = keyof typeof RESOLUTIONS

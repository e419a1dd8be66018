import type { ExportOptions } from '../card/exportOptions'

/** relative to the logical size; 2x is social networks' 1080 px short side */
export const RESOLUTIONS = {
  1: { label: { en: 'Standard', zh: '标准' } },
  2: { label: { en: 'HD', zh: '高清' } },
  3: { label: { en: 'Ultra HD', zh: '超高清' } },
  4: { label: { en: '4K', zh: '4K' } },
} satisfies Record<ExportOptions['scale'], { label: { en: string; zh: string } }>

export type ExportScale = keyof typeof RESOLUTIONS

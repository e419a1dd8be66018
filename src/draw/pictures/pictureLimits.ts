import type { LanguageId } from '../../language/languages'

export const MAX_PICTURE_BYTES = 80_000_000
export const MAX_PICTURE_PIXELS = 200_000_000 // about 14,000 px square; no phone decodes more

const MEGABYTES = MAX_PICTURE_BYTES / 1_000_000

export const PICTURE_LIMITS = {
  en: { size: `${MEGABYTES} MB`, pixels: `${MAX_PICTURE_PIXELS / 1_000_000} megapixels` },
  zh: { size: `${MEGABYTES} MB`, pixels: `${MAX_PICTURE_PIXELS / 100_000_000} 亿像素` },
} satisfies Record<LanguageId, { size: string; pixels: string }>

import type { LanguageId } from '../../language/languages'

/** What a visitor's picture may have at most. */
export const MAX_PICTURE_BYTES = 80_000_000
export const MAX_PICTURE_PIXELS = 200_000_000 // about 14,000 a side: no phone can decode more

const MEGABYTES = MAX_PICTURE_BYTES / 1_000_000

/** The limits as texts say them, so that no text promises another. */
export const PICTURE_LIMITS = {
  en: { size: `${MEGABYTES} MB`, pixels: `${MAX_PICTURE_PIXELS / 1_000_000} megapixels` },
  zh: { size: `${MEGABYTES} MB`, pixels: `${MAX_PICTURE_PIXELS / 100_000_000} 亿像素` },
} satisfies Record<LanguageId, { size: string; pixels: string }>

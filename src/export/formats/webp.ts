import type { ExportFormat } from './index'

export const format: ExportFormat = {
  order: 30,
  label: 'WebP',
  mimeType: 'image/webp',
  extension: 'webp',
  lossy: true,
  backgroundColour: null,
  gradients: 'grained',
  maxSidePx: 16_383, // The format stores sides in 14 bits.
  fallbackEncode: async (pixels, quality) => (await import('../encodeWebp')).encodeWebp(pixels, quality),
}

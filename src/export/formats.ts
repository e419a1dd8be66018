import type { DrawKit } from '../draw/drawKit'

/** A file format. */
export interface ExportFormat {
  label: string
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  extension: string
  lossy: boolean // has a quality
  backgroundColour: string | null // opaque colour below the card, for formats without transparency
  gradients: DrawKit['gradients'] // DECISIONS.md, Gradients with a grain of their own
  maxSidePx: number
  /** Our own encoder, for browsers that cannot write the format. */
  fallbackEncode?: (pixels: ImageData, quality: number) => Promise<Blob>
}

export const FORMATS = {
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    extension: 'png',
    lossy: false,
    backgroundColour: null,
    gradients: 'strip',
    maxSidePx: 16_384,
  },
  jpg: {
    label: 'JPG',
    mimeType: 'image/jpeg',
    extension: 'jpg',
    lossy: true,
    backgroundColour: '#ffffff',
    gradients: 'native',
    maxSidePx: 16_384,
  },
  webp: {
    label: 'WebP',
    mimeType: 'image/webp',
    extension: 'webp',
    lossy: true,
    backgroundColour: null,
    gradients: 'strip',
    maxSidePx: 16_383, // the format stores sides in 14 bits
    fallbackEncode: async (pixels, quality) => (await import('./encodeWebp')).encodeWebp(pixels, quality),
  },
} satisfies Record<string, ExportFormat>

export type FormatId = keyof typeof FORMATS

const supportByType = new Map<string, boolean>()

/** Whether this browser's canvas can write the format: WebKit returns PNG when asked for WebP. */
export function isEncodedByEngine(format: ExportFormat): boolean {
  let answer = supportByType.get(format.mimeType)
  if (answer === undefined) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    answer = canvas.toDataURL(format.mimeType).startsWith(`data:${format.mimeType}`)
    supportByType.set(format.mimeType, answer)
  }
  return answer
}

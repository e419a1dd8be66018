import type { DrawKit } from '../draw/drawKit'

/** A file format in the manner of Squoosh: every one answers the same words. */
export interface ExportFormat {
  label: string
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  extension: string
  lossy: boolean // has a quality
  under: string | null // opaque colour laid under the card, for formats without transparency
  gradients: DrawKit['gradients'] // DECISIONS.md, Gradients without noise
  maxSidePx: number
  /** Encodes without the engine's help, for engines that hand back another type. */
  encodeOwn?: (pixels: ImageData, quality: number) => Promise<Blob>
}

export const FORMATS = {
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    extension: 'png',
    lossy: false,
    under: null,
    gradients: 'strip',
    maxSidePx: 16_384,
  },
  jpg: {
    label: 'JPG',
    mimeType: 'image/jpeg',
    extension: 'jpg',
    lossy: true,
    under: '#ffffff',
    gradients: 'native',
    maxSidePx: 16_384,
  },
  webp: {
    label: 'WebP',
    mimeType: 'image/webp',
    extension: 'webp',
    lossy: true,
    under: null,
    gradients: 'strip',
    maxSidePx: 16_383, // the format has 14 bits for a side
    encodeOwn: async (pixels, quality) => (await import('./encodeWebp')).encodeWebp(pixels, quality),
  },
} satisfies Record<string, ExportFormat>

export type FormatId = keyof typeof FORMATS

const writesIt = new Map<string, boolean>()

/** Whether this browser's own canvas writes the format: WebKit hands back PNG when asked for WebP. */
export function isWrittenByEngine(format: ExportFormat): boolean {
  let answer = writesIt.get(format.mimeType)
  if (answer === undefined) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    answer = canvas.toDataURL(format.mimeType).startsWith(`data:${format.mimeType}`)
    writesIt.set(format.mimeType, answer)
  }
  return answer
}

import type { PaintContext } from '../draw/paintContext'

/** A file format. */
export interface ExportFormat {
  order: number // its place in the editor
  label: string
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  extension: string // of the files that we write
  otherExtensions?: readonly string[]
  lossy: boolean // has a quality
  backgroundColour: string | null // opaque colour below the card, for formats without transparency
  gradients: PaintContext['gradients'] // DECISIONS.md, Gradients with a grain of their own
  maxSidePx: number
  /** Our own encoder, for browsers that cannot write the format. */
  fallbackEncode?: (pixels: ImageData, quality: number) => Promise<Blob>
}

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

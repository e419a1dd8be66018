import type { PaintContext } from '../draw/paintContext'

export interface ExportFormat {
  order: number // in the editor
  label: string
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  extension: string // written on our files
  otherExtensions?: readonly string[]
  lossy: boolean // has a quality
  backgroundColour: string | null // below the card, for formats without transparency
  gradients: PaintContext['gradients'] // DECISIONS.md, Gradients with a grain of their own
  maxSidePx: number
  /** if the browser cannot write the format */
  fallbackEncode?: (pixels: ImageData, quality: number) => Promise<Blob>
}

const supportByType = new Map<string, boolean>()

/** False in WebKit for WebP: it returns PNG. */
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

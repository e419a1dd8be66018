import type { FormatId } from '../../look/ids'
import { inOrder } from '../../scene/features'
import type { AskedSize } from '../fileSize'
import type { PaintContext } from '../../draw/paintContext'

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

export type { FormatId }

export const FORMATS: Readonly<Record<FormatId, ExportFormat>> = inOrder(
  import.meta.glob<ExportFormat>('./*.ts', { import: 'format', eager: true }),
)

export function isPictureFormat(format: string): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

type Asked = Pick<AskedSize, 'target'> & { format: FormatId }

export function greysOf({ format, target }: Asked): number | undefined {
  return format === 'png' ? target?.greys : undefined
}

const PAPER = '#ffffff' // how greyscale screens show transparency

/** A file has this below its card; undefined: nothing. */
export function groundUnder(asked: Asked): string | undefined {
  return greysOf(asked) ? PAPER : (FORMATS[asked.format].backgroundColour ?? undefined)
}

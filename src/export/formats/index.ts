import type { FormatId } from '../../look/ids'
import { inOrder } from '../../scene/features'
import type { AskedSize } from '../fileSize'
import type { ExportFormat } from '../format'

export type { FormatId }

export const FORMATS: Readonly<Record<FormatId, ExportFormat>> = inOrder(
  import.meta.glob<ExportFormat>('./*.ts', { import: 'format', eager: true }),
)

export function isPictureFormat(format: string): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

type Asked = Pick<AskedSize, 'target'> & { format: FormatId }

/** Returns undefined for colour files. */
export function greysOf({ format, target }: Asked): number | undefined {
  return format === 'png' ? target?.greys : undefined
}

const PAPER = '#ffffff' // how greyscale screens show transparency

/** A file has this below its card; undefined: nothing. */
export function groundUnder(asked: Asked): string | undefined {
  return greysOf(asked) ? PAPER : (FORMATS[asked.format].backgroundColour ?? undefined)
}

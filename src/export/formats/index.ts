import type { FormatId } from '../../look/ids'
import { inOrder } from '../../scene/features'
import type { ExportFormat } from '../format'

export type { FormatId }

export const FORMATS: Readonly<Record<FormatId, ExportFormat>> = inOrder(
  import.meta.glob<ExportFormat>('./*.ts', { import: 'format', eager: true }),
)

export function isPictureFormat(format: string): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

import type { ExportFormat } from '../../export/format'
import { FORMATS, type FormatId } from '../../export/formats'
import { keysOf } from '../../scene/values'

type CommandFormat = Pick<ExportFormat, 'extension' | 'otherExtensions'>

/** Vectors are drawn only by the CLI. */
export const FILE_FORMATS = {
  ...FORMATS,
  pdf: { extension: 'pdf' },
  svg: { extension: 'svg' },
} satisfies Record<string, CommandFormat>

export type FileFormat = keyof typeof FILE_FORMATS

/** by extension, in lower case */
export const FORMAT_OF: Readonly<Record<string, FileFormat>> = Object.fromEntries(
  keysOf(FILE_FORMATS).flatMap((id) => {
    const { extension, otherExtensions = [] }: CommandFormat = FILE_FORMATS[id]
    return [extension, ...otherExtensions].map((known) => [known, id])
  }),
)

export function isPictureFormat(format: FileFormat): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

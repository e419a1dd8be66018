import type { ExportFormat } from '../../export/format'
import { FORMATS, type FormatId } from '../../export/formats'
import { keysOf } from '../../scene/values'

type CommandFormat = Pick<ExportFormat, 'extension' | 'otherExtensions'>

/** What the command writes: the browser's picture files, and vectors, which only it can draw. */
export const FILE_FORMATS = {
  ...FORMATS,
  pdf: { extension: 'pdf' },
  svg: { extension: 'svg' },
} satisfies Record<string, CommandFormat>

export type FileFormat = keyof typeof FILE_FORMATS

/** The format of a file by its name's extension, in small letters. */
export const FORMAT_OF: Readonly<Record<string, FileFormat>> = Object.fromEntries(
  keysOf(FILE_FORMATS).flatMap((id) => {
    const { extension, otherExtensions = [] }: CommandFormat = FILE_FORMATS[id]
    return [extension, ...otherExtensions].map((known) => [known, id])
  }),
)

export function isPictureFormat(format: FileFormat): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

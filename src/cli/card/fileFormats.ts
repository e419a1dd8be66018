import { FORMATS, type FormatId } from '../../export/formats'
import { keysOf } from '../../scene/values'

/** What the command writes: the browser's picture files, and vectors, which only it can draw. */
export const FILE_FORMATS = {
  ...FORMATS,
  pdf: { extension: 'pdf' },
  svg: { extension: 'svg' },
} satisfies Record<string, { extension: string }>

export type FileFormat = keyof typeof FILE_FORMATS

/** The format of a file by its name's extension, in small letters. */
export const FORMAT_OF: Readonly<Record<string, FileFormat>> = {
  ...Object.fromEntries(keysOf(FILE_FORMATS).map((id) => [FILE_FORMATS[id].extension, id])),
  jpeg: 'jpg',
}

export function isPictureFormat(format: FileFormat): format is FormatId {
  return Object.hasOwn(FORMATS, format)
}

import { FORMATS } from '../../export/formats'

/** What the command writes. */
export const FILE_FORMATS = {
  ...FORMATS,
} satisfies Record<string, { extension: string }>

export type FileFormat = keyof typeof FILE_FORMATS

/** The format of a file by its name's extension, in small letters. */
export const FORMAT_OF: Readonly<Record<string, FileFormat>> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
}

import type { TFunction } from 'i18next'
import type { ExportErrorCode } from '../../../export/exportError'
import { FORMATS, type FormatId } from '../../../export/formats'
import { bytesInWords } from '../../../language/bytesInWords'
import type { PictureFile } from '../../../state/pictureFile'
import { tooHeavyWords } from './fitWords'
import { pictureNames } from './pictureNames'

/** What a message says of a finished file; all of it read back from the file. */
export function fileWords({ facts }: PictureFile) {
  const format = Object.values(FORMATS).find(({ mimeType }) => mimeType === facts.mimeType)?.label ?? ''
  return { width: facts.widthPx, height: facts.heightPx, format, size: bytesInWords(facts.bytes) }
}

/** What a visitor has to know of a file besides: it is smaller than asked for, or shows placeholders. */
export function fileRemarks(t: TFunction, picture: PictureFile): string[] {
  const { facts, limitedBy, failedPictures, mostBytes } = picture
  const { width, height } = fileWords(picture)
  return [
    ...(limitedBy ? [t('export.reduced', { width, height })] : []),
    ...(mostBytes !== null && facts.bytes > mostBytes
      ? [tooHeavyWords({ bytes: facts.bytes, mostBytes }, t)]
      : []),
    ...(failedPictures.length > 0
      ? [t('export.blanks', { names: pictureNames(failedPictures, t('pictures.yours')) })]
      : []),
  ]
}

/** What went wrong, and what to do about it. */
export function failureWords(
  t: TFunction,
  code: ExportErrorCode,
  { format, scale }: { format: FormatId; scale: number },
): string {
  if (code === 'empty' && scale === 1) return t('export.failures.emptyAtOne')
  return t(`export.failures.${code}`, { format: FORMATS[format].label })
}
